import type { ReactElement } from 'react';
import type { AvoidedWord } from '#studio/texts-contract.ts';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A copy of a text below its box, whose words that the glossary does not use are marked; unseen but for the marks. */
export function MarkedCopy({
  text,
  words,
}: {
  text: string;
  words: readonly AvoidedWord[];
}): ReactElement {
  const any = words.map(({ word }) => escaped(word)).join('|');
  const parts = text.split(new RegExp(`((?<![\\p{L}\\p{N}])(?:${any})\\p{L}*)`, 'giu'));
  return (
    <span className="marked-copy" aria-hidden="true">
      {parts.map((part, at) =>
        at % 2 === 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a word may stand twice
          <mark key={at}>{part}</mark>
        ) : (
          part
        ),
      )}
    </span>
  );
}
