"""Those who choose by themselves. They get an observation, and nothing else."""
