"""The cards of Quest for the Masks: frames, backs and a drawing for each."""
