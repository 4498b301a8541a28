import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** Path of an installed package's command. */
export const binary = (name) => join('node_modules', '.bin', name);

/** Resolves with the exit code of a child, which gets the signals that this process gets. */
export function endOf(child) {
  return new Promise((resolve) => {
    const pass = (signal) => child.kill(signal);
    process.on('SIGINT', pass);
    process.on('SIGTERM', pass);
    child.on('exit', (code) => {
      process.off('SIGINT', pass);
      process.off('SIGTERM', pass);
      resolve(code ?? 1);
    });
  });
}

// npm's own shell shims: on Windows spawn cannot run them without a shell.
const shell = process.platform === 'win32';

/** Runs a command to its end with its output shown; returns the exit code. */
export function run(command, args, env = {}) {
  return endOf(spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env }, shell }));
}

/** Runs a command to its end with its output written to a file; returns the exit code. */
export function runIntoFile(file, command, args) {
  return writeOutput(spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], shell }), file);
}

/**
 * Runs a script of Node to its end; `onMessage` gets what it sends. Its output is written to a file, or shown when
 * there is none. Returns the exit code.
 */
export function runScript(args, { file, env = {}, onMessage = () => {} }) {
  const output = file ? 'pipe' : 'inherit';
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', output, output, 'ipc'],
    env: { ...process.env, ...env },
  });
  child.on('message', onMessage);
  return file ? writeOutput(child, file) : endOf(child);
}

async function writeOutput(child, file) {
  mkdirSync(dirname(file), { recursive: true });
  const output = createWriteStream(file);
  child.stdout.pipe(output, { end: false });
  child.stderr.pipe(output, { end: false });
  const closed = once(child, 'close');
  const code = await endOf(child);
  // A process that the child started and that lives on holds the output open.
  await Promise.race([closed, setTimeout(1000, undefined, { ref: false })]);
  for (const stream of [child.stdout, child.stderr]) stream.destroy();
  await new Promise((resolve) => output.end(resolve));
  return code;
}

const ON_TYPESCRIPT = ['--import', 'tsx'];

/** Runs a TypeScript file of ours on this Node to its end; returns the exit code. */
export const runTs = (file, args = [], env = {}) =>
  run(process.execPath, [...ON_TYPESCRIPT, file, ...args], env);

/** Starts a TypeScript file of ours on this Node: a child that sends and gets messages, and ends when this process does. */
export function startTs(file, env = {}) {
  const child = spawn(process.execPath, [...ON_TYPESCRIPT, file], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...env },
  });
  process.on('exit', () => child.kill());
  return child;
}
