"""What is played: Game Action cards, powers, tools, Missions, and what their effects do."""
