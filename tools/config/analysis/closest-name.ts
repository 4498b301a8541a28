import { type Sentence, sentence } from '#tools/config/sentence.ts';

/** The name most similar to `wanted`, when one is similar enough: at most `tolerance` edits away. */
export function closestName(
  wanted: string,
  names: Iterable<string>,
  tolerance = Math.max(1, Math.floor(wanted.length / 3)),
): string | undefined {
  let best: { name: string; distance: number } | undefined;
  for (const name of names) {
    const distance = editDistance(wanted.toLowerCase(), name.toLowerCase());
    if (distance <= tolerance && distance < (best?.distance ?? Infinity)) best = { name, distance };
  }
  return best?.name;
}

/** ` (did you mean "x"?)`, or nothing. */
export function didYouMean(wanted: string, names: Iterable<string>): Sentence | '' {
  const name = closestName(wanted, names);
  return name === undefined ? '' : sentence` (did you mean "${name}"?)`;
}

/** What is said of an address that is no field of a form. */
export const noSuchField = (address: string, fields: Iterable<string>): Sentence =>
  sentence`this form has no field "${address}"${didYouMean(address, fields)}`;

/** Edit distance in insertions, deletions, replacements and swaps of neighbours. */
function editDistance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0;
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(
        Math.min(
          at(i - 1, j) + 1,
          at(i, j - 1) + 1,
          at(i - 1, j - 1) + same,
          swapped ? at(i - 2, j - 2) + 1 : Infinity,
        ),
      );
    }
  }
  return at(a.length, b.length);
}
