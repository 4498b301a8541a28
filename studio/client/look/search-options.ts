import { fold } from '#domain/values/fold.ts';
/** An option that is found by typing. */
export interface SearchOption {
  value: string;
  label: string;
  /** What it is: beside the label. */
  group?: string;
  /** What it means: below the label. */
  note?: string;
}

/** Options that have every word of a search, with or without accents; those whose label has them come first. */
export function matching(options: readonly SearchOption[], search: string): SearchOption[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...options];
  const hasAll = (text: string) => words.every((word) => fold(text).includes(word));
  const named = options.filter(({ label }) => hasAll(label));
  const others = options.filter(
    (option) =>
      !named.includes(option) &&
      hasAll([option.label, option.group, option.note, option.value].join(' ')),
  );
  return [...named, ...others];
}
