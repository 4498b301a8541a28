import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { firstFailing } from '#config/conditions.ts';
import { loadConfiguration } from '#config/configuration.ts';
import { factsOf } from '#config/facts.ts';
import type { ConfigurationPointer } from '#config/pointer.ts';
import { ConfigurationUnavailable } from '#config/published-file.ts';
import contract from '#schemas/screens/contract.json' with { type: 'json' };
import { emptyFolder, writeConfiguration } from '#tests/tools/fixture.ts';
import { compileConfiguration } from '#tools/config/compile.ts';

/** Answers from files, as a static server does. */
const fetchFile = vi.fn(async (url: string) => {
  const file = fileURLToPath(url);
  if (!existsSync(file)) return new Response('<!doctype html>', { status: 404 });
  return new Response(readFileSync(file, 'utf8'));
});

beforeEach(() => void vi.stubGlobal('fetch', fetchFile.mockClear()));
afterEach(() => void vi.unstubAllGlobals());

async function published() {
  const out = emptyFolder();
  await compileConfiguration({ root: writeConfiguration(), out });
  return { out, baseUrl: `${pathToFileURL(out).href}/` };
}

describe('the published configuration', () => {
  test('answers which conditions hold, with the name of the first that does not', async () => {
    const configuration = await loadConfiguration((await published()).baseUrl);
    const facts = (state: string) =>
      factsOf(configuration.manifest.settings, {}, {}, { contract: { state } });
    expect(firstFailing(['active'], facts('activa'), configuration)).toBeNull();
    expect(firstFailing(['active', 'bill-required'], facts('activa'), configuration)).toBe(
      'bill-required',
    );
    expect(firstFailing(undefined, facts('baixa'), configuration)).toBeNull();
    const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(configuration.holds('constructor', facts('activa'))).toBe(false);
    expect(reported).toHaveBeenCalledOnce();
  });

  test('knows a validator for each setting and each entry of a map, and none for strangers', async () => {
    const { loadSettingValidator } = await loadConfiguration((await published()).baseUrl);
    const settingValidator = await loadSettingValidator();
    expect(settingValidator('contracts.itemsPerPage')?.(0)).toBe(false);
    expect(settingValidator('links.gdpr')?.('https://a.example')).toBe(true);
    expect(settingValidator('contracts.stranger')).toBeUndefined();
    expect(settingValidator('constructor')).toBeUndefined();
  });

  test('reads each form and each text once, when it is needed', async () => {
    const configuration = await loadConfiguration((await published()).baseUrl);
    const [one, two] = await Promise.all([
      configuration.loadForm('change'),
      configuration.loadForm('change'),
    ]);
    expect(two).toBe(one);
    expect(one.submit).toBe('iban-change');
    const before = fetchFile.mock.calls.length;
    expect(await configuration.loadTexts('es-ES')).toMatchObject({ common: { close: 'uno' } });
    await configuration.loadTexts('es-ES');
    expect(await configuration.loadFormTexts('change', 'ca-ES')).toMatchObject({ title: 'A' });
    expect(fetchFile.mock.calls.length - before).toBe(2);
  });

  test('names its version in what it reports from the first word on', async () => {
    const { out, baseUrl } = await published();
    const pointer = readFileSync(join(out, 'current.json'), 'utf8');
    const { manifest, version } = JSON.parse(pointer) as ConfigurationPointer;
    const file = join(out, manifest);
    const { settings, ...others } = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify({ ...others, settings: { ...settings, languages: 1 } }));
    const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
    await loadConfiguration(baseUrl);
    expect(reported.mock.lastCall?.[0]).toContain(`[configuration ${version}] The setting`);
  });

  test('that is older than the documents of pages has the pages as they are delivered', async () => {
    const { out, baseUrl } = await published();
    const { manifest } = JSON.parse(readFileSync(join(out, 'current.json'), 'utf8'));
    const file = join(out, manifest);
    const { screens: _screens, ...older } = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify(older));
    const { screens } = (await loadConfiguration(baseUrl)).manifest;
    expect(screens?.contract).toEqual(contract);
  });

  test('says which file it could not use, after trying twice', async () => {
    const { out, baseUrl } = await published();
    await expect(loadConfiguration(`${baseUrl}elsewhere/`)).rejects.toThrow(
      ConfigurationUnavailable,
    );
    expect(fetchFile).toHaveBeenCalledTimes(2);
    const { manifest } = JSON.parse(
      readFileSync(join(out, 'current.json'), 'utf8'),
    ) as ConfigurationPointer;
    writeFileSync(join(out, manifest), '{ "settings": ');
    await expect(loadConfiguration(baseUrl)).rejects.toMatchObject({
      url: `${baseUrl}${manifest}`,
    });
  });

  test('recovers when a file loads at the second attempt, and a form that failed can be requested again', async () => {
    const { out, baseUrl } = await published();
    fetchFile.mockRejectedValueOnce(new TypeError('network'));
    const configuration = await loadConfiguration(baseUrl);
    const file = join(out, configuration.manifest.texts['es-ES'] ?? '');
    const texts = readFileSync(file, 'utf8');
    writeFileSync(file, '<html>');
    await expect(configuration.loadTexts('es-ES')).rejects.toThrow(ConfigurationUnavailable);
    writeFileSync(file, texts);
    expect(await configuration.loadTexts('es-ES')).toHaveProperty('common');
    await expect(configuration.loadForm('nobody')).rejects.toThrow();
  });
});
