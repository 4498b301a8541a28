import { expect, test } from 'vitest';
import { addTexts, startTexts } from '#i18n/i18n.ts';
import { textsIn } from '#i18n/texts.ts';
import ca from '#locales/ca-ES/studio.json';
import es from '#locales/es-ES/studio.json';
import { differenceWords, subjectWords } from '#studio/client/publish/difference-words.ts';

test('what changes is in the language of the Studio, with names and values as they are', () => {
  startTexts('es-ES', { studio: es });
  addTexts('ca-ES', { studio: ca });
  const words = (what: string, language = 'es-ES', about = 'form change') =>
    differenceWords(textsIn(language), { about, what, partners: [], breaks: [] });
  expect(words('text title (es-ES): "new with text" → nothing')).toBe(
    'texto title (es-ES): "new with text" → nada',
  );
  expect(words('Correo (email): required → optional')).toBe(
    'Correo (email): obligatorio → opcional',
  );
  expect(words('Banc (bank): taken out; the retailer no longer gets it', 'ca-ES')).toBe(
    'Banc (bank): es treu; la comercialitzadora ja no ho rep',
  );
  expect(words('order-of-step: moved to the first place')).toBe(
    'order-of-step: pasa al primer lugar',
  );
  expect(words('support.on: off → on – Whether it is on.', 'es-ES', 'settings')).toBe(
    'support.on: no → sí',
  );
  expect(subjectWords(textsIn('ca-ES'), 'form iban-change')).toBe('Formulari iban-change');
});
