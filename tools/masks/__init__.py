"""What Quest for the Masks brings along for the tools."""
