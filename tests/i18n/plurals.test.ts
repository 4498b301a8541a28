import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';
import { textsOf } from '#tools/config/fields/text-tree.ts';

const PLURAL = /_(one|other)$/;

/** The texts of a language by file and key: `payment.json debt.sum_one`. */
function textsIn(language: string): Map<string, string> {
  const folder = join('locales', language);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Map(
    files
      .filter((file) => file.endsWith('.json'))
      .flatMap((file) => {
        const texts = textsOf(JSON.parse(readFileSync(join(folder, file), 'utf8')));
        return [...texts].map(([key, { text }]) => [`${file} ${key}`, text] as [string, string]);
      }),
  );
}

const languages = readdirSync('locales', { withFileTypes: true })
  .filter((one) => one.isDirectory())
  .map(({ name }) => name);

/** A text without the words that change before its count: which form is chosen does not hang on them. */
const plain = (text: string) => text.replace(/\{\{count, \w+\}\}/g, '{{count}}');

describe.each(languages)('texts that count in %s', (language) => {
  const texts = textsIn(language);
  const counting = new Set(
    [...texts.keys()].filter((key) => PLURAL.test(key)).map((key) => key.replace(PLURAL, '')),
  );
  const i18n = createInstance();
  void i18n.init({ initAsync: false, lng: language, keySeparator: false, nsSeparator: false });
  for (const [key, text] of texts) i18n.addResource(language, 'translation', key, plain(text));

  it.each([0, 1, 2, 5, 21])('have their form for %i', (count) => {
    const form = new Intl.PluralRules(language).select(count);
    for (const key of counting) {
      const said = i18n.t(key, { count, replace: { count } });
      expect(said, key).not.toBe(key);
      // i18next takes a text of its own for none, where there is one.
      const none = count === 0 ? texts.get(`${key}_zero`) : undefined;
      const own = none ?? texts.get(`${key}_${form}`) ?? '';
      expect(said, key).toBe(plain(own).replaceAll('{{count}}', String(count)));
    }
  });
});

/** Said only where there is at least one, so that the singular of French, which is also that of 0, never stands for none. */
const NEVER_OF_NONE = [
  'batteries.json download',
  'batteries.json title',
  'comparison.json bill',
  'consumption.json gaps.daily',
  'consumption.json gaps.hourly',
  'consumption.json gaps.monthly',
  'consumption.json gaps.quarter-hourly',
  'content.json coupons.title',
  'contracts.json debt.oldest',
  'contracts.json detail.more',
  'contracts.json power.why.unknown',
  // Hours of the clock.
  'errors.json moment.date',
  'errors.json moment.today',
  'errors.json moment.tomorrow',
  'errors.json moment.yesterday',
  'invoice-chart.json others',
  'invoices.json list.pick.found',
  'invoices.json list.pick.page',
  'invoices.json list.sum.all',
  'invoices.json list.sum.shown',
  'invoices.json several.nothing',
  'invoices.json several.partly',
  'invoices.json several.retry',
  'invoices.json several.saved',
  'overview.json attention.next',
  'overview.json attention.owed',
  'overview.json consumption.days',
  'payment.json debt.further',
  'payment.json problems.rate_limit.wait',
  'requests.json detail.news',
];

it('French, which counts 0 as one, names no number only where there is one at least', () => {
  const silent = [...textsIn('fr-FR')]
    .filter(([key, text]) => key.endsWith('_one') && !text.includes('{{count}}'))
    .map(([key]) => key.replace(PLURAL, ''));
  expect(silent.toSorted()).toEqual(NEVER_OF_NONE);
});
