/** A terminal shows one line that changes; a log gets a line from time to time. */
const isTerminal = Boolean(process.stdout.isTTY) && !process.env.CI;
const EVERY_MS = isTerminal ? 250 : 30_000;

/** Seconds since a time. */
export const secondsSince = (time) => `${((Date.now() - time) / 1000).toFixed(0)} s`;

const erase = () => {
  if (isTerminal) process.stdout.write('\r\u001b[2K');
};

/** Shows that a step runs, and how far it is, until `end`; `say` prints a line of its own meanwhile. */
export function showProgress(name, describe) {
  const startedAt = Date.now();
  const print = () => {
    const line = [`· ${name}`, secondsSince(startedAt), describe()].filter(Boolean).join('  ');
    if (!isTerminal) console.log(line);
    else process.stdout.write(`\r\u001b[2K${line.slice(0, (process.stdout.columns ?? 80) - 1)}`);
  };
  if (isTerminal) print();
  const timer = setInterval(print, EVERY_MS);
  return {
    say: (line) => {
      erase();
      console.log(line);
    },
    end: (line) => {
      clearInterval(timer);
      erase();
      console.log(line);
    },
  };
}

/** The same of a step whose whole output is shown. */
export function showOutput(name) {
  console.log(`\n── ${name}`);
  return { say: () => {}, end: (line) => console.log(line) };
}
