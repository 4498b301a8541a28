import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyFolder, type Files, soundFiles, writeConfiguration } from '#tests/tools/fixture.ts';
import { textsCommand } from '#tools/config/texts/command.ts';

export const common = (language: string) => `locales/${language}/common.json`;

/** The sound configuration with texts that try a table: odd names and characters, plural forms, a partner. */
export function filesWithTexts(): Files {
  const files = soundFiles();
  const changed = (path: string, texts: object) => ({
    [path]: { ...(files[path] as object), ...texts },
  });
  return {
    ...files,
    ...changed(common('es-ES'), { '0.25\\a': 'cuarto', wait: { long: 'un momento' } }),
    ...changed(common('ca-ES'), {
      '0.25\\a': 'quart',
      count_many: '{{count}} de un',
      wait: { long: 'un moment' },
    }),
    'src/app/screen.tsx': `${files['src/app/screen.tsx']} t('common.wait.long'); t('common.0.25'); const own = 'common.';`,
    'schemas/partners/north/portal.json': {},
    'schemas/partners/north/locales/ca-ES/common.json': { close: 'tanca' },
  };
}

/** Runs the command on a configuration and says how it ended. */
export async function texts(root: string, ...args: string[]) {
  const { exitCode, lines } = await textsCommand([...args, '--root', root]);
  return { exitCode, said: lines.join('\n') };
}

/** A table on disk, in a folder of its own. */
export function tableFile(content: string | Buffer): string {
  const file = join(emptyFolder(), 'texts.csv');
  writeFileSync(file, content);
  return file;
}

/** The table that the command makes. */
export async function exported(root: string, ...args: string[]): Promise<string> {
  const file = tableFile('');
  await texts(root, '--out', file, ...args);
  return readFileSync(file, 'utf8');
}

/** Reads a table into a configuration; how that ended, and every file of texts and of settings after it. */
export async function imported(files: Files | string, table: string | Buffer, ...args: string[]) {
  const root = typeof files === 'string' ? files : writeConfiguration(files);
  const before = contents(root);
  const file = tableFile(table);
  const { exitCode, said } = await texts(root, '--in', file, ...args);
  const after = contents(root);
  const paths = Object.keys({ ...before, ...after });
  const changed = paths.filter((path) => before[path] !== after[path]);
  return { exitCode, said: said.replaceAll(file, 'texts.csv'), changed, after };
}

function contents(root: string): Record<string, string> {
  const paths = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    paths.map((path) => [path.slice(root.length + 1), readFileSync(path, 'utf8')]),
  );
}
