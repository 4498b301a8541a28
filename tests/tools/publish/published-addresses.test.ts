import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { edited, emptyFolder, soundFiles, writeConfiguration } from '#tests/tools/fixture.ts';
import { compileConfiguration } from '#tools/config/compile.ts';
import { addressPatterns } from '#tools/config/publish/published-addresses.ts';
import { rollBack } from '#tools/config/publish/rollback.ts';

const isKnown = (patterns: readonly string[], path: string) =>
  patterns.some((pattern) => new RegExp(pattern, 'iu').test(path));

/** Whether each path is a page of the publication in a folder. */
const knownIn = (folder: string, ...paths: string[]) =>
  paths.map((path) =>
    isKnown(JSON.parse(readFileSync(join(folder, 'private/addresses.json'), 'utf8')), path),
  );

/** The sound configuration with another path of the login. */
const withLogin = (path: string) =>
  edited(soundFiles(), 'locales/es-ES/routes.json', (routes: Record<string, string>) => {
    routes.login = path;
  });

test('a path with parameters is an address, and so is what stands before them', () => {
  const patterns = addressPatterns([
    { home: '/', contract: '/contratos/:kind/:name', 'claims.2': '/reclamació/v1.0' },
  ]);
  const known = ['/', '/contratos', '/contratos/', '/Contratos/gas/1.b', '/reclamació/v1.0'];
  const unknown = ['/contratos/gas', '/contratos/gas/1/x', '/contratos//1', '/reclamació/v1x0'];
  expect(known.filter((path) => !isKnown(patterns, path))).toEqual([]);
  expect(unknown.filter((path) => isKnown(patterns, path))).toEqual([]);
});

test('a publication names its addresses in every language, and a rollback those of its version', async () => {
  const out = emptyFolder();
  const before = await compileConfiguration({
    root: writeConfiguration(withLogin('/entrada')),
    out,
  });
  const [language] = Object.keys(soundFiles()).filter((file) => /ca-ES\/routes/.test(file));
  const { login } = soundFiles()[language ?? ''] as { login: string };
  expect(knownIn(out, '/entrada', login, '/puerta')).toEqual([true, true, false]);
  await compileConfiguration({ root: writeConfiguration(withLogin('/puerta')), out });
  expect(knownIn(out, '/entrada', login, '/puerta')).toEqual([false, true, true]);
  rollBack(out, before.version);
  expect(knownIn(out, '/entrada', '/puerta')).toEqual([true, false]);
});

test('the addresses of a planned version are known before it counts', async () => {
  const out = emptyFolder();
  await compileConfiguration({ root: writeConfiguration(withLogin('/entrada')), out });
  const root = writeConfiguration(withLogin('/puerta'));
  const from = new Date(Date.now() + 3_600_000).toISOString().replace(/\.\d+/, '');
  await compileConfiguration({ root, out, from });
  expect(knownIn(out, '/entrada', '/puerta')).toEqual([true, true]);
});
