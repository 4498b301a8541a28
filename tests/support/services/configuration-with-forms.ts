import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { leastScreens } from './least-screens.ts';

/** A form of a test and its texts, the same in every language. */
export interface TestForm {
  document: object;
  texts: object;
}

const usualLanguages: readonly string[] = ['es-ES', 'ca-ES'];

function writeForms(
  house: string,
  forms: Record<string, TestForm>,
  languages = usualLanguages,
): string {
  for (const [name, { document, texts }] of Object.entries(forms)) {
    writeFileSync(join(house, `schemas/forms/${name}.json`), JSON.stringify(document, null, 2));
    for (const language of languages)
      writeFileSync(join(house, `locales/${language}/forms/${name}.json`), JSON.stringify(texts));
  }
  return house;
}

function copyOfTheHouse(links: string[], without: RegExp): string {
  const house = mkdtempSync(join(tmpdir(), 'house-'));
  for (const room of ['schemas', 'locales'])
    cpSync(room, join(house, room), { recursive: true, filter: (path) => !without.test(path) });
  for (const room of links) symlinkSync(resolve(room), join(house, room));
  return house;
}

/** A copy of the configuration with these forms added; returns its folder. */
export function configurationWithForms(forms: Record<string, TestForm>): string {
  const links = ['src', 'openapi', 'tests', 'node_modules', 'package.json'];
  return writeForms(copyOfTheHouse(links, /^$/), forms);
}

/** A copy of the configuration with these conditions and their texts, and with files edited or added; returns its folder. */
export function configurationWithConditions(
  conditions: Record<string, { rule: object; text: string }>,
  edits: Record<string, (value: never) => void>,
): string {
  const links = ['src', 'openapi', 'tests', 'node_modules', 'package.json'];
  const house = copyOfTheHouse(links, /^$/);
  const edit = (path: string, change: (value: never) => void) => {
    const file = join(house, path);
    const value = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
    change(value as never);
    writeFileSync(join(house, path), JSON.stringify(value, null, 2));
  };
  for (const [name, { rule, text }] of Object.entries(conditions)) {
    edit('schemas/conditions.json', (value: { conditions: Record<string, object> }) => {
      value.conditions[name] = rule;
    });
    for (const language of readdirSync(join(house, 'locales')).filter((one) => !one.includes('.')))
      edit(`locales/${language}/conditions.json`, (texts: Record<string, string>) => {
        texts[name] = text;
      });
  }
  for (const [path, change] of Object.entries(edits)) edit(path, change);
  return house;
}

/**
 * A copy of the configuration with only these forms: settings (except home screen and listed pages, which name forms), conditions
 * and texts of the offered languages stay, other forms, wizards, fragments, parts of pages and partners are removed.
 */
export function configurationWithOnly(
  forms: Record<string, TestForm>,
  offered = usualLanguages,
): string {
  const links = ['src', 'openapi', 'node_modules', 'package.json'];
  const without = String.raw`(?:forms|wizards|fragments|screens|partners)\/.+`;
  const unused = String.raw`locales\/(?!${offered.join('|')})..-..(?:\/|$)`;
  const house = copyOfTheHouse(links, new RegExp(`${without}|${unused}`));
  const portal = join(house, 'schemas/portal.json');
  const {
    home: _home,
    homepage: _homepage,
    listedPages: _pages,
    ...settings
  } = JSON.parse(readFileSync(portal, 'utf8'));
  settings.languages.offered = offered;
  writeFileSync(portal, JSON.stringify(settings));
  for (const [file, document] of Object.entries(leastScreens()))
    writeFileSync(join(house, file), JSON.stringify(document));
  return writeForms(house, forms, offered);
}
