import { type ParseArgsConfig, parseArgs } from 'node:util';
import { didYouMean } from './analysis/closest-name.ts';

type Options<T extends ParseArgsConfig> = ReturnType<typeof parseArgs<T>>;

/** Options and positionals of a command. Throws an Error of one line for an option that is unknown or lacks its value. */
export function readOptions<T extends ParseArgsConfig>(config: T): Options<T> {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new Error(inWords(error, Object.keys(config.options ?? {})));
  }
}

/** `readOptions` for a command: says what is wrong in one line and ends the process with exit code 2. */
export function commandLine<T extends ParseArgsConfig>(config: T): Options<T> {
  try {
    return readOptions(config);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
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
