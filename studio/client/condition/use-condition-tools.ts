import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { dayNumber } from '#config/facts.ts';
import { useTexts } from '#i18n/texts.ts';
import type { SearchOption } from '#studio/client/look/search-options.ts';
import { useStudio } from '#studio/client/state/studio.ts';
import { useRevision } from '#studio/client/state/use-revision.ts';
import { useFieldWords } from '#studio/client/theme/field-words.ts';
import type { ConditionFact, ConditionParts } from '#studio/conditions-contract.ts';
import type { Json, JsonObject } from '#studio/contract.ts';
import { useStored } from '#ui/use-stored.ts';
import type { Over } from './condition-node.ts';
import { treeOf } from './condition-tree.ts';
import type { Known } from './condition-truth.ts';
import { type ConditionTerms, sentenceOf } from './condition-words.ts';

/** What a condition is built with, and what is known of the person in view. */
export interface ConditionTools {
  over: Over;
  facts: ReadonlyMap<string, ConditionFact>;
  terms: ConditionTerms;
  /** Null while the portal has not said it. */
  known: Known | null;
  /** Facts by their address, and named conditions with `named:` before their name. */
  options: readonly SearchOption[];
  /** What a named condition says, as a sentence. */
  namedWords: (name: string) => string;
  /** The day as a number. */
  today: number;
}

export const NAMED = 'named:';

/** A fact that is not in the lists, as its address says it. */
const unknownFact = (address: string): ConditionFact => ({ address, types: [] });

export const factAt = ({ facts }: ConditionTools, address: string): ConditionFact =>
  facts.get(address) ?? unknownFact(address);

/** The tools of conditions over facts, or over the answers of a form, of a group of fields; undefined until they are there. */
export function useConditionTools(
  over: Over,
  form: string | undefined,
  group: readonly string[] = [],
): ConditionTools | undefined {
  const { api, server, portal } = useStudio();
  const { t } = useTexts();
  const words = useFieldWords();
  const partner = useStored(server).state?.partner ?? null;
  const inView = useStored(portal.store).facts;
  const { data } = useQuery({
    queryKey: ['preview', 'conditions', form ?? null, partner, useRevision()],
    queryFn: () => api.conditionParts(form),
    placeholderData: (before: ConditionParts | undefined) => before,
    gcTime: 60_000,
  });
  const start = group.map((name) => `${name}/`).join('');
  const parts = useMemo(
    () => data && partsFor(data, over, start, { t, words }),
    [data, over, start, t, words],
  );
  const known = useMemo((): Known | null => {
    if (!inView || !data) return null;
    const facts = inView.facts as JsonObject;
    const shown = inView.forms.findLast((one) => one.form === form);
    const subject = { ...(facts.subject as JsonObject), ...(shown?.subject as JsonObject) };
    const answers = (shown?.answers ?? null) as JsonObject | null;
    return {
      ...{ facts: { ...facts, subject }, answers, named: data.named },
      group: start.split('/').slice(0, -1),
    };
  }, [inView, data, form, start]);
  return parts && { ...parts, known };
}

interface Words {
  t: ConditionTerms['t'];
  words: ReturnType<typeof useFieldWords>;
}

function partsFor(
  { facts: all, named }: ConditionParts,
  over: Over,
  start: string,
  { t, words }: Words,
): Omit<ConditionTools, 'known'> {
  const isAnswer = ({ address }: ConditionFact) => address.startsWith('answers/');
  // A condition of a group of fields looks at the answers of that group.
  const usable = all
    .filter((fact) =>
      over === 'facts' ? !isAnswer(fact) : fact.address.startsWith(`answers/${start}`),
    )
    .map((fact) => ({ ...fact, address: fact.address.replace(`answers/${start}`, 'answers/') }));
  const facts = new Map(usable.map((fact) => [fact.address, fact]));
  // Sentences of named conditions have words for all facts.
  const everything = new Map([...all.map((fact) => [fact.address, fact] as const), ...facts]);
  const terms: ConditionTerms = {
    t,
    fact: (address) => factWords(address, everything.get(address), words.name),
    value: (value, address) => valueWords(value, everything.get(address), words.value),
    named: words.name,
  };
  const namedWords = (name: string) => {
    const tree = treeOf(named[name], 'facts');
    return tree ? sentenceOf(tree, terms) : '';
  };
  const kindOf = (address: string) => t(`studio.condition.kinds.${address.split('/')[0]}`);
  const factOptions = usable.map(({ address, note }) => ({
    ...{ value: address, label: terms.fact(address), group: kindOf(address) },
    ...(note && { note }),
  }));
  const namedOptions = Object.keys(named).map((name) => ({
    ...{ value: NAMED + name, label: words.name(name), note: namedWords(name) },
    group: t('studio.condition.kinds.named'),
  }));
  const isOwn = ({ value }: SearchOption) => value.startsWith('answers/');
  const options = [
    ...factOptions.filter(isOwn),
    ...namedOptions,
    // In the `if` of a form facts are looked at through named conditions only.
    ...(over === 'facts' ? factOptions.filter((option) => !isOwn(option)) : []),
  ];
  const today = dayNumber(new Date().toISOString().slice(0, 10));
  return { over, facts, terms, options, namedWords, today };
}

/** What a fact is called: `Contract › State`, or the label of an answer. */
function factWords(
  address: string,
  fact: ConditionFact | undefined,
  nameOf: (name: string) => string,
): string {
  const [kind = '', ...names] = address.split('/');
  const isWizard = kind === 'subject' && names[0] === 'wizard' && names[1] === 'answers';
  const shown = isWizard ? names.slice(2) : names;
  if (fact?.words) return [...(isWizard ? [nameOf(shown[0] ?? '')] : []), fact.words].join(' › ');
  return (shown.length > 0 ? shown : [kind]).map(nameOf).join(' › ');
}

const DAY = /^(\d{4})(\d\d)(\d\d)$/;

function valueWords(
  value: Json | undefined,
  fact: ConditionFact | undefined,
  wordsOf: (value: unknown) => string,
): string {
  if (value === undefined) return '';
  if (fact?.isDay) return String(value).replace(DAY, '$3/$2/$1');
  const words = fact?.valueWords?.[String(value)] ?? wordsOf(value);
  return fact?.unit && typeof value === 'number' ? `${words} ${fact.unit}` : words;
}
