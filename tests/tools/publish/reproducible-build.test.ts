import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { exhaustive } from '#tests/support/environment/exhaustive.ts';

const outside = mkdtempSync(join(tmpdir(), 'lluerna-builds-'));
afterAll(() => rmSync(outside, { recursive: true, force: true }));

/** Builds the portal in a time zone; returns the folder and what was printed. */
function build(name: string, timeZone: string, ...options: string[]) {
  const folder = join(outside, name);
  const printed = execFileSync(
    process.execPath,
    ['--import', 'tsx', 'tools/build.ts', '--out', folder, ...options],
    {
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: '', SOURCE_DATE_EPOCH: '1764547200', TZ: timeZone },
    },
  );
  return { folder, printed };
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length))
    .sort();

/** Throws of the portal's own code in a script, and the lines of the sources to which its map leads. */
function tracedThrows(script: string, map: SourceMap): string[] {
  const { sources, sourcesContent = [] } = map.payload as unknown as {
    sources: string[];
    sourcesContent?: string[];
  };
  return readFileSync(script, 'utf8')
    .split('\n')
    .flatMap((line, row) =>
      [...line.matchAll(/throw (?:new )?(?:Type)?Error\(/g)].map(({ index }) => {
        const { originalSource = '', originalLine = 0 } = map.findEntry(row, index) as {
          originalSource?: string;
          originalLine?: number;
        };
        const text = sourcesContent[sources.indexOf(originalSource)] ?? '';
        return text.split('\n')[originalLine] ?? '';
      }),
    );
}

describe.runIf(exhaustive)('Two builds', () => {
  it('have the same bytes, with and without source maps, which lead from a failure to its line', () => {
    const plain = build('plain', 'Pacific/Auckland');
    const mapped = build('elsewhere/mapped', 'America/Lima', '--source-maps');

    const files = filesIn(plain.folder);
    expect(files).toContain('/config/pages/index.html');
    expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
    expect(filesIn(mapped.folder)).toEqual(files);
    const differing = files.filter(
      (file) =>
        !readFileSync(join(plain.folder, file)).equals(readFileSync(join(mapped.folder, file))),
    );
    expect(differing).toEqual([]);

    const [, maps = '', dist = ''] =
      /Source maps: (\S+) \(release lluerna@[\d.]+, dist (\S+)\)/.exec(mapped.printed) ?? [];
    expect(readFileSync(join(mapped.folder, 'index.html'), 'utf8')).toContain(`-${dist}.js"`);
    const traced = readdirSync(maps).flatMap((name) => {
      const map = new SourceMap(JSON.parse(readFileSync(join(maps, name), 'utf8')));
      return tracedThrows(join(mapped.folder, 'assets', name.replace(/\.map$/, '')), map);
    });
    expect(traced.length).toBeGreaterThan(100);
    expect(traced.filter((line) => !line.includes('throw'))).toEqual([]);
  });
});
