import type { Translate } from '#i18n/texts.ts';
import type { Json } from '#studio/contract.ts';
import type { Comparison } from './comparisons.ts';
import type { ConditionNode } from './condition-node.ts';

/** Words for what conditions are made of. */
export interface ConditionTerms {
  t: Translate;
  fact: (address: string) => string;
  named: (name: string) => string;
  value: (value: Json | undefined, address: string) => string;
}

/** A condition as a sentence without its full stop: `A and (B or not C)`. */
export function sentenceOf(node: ConditionNode, terms: ConditionTerms, isInner = false): string {
  const { t } = terms;
  const words = positiveWords(node, terms, isInner || node.isNot);
  return node.isNot ? t('studio.condition.words.not', { words }) : words;
}

function positiveWords(node: ConditionNode, terms: ConditionTerms, isInner: boolean): string {
  const { t } = terms;
  if (node.kind === 'named')
    return t('studio.condition.words.named', { name: terms.named(node.name) });
  if (node.kind === 'other') return JSON.stringify(node.json);
  if (node.kind === 'fact' && typeof node.comparison.value === 'boolean')
    return t('studio.condition.words.boolean', {
      fact: terms.fact(node.address),
      value: terms.value(node.comparison.value, node.address),
    });
  if (node.kind === 'fact')
    return t('studio.condition.words.line', {
      fact: terms.fact(node.address),
      rule: ruleWords(node.comparison, node.address, terms),
    });
  const parts = node.parts.map((part) => sentenceOf(part, terms, node.parts.length > 1));
  const words = parts.join(` ${t(`studio.condition.${node.way === 'all' ? 'and' : 'or'}`)} `);
  return isInner && parts.length > 1 ? `(${words})` : words;
}

/** What a comparison says of its fact: `is one of A, B`. */
function ruleWords(
  { name, value }: Comparison,
  address: string,
  { t, value: valueWords }: ConditionTerms,
): string {
  const [from, to] = Array.isArray(value) ? value : [value, value];
  return t(`studio.condition.rules.${name}`, {
    value: Array.isArray(value)
      ? value.map((one) => valueWords(one, address)).join(', ')
      : valueWords(value, address),
    from: valueWords(from, address),
    to: valueWords(to, address),
  });
}
