import { describe, expect, it } from 'vitest';
import { scrubEvent } from '#consent/scrub-event.ts';
import { scrubText } from '#consent/scrub-text.ts';
import { vectorsOf } from '#tests/domain/vectors.ts';
import { fc } from '#tests/support/description/property-tests.ts';

const validOf = (kind: string) => vectorsOf(kind).valid.map(({ in: input }) => input);

/** The longest text that leaves the browser, in characters. */
const LONGEST = 4_000;

const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJ1c2VyX2lkIjo3fQ.c2lnbmF0dXJlLW9mLWl0';

/** Each kind of secret, and the word that stands for it. */
const secrets: [word: string, values: string[]][] = [
  ['[NIF]', ['dni', 'nie', 'nifKLM', 'cif'].flatMap(validOf)],
  ['[IBAN]', validOf('iban')],
  ['[CUPS]', validOf('cups')],
  ['[e-mail]', ['laura.ferrer+llum@correu.example', "o'neil@sub.dominio.example"]],
  [
    '[telephone]',
    ['612345678', '+34 612 34 56 78', '0034972123456', '972.12.34.56', '+33612345678'],
  ],
  ['[card]', ['4242424242424242', '4242 4242 4242 4242', '3782-822463-10005']],
  [
    '[token]',
    [
      jwt,
      `Bearer ${jwt}`,
      '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b',
      'b6f3a0de-6a52-4c53-9a55-0e5d8d4b3a11',
      'Zm9vYmFyMTIzNDU2Nzg5MEFCQ0RFRkdISUpLTE1OT1A=',
    ],
  ],
];

const cases = secrets.flatMap(([word, values]) => values.map((value) => ({ word, value })));

/** The digits and letters of a value: none of it may be left, however it was written. */
const bare = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();

describe('a scrubbed text identifies no person', () => {
  it.each(cases)('$word for $value', ({ word, value }) => {
    const other = word === '[token]' ? value : value.toLowerCase();
    for (const text of [value, other, encodeURIComponent(value)]) {
      const scrubbed = scrubText(`The field "${text}" was refused: code 17`);
      expect(bare(scrubbed)).not.toContain(bare(value));
      expect(scrubbed).toContain('was refused: code 17');
      expect(scrubbed).toContain(word);
    }
  });

  it('within any words, with gaps, in an address within an address', () => {
    const identifier = fc.constantFrom(...cases.filter(({ word }) => /NIF|IBAN|CUPS/.test(word)));
    const gap = fc.constantFrom('', ' ', '-', '.', '\u00a0', '%20', '+');
    const before = fc.constantFrom('', 'contrato ', '"', '(', '/', 'vat=', 'é: ');
    const after = fc.constantFrom('', ' y más', '"', ')', '/', '&x=1', ', é');
    fc.assert(
      fc.property(
        identifier,
        gap,
        fc.nat(3),
        before,
        after,
        ({ value }, between, times, first, last) => {
          const spaced = (value.match(/.{1,4}/g) ?? []).join(between);
          let text = `${first}${spaced}${last}`;
          for (let round = 0; round < times; round += 1) text = encodeURIComponent(text);
          const plain = decodeURIComponent(scrubText(text).replaceAll(/%(?![0-9a-f]{2})/gi, ''));
          expect(bare(plain)).not.toContain(bare(value));
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('nor does the query or the fragment of an address', () => {
    const text = scrubText(
      'GET https://portal.example/acceso?token=abc&redirect=/x#code=xyz failed',
    );
    expect(text).toBe('GET https://portal.example/acceso?[query] failed');
    expect(scrubText('at /conectar#id_token=abc')).toBe('at /conectar#[fragment]');
  });

  it.each([
    'The page "/contratos/:type/:contract" failed',
    'at https://portal.example/assets/contract-screen-DkXs91aB.js:12:3456',
    'Cannot read properties of undefined (reading "toFixed")',
    '100 % of 64 contracts in 2026, 51,68 €, 5%2',
    'configuration 482cc31257: the setting "consent.months" is broken',
  ])('and stays readable: %s', (text) => {
    expect(scrubText(text)).toBe(text);
  });

  it.each(['1 ', 'ES', '%25', 'a.', 'a@', '?a=', 'aA1-', '%'])(
    'and a hostile one is cut before it is searched: %s, 20,000 times',
    (part) => {
      expect(scrubText(part.repeat(20_000)).length).toBeLessThanOrEqual(LONGEST);
    },
  );
});

it('an event is scrubbed in its texts, keys and numbers, and keeps what the service needs', () => {
  const event = {
    event_id: '9f86d081884c7d659a2feaa0c55ad015',
    timestamp: 1_763_942_400.25,
    message: 'Refused 00000000T',
    exception: {
      values: [
        {
          type: 'TypeError',
          value: `Bearer ${jwt}`,
          stacktrace: { frames: [{ vars: { vat: 'X0000000T' }, lineno: 12 }] },
        },
      ],
    },
    request: { url: 'https://portal.example/facturas?pay=1&token=abc' },
    tags: { 'laura@correu.example': '612 345 678' },
    extra: { deep: [{ phone: 612345678, count: 64 }] },
    contexts: {
      trace: { trace_id: '9f86d081884c7d659a2feaa0c55ad015' },
      page: { iban: 'ES9121000418450200051332' },
    },
  };
  expect(scrubEvent(event)).toEqual({
    ...event,
    message: 'Refused [NIF]',
    exception: {
      values: [
        {
          type: 'TypeError',
          value: 'Bearer [token]',
          stacktrace: { frames: [{ vars: { vat: '[NIF]' }, lineno: 12 }] },
        },
      ],
    },
    request: { url: 'https://portal.example/facturas?[query]' },
    tags: { '[e-mail]': '[telephone]' },
    extra: { deep: [{ phone: '[telephone]', count: 64 }] },
    contexts: { trace: event.contexts.trace, page: { iban: '[IBAN]' } },
  });
});
