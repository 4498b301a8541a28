import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** Path of an installed package's command. */
export const binary = (name) => join('node_modules', '.bin', name);

/** Runs a command to its end with its output shown; returns the exit code. */
export function run(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: 'inherit',
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    });
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

/** Runs a TypeScript file of ours on this Node. */
export const runTs = (file, args = [], env = {}) =>
  run(process.execPath, ['--import', 'tsx', file, ...args], env);
