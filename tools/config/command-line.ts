import { type ParseArgsConfig, parseArgs } from 'node:util';
import { didYouMean } from './closest-name.ts';

/**
 * Options and positionals of a command of configuration owners. For an option that the command does not have, or one
 * without its value, it says so in one line and ends the process with exit code 2.
 */
export function commandLine<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    console.error(inWords(error, Object.keys(config.options ?? {})));
    process.exit(2);
  }
}

function inWords(error: unknown, options: readonly string[]): string {
  const message = error instanceof Error ? error.message : String(error);
  const [, unknown] = /^Unknown option '(-[^']*)'/.exec(message) ?? [];
  if (unknown === undefined) return message.split('\n')[0] ?? message;
  const names = options.map((name) => `--${name}`);
  return `There is no option ${unknown}${didYouMean(unknown, names)}. There are: ${names.join(', ')}`;
}
