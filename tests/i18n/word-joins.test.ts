import { describe, expect, it } from 'vitest';
import { addTexts, i18n } from '#i18n/i18n.ts';
import { formatsFor } from '#i18n/language-formats.ts';
import { textsIn } from '#i18n/texts.ts';
import { wordJoins } from '#i18n/word-joins.ts';

/** Catalan numbers as they are spoken (Gramàtica de l’IEC, 17.2): what is elided before is heard, not written. */
const UNITS =
  'zero u dos tres quatre cinc sis set vuit nou deu onze dotze tretze catorze quinze'.split(' ');
const TEENS = 'setze disset divuit dinou'.split(' ');
const TENS = 'vint trenta quaranta cinquanta seixanta setanta vuitanta noranta'.split(' ');

function spoken(number: number): string {
  if (number === 100) return 'cent';
  return [...UNITS, ...TEENS][number] ?? String(TENS[Math.floor(number / 10) - 2]);
}

const elides = (word: string): boolean => 'aeiou'.includes(word.charAt(0));

const { el, del, al, pel, de } = wordJoins('ca-ES');
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('Catalan words before a value', () => {
  it('elide before the days that begin with a vowel, on every day of a year, in every width', () => {
    const { date, longDate, shortDay, dateTime } = formatsFor('ca-ES');
    const start = Date.UTC(2026, 0, 1);
    for (let day = 0; day < 365; day++) {
      const iso = new Date(start + day * 86_400_000).toISOString().slice(0, 10);
      const isElided = elides(spoken(Number(iso.slice(8))));
      for (const text of [date(iso), longDate(iso), shortDay(iso), dateTime(`${iso}T10:42`)])
        expect([el(text), del(text), al(text)]).toEqual(
          isElided
            ? [`l’${text}`, `de l’${text}`, `a l’${text}`]
            : [`el ${text}`, `del ${text}`, `al ${text}`],
        );
    }
  });

  it('elide before the percentages that begin with a vowel, from 0 to 100', () => {
    const { percent } = formatsFor('ca-ES');
    for (let whole = 0; whole <= 100; whole++) {
      const text = percent(whole / 100);
      expect(el(text)).toBe(elides(spoken(whole)) ? `l’${text}` : `el ${text}`);
    }
  });

  it.each([
    ['1,5 kW', 'd’1,5 kW'],
    ['1.500 kWh', 'de 1.500 kWh'],
    ['11.500 kWh', 'd’11.500 kWh'],
    ['1.000.000 €', 'd’1.000.000 €'],
    ['111 kWh', 'de 111 kWh'],
    ['2026', 'de 2026'],
    ['Avinguda Diagonal, 12', 'd’Avinguda Diagonal, 12'],
    ['Energia Municipal', 'd’Energia Municipal'],
    ['Hostalets', 'd’Hostalets'],
    ['Iolanda', 'de Iolanda'],
    ['«Àgora»', 'd’«Àgora»'],
    ['Carrer Nou, 1', 'de Carrer Nou, 1'],
  ])('"de" before %s is %s', (value, text) => {
    expect(de(value)).toBe(text);
  });

  it('stand in a text after another format, and begin a sentence', () => {
    addTexts('ca-ES', { joins: { day: '{{day, longDate, el, capital}} o {{count, pel}}' } });
    expect(plain(textsIn('ca-ES')('joins.day', { day: '2026-05-11', count: 3 }))).toBe(
      'L’11 de maig del 2026 o pel 3',
    );
    expect(pel('11 de maig')).toBe('per l’11 de maig');
    i18n.removeResourceBundle('ca-ES', 'translation');
  });
});

it.each([
  ['fr-FR', 'Énergie', 'd’Énergie'],
  ['fr-FR', 'Yvette', 'd’Yvette'],
  ['fr-FR', 'Yann', 'de Yann'],
  ['fr-FR', '11 kW', 'de 11 kW'],
  ['es-ES', 'Energía', 'de Energía'],
  ['gl-ES', '11 kW', 'de 11 kW'],
])('"de" of %s before %s is %s', (language, value, text) => {
  expect(wordJoins(language).de(value)).toBe(text);
});
