import { readOptions } from '#tools/config/command-line.ts';
import { LANGUAGE_NAME } from '#tools/config/sources/stray-files.ts';

const USE =
  'npm run config:texts -- --out FILE or --in FILE [--dry-run], with [--languages ca-ES,de-DE] [--partner X]';

/** A command that cannot be run, in one line. */
export class UseError extends Error {}

export type Options = ReturnType<typeof optionsOf>;

/** The options of `npm run config:texts`. Throws a UseError for those that are unknown or do not go together. */
export function optionsOf(args: string[]) {
  const { values } = orUseError(() =>
    readOptions({
      args,
      options: {
        in: { type: 'string' },
        out: { type: 'string' },
        languages: { type: 'string' },
        partner: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        root: { type: 'string', default: '.' },
      },
    }),
  );
  const { in: table, out, 'dry-run': dryRun } = values;
  if ((table === undefined) === (out === undefined) || (dryRun && out !== undefined))
    throw new UseError(USE);
  const languages = values.languages?.split(',').map((name) => name.trim());
  const wrong = languages?.find((name) => !LANGUAGE_NAME.test(name));
  if (wrong !== undefined)
    throw new UseError(`"${wrong}" names no language: one is named as es-ES`);
  return { ...values, languages, table, dryRun };
}

/** The result of an action; throws its error as a UseError in one line: options and files are the caller's to correct. */
export function orUseError<Result>(action: () => Result): Result {
  try {
    return action();
  } catch (error) {
    const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new UseError(line);
  }
}
