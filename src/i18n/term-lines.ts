import { type ProductTerms, penaltyOf } from '#domain/contract/product-terms.ts';
import type { Texts } from './texts.ts';

/** A term of a contract with its words. */
export interface TermLine {
  id: 'price' | 'duration' | 'renewal' | 'notice' | 'penalty' | 'revision';
  term: string;
  words: string;
}

const percentIn = (language: string, value: number) =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(
    value / 100,
  );

/** The terms of a product in words, one line each, as the summary of a contract has them. */
export function termLines(terms: ProductTerms, { t, language }: Texts): TermLine[] {
  const { price, months, renewal, noticeDays, revision } = terms;
  const penalty = penaltyOf(terms);
  const line = (id: TermLine['id'], words: string) => ({
    id,
    term: t(`contract-terms.names.${id}`),
    words,
  });
  return [
    line('price', t(`contract-terms.price.${price}`)),
    line('revision', t(`contract-terms.revision.${revision}`)),
    line(
      'duration',
      months === null ? t('contract-terms.no-end') : t('contract-terms.months', { count: months }),
    ),
    ...(months === null
      ? []
      : [line('renewal', t(`contract-terms.renewal.${renewal}`, { count: months }))]),
    line(
      'notice',
      noticeDays > 0
        ? t('contract-terms.notice', { count: noticeDays })
        : t('contract-terms.no-notice'),
    ),
    line(
      'penalty',
      penalty > 0
        ? t('contract-terms.penalty', { percent: percentIn(language, penalty) })
        : t('contract-terms.no-penalty'),
    ),
  ];
}

/** The terms of a product on one line, as it stands beside a price. */
export function termsInShort(terms: ProductTerms, { t, language }: Texts): string {
  const { price, months } = terms;
  const penalty = penaltyOf(terms);
  return [
    t(`contract-terms.short.${price}`),
    months === null
      ? t('contract-terms.short.no-end')
      : t('contract-terms.months', { count: months }),
    penalty > 0
      ? t('contract-terms.short.penalty', { percent: percentIn(language, penalty) })
      : t('contract-terms.short.no-penalty'),
  ].join(' · ');
}
