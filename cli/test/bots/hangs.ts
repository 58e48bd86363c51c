// A program that takes its seat and says nothing.
setInterval(() => undefined, 60_000);
