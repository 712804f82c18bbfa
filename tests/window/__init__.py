"""The real program in a real window, driven by a real mouse and real keys."""
