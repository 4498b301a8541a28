import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { TextTree } from '#config/configuration-types.ts';
import { longLanguage, longText } from '#workbench/preview/long-text.ts';

it('makes a text about four times as long, accents and all, and shows where it ends', () => {
  expect(longText('Información útil')).toBe(
    '[Información útil Información útil Información útil Información útil]',
  );
});

it('leaves what is put in, and what is no word', () => {
  expect(longText('Hola, {{name}}')).toBe('[Hola, {{name}} Hola, Hola, Hola,]');
  expect(longText('{{start, longDate}} – {{end, longDate}}')).toBe(
    '{{start, longDate}} – {{end, longDate}}',
  );
  expect(longText('')).toBe('');
});

it('makes nothing longer twice', () => {
  expect(longText(longText('Guardar'))).toBe(longText('Guardar'));
});

it('reaches every text of a language but addresses and the panel, under the same keys', () => {
  const folder = 'locales/es-ES';
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  const texts = Object.fromEntries(
    files.map((file) => [
      file.replace('.json', ''),
      JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as TextTree,
    ]),
  );
  const long = longLanguage(texts);
  expect(long.routes).toEqual(texts.routes);
  expect(long.preview).toEqual(texts.preview);
  expect(Object.keys(long.invoices as TextTree)).toEqual(Object.keys(texts.invoices as TextTree));
  const placeholders = (tree: unknown) => JSON.stringify(tree).match(/\{\{[^}]*\}\}/g);
  expect(placeholders(long)).toEqual(placeholders(texts));
  const { frame, contracts } = long as Record<string, TextTree>;
  expect(JSON.stringify([frame, contracts]).length).toBeGreaterThan(
    3 * JSON.stringify([texts.frame, texts.contracts]).length * 0.7,
  );
});
