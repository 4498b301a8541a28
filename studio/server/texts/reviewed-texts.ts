import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { ReviewedText } from '#studio/texts-contract.ts';

/** A review of a text of the retailer or of a partner, by the folder of its languages. */
type Review = ReviewedText & { folder: string };

/** Translations that a person found right for an original that had changed. */
export interface ReviewedTexts {
  add(review: Review): void;
  has(review: Review): boolean;
}

/** Reviews in a file, one a line; without the file there are none yet. */
export function reviewedTexts(path: string): ReviewedTexts {
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : [];
  const known = new Set(lines);
  return {
    add(review) {
      const line = lineOf(review);
      if (known.has(line)) return;
      mkdirSync(dirname(path), { recursive: true });
      appendFileSync(path, `${line}\n`);
      known.add(line);
    },
    has: (review) => known.has(lineOf(review)),
  };
}

const lineOf = ({ folder, from, to, key, original, translation }: Review) =>
  JSON.stringify([folder, from, to, key, original, translation]);
