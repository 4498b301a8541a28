// Nothing has a height here, and a list draws at once what a window has place for: all that a test reads of it.
window.innerHeight = 100_000;
