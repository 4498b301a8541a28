import { expect, test } from 'vitest';
import { type Files, soundFiles, writeConfiguration } from '#tests/tools/fixture.ts';
import { checkConfiguration } from '#tools/config/check.ts';
import { printDiagnostic } from '#tools/config/diagnostic.ts';

const glossary = {
  except: ['common.quoted'],
  style: {
    buttons: { longest: 24 },
    calls: { words: { 'es-ES': ['llámenos'] }, except: ['common.beside'] },
    colons: { words: { 'es-ES': ['de', 'del'] } },
  },
  terms: {
    invoice: {
      words: { 'es-ES': 'factura' },
      avoid: { 'es-ES': ['recibo', 'impag*'] },
      except: ['common.of-payment'],
    },
  },
};

/** The sound configuration with the glossary and these texts, all of which a screen shows, and the button `common.press`. */
function withTexts(texts: Record<string, string>, more: Files = {}): Files {
  const files = soundFiles();
  const before = files['locales/es-ES/common.json'] as object;
  const calls = Object.keys(texts).map((key) => `t('common.${key}');`);
  return {
    ...files,
    'locales/glossary.json': glossary,
    'locales/es-ES/common.json': { ...before, ...texts },
    'locales/ca-ES/common.json': { ...before, ...texts },
    'src/app/screen.tsx': `${files['src/app/screen.tsx']} ${calls.join(' ')}
      const a = <Button aria-label={t('common.heard')}>{t('common.press')}</Button>;
      const b = <a className="btn">{isLong ? t('common.link') : <b className="visually-hidden">{t('common.heard')}</b>}</a>;`,
    ...more,
  };
}

const check = async (texts: Record<string, string>, more?: Files) =>
  (await checkConfiguration(writeConfiguration(withTexts(texts, more))))
    .map(printDiagnostic)
    .filter((line) => line.includes('locales/') && /warning: (?!nothing)/.test(line));

test('a word that the glossary avoids is named with the word to write, but for excepted texts', async () => {
  const found = await check({
    close: 'Su Recibo',
    heard: 'Ha quedado impagada',
    press: 'Recibos',
    quoted: 'El recibo del IBI',
    'of-payment': 'Recibo del pago',
  });
  expect(found).toEqual([
    expect.stringMatching(/^locales\/es-ES\/common\.json:.*avoids "recibo".*write "factura"/),
    expect.stringMatching(/^locales\/es-ES\/common\.json:.*avoids "impag\*"/),
  ]);
});

test('a partner changes the terms of the glossary', async () => {
  const own = { terms: { invoice: { avoid: { 'es-ES': null } } } };
  const locales = 'schemas/partners/migjorn/locales';
  const found = await check(
    { close: 'Cerrar' },
    {
      [`${locales}/glossary.json`]: own,
      [`${locales}/es-ES/common.json`]: { close: 'Su recibo' },
    },
  );
  expect(found).toEqual([]);
});

test('a button of more than 24 characters is named, a text that is only heard is not', async () => {
  const long = 'Descargar todas las facturas';
  const found = await check({
    press: long,
    heard: long,
    link: 'Pagar {{amount}} ahora mismo sí',
    close: long,
  });
  expect(found.filter((line) => line.includes('es-ES'))).toEqual([
    expect.stringMatching(/"Descargar todas las facturas" has 28 characters/),
    expect.stringMatching(/"Pagar \{\{amount\}\} ahora mismo sí" has 29 characters/),
  ]);
});

test('a sentence that sends customers to the telephone has the number; a title has none', async () => {
  const found = await check({
    close: 'No hemos podido. Llámenos.',
    press: 'Llámenos',
    heard: 'Llámenos al {{phone}}.',
    beside: 'Llámenos y lo miramos.',
  });
  expect(found).toEqual([expect.stringMatching(/common\.json:2:.*"llámenos" without the number/)]);
});

test('a colon and a value follow no preposition', async () => {
  const found = await check({ close: 'Cuenta de: {{a}}', press: 'País: {{a}}', heard: 'De: todo' });
  expect(found).toEqual([expect.stringMatching(/follows the preposition "de"/)]);
});
