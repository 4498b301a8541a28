import { marked } from 'marked';
import { afterEach, expect, it } from 'vitest';
import { addFormTexts, addTexts, i18n } from '#i18n/i18n.ts';
import { textsIn } from '#i18n/texts.ts';
import { markTexts, showText, sourceText } from '#workbench/edit/marked-texts.ts';
import { hasMark, keysIn, withMark, withoutMarks } from '#workbench/edit/text-marks.ts';

const LANGUAGE = 'oc-ES';
const t = textsIn(LANGUAGE);
let restore = () => {};

function showMarked(texts: Parameters<typeof addTexts>[1]): void {
  addTexts(LANGUAGE, texts);
  restore = markTexts();
}

afterEach(() => {
  restore();
  restore = () => {};
  i18n.removeResourceBundle(LANGUAGE, 'translation');
});

it('a text carries its key where no one sees it, and is itself again without', () => {
  const text = withMark('¿Qué hay?', 'help.title');
  expect(keysIn(text)).toEqual(['help.title']);
  expect(withoutMarks(text)).toBe('¿Qué hay?');
  expect(text.trim()).toBe(text);
  expect(text).toContain('hay');
  expect(new Intl.Collator('es').compare(text, '¿Qué hay?')).toBe(0);
  expect(withMark(text, 'help.title')).toBe(text);
});

it('texts that are put together each have their key, the one around the others last', () => {
  const inner = withMark('la luz', 'frame.light');
  const many = Array.from({ length: 300 }, (_, at) => withMark('x', `many.key-${at}`));
  expect(keysIn(many.join(' '))).toHaveLength(300);
  expect(keysIn(withMark(`Precio de ${inner}`, 'prices.of'))).toEqual(['frame.light']);
  showMarked({ prices: { of: 'Precio de {{what}}' } });
  expect(keysIn(t('prices.of', { what: inner }))).toEqual(['frame.light', 'prices.of']);
});

it('what has no words has no mark', () => {
  for (const text of ['', '—', '{{from}}–{{to}}', '{{n}} %'])
    expect(withMark(text, 'common.x')).toBe(text);
});

it('each paragraph of a text in Markdown has its key, and looks as before', () => {
  const text = [
    '## Cómo se paga',
    '',
    'Con **tarjeta.** O por [su banco](https://example.com/banco).',
    '',
    '- Una vez',
    '- *Cada mes*',
  ].join('\n');
  const html = String(marked.parse(withMark(text, 'pages.pay.body')));
  expect(withoutMarks(html)).toBe(marked.parse(text));
  for (const line of ['Cómo se paga', 'su banco', 'Una vez', 'Cada mes'])
    expect(html.split('<').find((part) => part.includes(line))).toSatisfy(hasMark);
});

it('every text of the store has its key, with plural and context, but addresses and the preview’s own', () => {
  showMarked({
    home: { owed_one: 'Una factura', owed_other: '{{count}} facturas', title_closed: 'Cerrado' },
    routes: { home: '/inicio' },
    preview: { title: 'Vista previa' },
  });
  addFormTexts(LANGUAGE, 'iban-change', { fields: { iban: { label: 'IBAN nuevo' } } });
  expect(keysIn(t('home.owed', { count: 1 }))).toEqual(['home.owed_one']);
  expect(keysIn(t('home.owed', { count: 3 }))).toEqual(['home.owed_other']);
  expect(withoutMarks(t('home.owed', { count: 3 }))).toBe('3 facturas');
  expect(keysIn(t('home.title', { context: 'closed' }))).toEqual(['home.title_closed']);
  expect(keysIn(t('forms.iban-change.fields.iban.label'))).toEqual([
    'forms.iban-change.fields.iban.label',
  ]);
  for (const key of ['routes.home', 'preview.title']) expect(t(key)).not.toSatisfy(hasMark);
  restore();
  expect(t('home.owed', { count: 3 })).toBe('3 facturas');
  expect(t('forms.iban-change.fields.iban.label')).toBe('IBAN nuevo');
});

it('a text is known as it is written, and another shows in its place', () => {
  const own = { home: { title: 'Hola, {{name}}', end: 'Adiós' } };
  showMarked(own);
  expect(sourceText(LANGUAGE, 'home.title')).toBe('Hola, {{name}}');
  showText(LANGUAGE, 'home.title', 'Buenos días, {{name}}');
  expect(withoutMarks(t('home.title', { name: 'Ana' }))).toBe('Buenos días, Ana');
  expect(keysIn(t('home.title', { name: 'Ana' }))).toEqual(['home.title']);
  expect(withoutMarks(t('home.end'))).toBe('Adiós');
  expect(own.home.title).toBe('Hola, {{name}}');
  expect(sourceText(LANGUAGE, 'home.nothing')).toBeUndefined();
});
