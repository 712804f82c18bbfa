"""The box of Quest for the Masks and its sisters."""
