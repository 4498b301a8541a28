import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readPointer } from '#config/configuration.ts';
import { edited, emptyFolder, soundFiles, writeConfiguration } from '#tests/tools/fixture.ts';
import { compileConfiguration } from '#tools/config/compile.ts';
import { publishedVersion } from '#tools/config/publish/published-pointer.ts';
import { callOff, rollBack, versionsInWords } from '#tools/config/publish/rollback.ts';

const december = '2026-12-01T00:00:00+01:00';
const otherText = (text: string) =>
  edited(soundFiles(), 'locales/es-ES/common.json', (texts: Record<string, string>) => {
    texts.close = text;
  });

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-27T12:00:00Z') }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function planned() {
  const out = emptyFolder();
  const first = await compileConfiguration({ root: writeConfiguration(), out });
  const next = await compileConfiguration({
    root: writeConfiguration(otherText('Cerrar por Navidad')),
    ...{ out, from: december, note: { author: 'Ana', reason: 'campaign of Christmas' } },
  });
  return { out, first: first.version, next: next.version };
}

/** The lines of the log of publications. */
const logOf = (out: string) =>
  readFileSync(join(out, 'private/published.log'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

/** What a page of a customer reads from the folder. */
function versionOfPage(out: string): Promise<string> {
  vi.stubGlobal('fetch', async () => new Response(readFileSync(join(out, 'current.json'), 'utf8')));
  return readPointer('http://portal.test/config/').then(({ version }) => version);
}

describe('a version that is published for a time', () => {
  test('counts from then on, for pages and for the tools', async () => {
    const { out, first, next } = await planned();
    expect([publishedVersion(out), await versionOfPage(out)]).toEqual([first, first]);
    expect(versionsInWords(out).join()).toContain(`from ${december}`);
    vi.setSystemTime(Date.parse(december));
    expect([publishedVersion(out), await versionOfPage(out)]).toEqual([next, next]);
  });

  test('remains planned when another one is published before', async () => {
    const { out, next } = await planned();
    const root = writeConfiguration(otherText('Cierre'));
    const { version } = await compileConfiguration({ root, out });
    expect(publishedVersion(out)).toBe(version);
    vi.setSystemTime(Date.parse(december));
    expect(publishedVersion(out)).toBe(next);
  });

  test('ends where the present one is planned again, which the log says too', async () => {
    const { out, first, next } = await planned();
    const from = '2027-01-07T00:00:00+01:00';
    await compileConfiguration({ root: writeConfiguration(), out, from });
    expect(logOf(out).at(-1)).toMatchObject({ version: first, before: next, from });
    vi.setSystemTime(Date.parse(from) - 1);
    expect(publishedVersion(out)).toBe(next);
    vi.setSystemTime(Date.parse(from));
    expect(publishedVersion(out)).toBe(first);
  });

  test('takes the place of one that was planned for the same time', async () => {
    const { out } = await planned();
    const root = writeConfiguration(otherText('Cierre'));
    const { version } = await compileConfiguration({ root, out, from: december });
    vi.setSystemTime(Date.parse(december));
    expect(publishedVersion(out)).toBe(version);
  });

  test('is called off by a rollback', async () => {
    const { out, first } = await planned();
    rollBack(out, first);
    vi.setSystemTime(Date.parse(december));
    expect(publishedVersion(out)).toBe(first);
  });

  test('is called off alone, which the log says; the one that is planned after it remains', async () => {
    const { out, first } = await planned();
    const root = writeConfiguration(otherText('Cierre'));
    const later = '2027-01-07T00:00:00+01:00';
    const { version } = await compileConfiguration({ root, out, from: later });
    expect(callOff(out, later.replace('2027', '2028'))).toBe(false);
    expect(callOff(out, '2026-11-30T23:00:00Z', { author: 'Pau' })).toBe(true);
    expect(logOf(out).at(-1)).toMatchObject({ version: first, author: 'Pau' });
    vi.setSystemTime(Date.parse(december));
    expect([publishedVersion(out), await versionOfPage(out)]).toEqual([first, first]);
    vi.setSystemTime(Date.parse(later));
    expect(publishedVersion(out)).toBe(version);
  });

  test.each([
    ['2026-11-27T12:00:00Z', 'has passed'],
    ['2026-12-01', 'is no time'],
    ['2026-12-01T00:00:00', 'is no time'],
    ['2026-13-01T00:00:00Z', 'is no time'],
  ])('is refused from %s', async (from, words) => {
    const { out, first } = await planned();
    const root = writeConfiguration(otherText('Cierre'));
    await expect(compileConfiguration({ root, out, from })).rejects.toThrow(words);
    expect(publishedVersion(out)).toBe(first);
  });

  test('is refused where nothing is published, and where servers would send other headers', async () => {
    const root = writeConfiguration();
    const nothing = compileConfiguration({ root, out: emptyFolder(), from: december });
    await expect(nothing).rejects.toThrow('Nothing is published');
    const { out } = await planned();
    const headers = edited(
      soundFiles(),
      'schemas/deployment.json',
      (file: { headers: Record<string, string> }) => {
        file.headers['X-Brand'] = 'other';
      },
    );
    const other = compileConfiguration({ root: writeConfiguration(headers), out, from: december });
    await expect(other).rejects.toThrow('deployment.json differs');
  });
});

test('the log says who published, why, and what changes for customers, of a rollback too', async () => {
  const { out, first, next } = await planned();
  vi.setSystemTime(Date.parse(december));
  rollBack(out, first, { note: { author: 'Joan', reason: 'a wrong text' } });
  const [initial, ahead, back] = logOf(out);
  expect(initial).not.toHaveProperty('difference');
  expect(ahead).toMatchObject({
    ...{ version: next, before: first, from: december, author: 'Ana' },
    reason: 'campaign of Christmas',
    difference: [expect.stringMatching(/^texts.*"Cerrar por Navidad"/)],
  });
  expect(back).toMatchObject({
    ...{ version: first, before: next, author: 'Joan', reason: 'a wrong text' },
    difference: [expect.stringMatching(/^texts.*"Cerrar por Navidad" →/)],
  });
  expect(versionsInWords(out)[0]).toMatch(/^→ .*the retailer {2}Joan {2}a wrong text$/);
});

test('the log compares what customers of a folder get, though it turns to a partner', async () => {
  const out = emptyFolder();
  const partner = { 'schemas/partners/p/portal.json': { fileUploadSizeLimit: 7 } };
  const root = writeConfiguration({ ...soundFiles(), ...partner });
  await compileConfiguration({ root, out });
  await compileConfiguration({ root, out, partner: 'p' });
  expect(logOf(out).at(-1).difference).toEqual([expect.stringContaining('fileUploadSizeLimit')]);
});
