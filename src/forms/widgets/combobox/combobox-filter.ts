import { fold } from '#domain/values/fold.ts';
import type { Choice } from '#forms/widgets/choice/choice-offer.ts';

const folded = new WeakMap<readonly Choice[], string[]>();

function foldedLabels(choices: readonly Choice[]): string[] {
  const known = folded.get(choices);
  if (known) return known;
  const labels = choices.map(({ label }) => fold(label));
  folded.set(choices, labels);
  return labels;
}

/** The choices whose label holds every word of a query, those that begin with it first; all for an empty query. */
export function matching(choices: readonly Choice[], query: string): readonly Choice[] {
  const wanted = fold(query);
  if (wanted === '') return choices;
  const labels = foldedLabels(choices);
  const words = wanted.split(/\s+/);
  const begin: Choice[] = [];
  const hold: Choice[] = [];
  for (const [place, choice] of choices.entries()) {
    const label = labels[place] ?? '';
    if (label.startsWith(wanted)) begin.push(choice);
    else if (words.every((word) => label.includes(word))) hold.push(choice);
  }
  return [...begin, ...hold];
}
