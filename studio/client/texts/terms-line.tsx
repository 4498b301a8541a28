import { type ReactElement, useMemo } from 'react';
import { fold } from '#domain/values/fold.ts';
import { useTexts } from '#i18n/texts.ts';
import type { TextRow, TextTable } from '#studio/texts-contract.ts';
import { hasWord } from '#tools/config/rules/texts/word-patterns.ts';
import { textOf } from './text-lines.ts';

/** A term without what is said about it: `tarifa (what is bought)`. */
const wordsOf = (term: string) =>
  term
    .replace(/\([^)]*\)/g, '')
    .split(/[:;,]/)
    .map((word) => word.trim())
    .filter(Boolean);

/** True for a text with a term, also in the plural. */
const hasTerm = (text: string, term: string) =>
  wordsOf(term).some((word) => ['', 's', 'es'].some((end) => hasWord(text, fold(word) + end)));

interface TermsLineProps {
  table: TextTable;
  /** The text that has the focus. */
  row: TextRow | null;
  /** How many texts are in sight, and how many there are. */
  shown: number;
  all: number;
}

/** What the glossary calls the things of the text that has the focus, and how many texts there are. */
export function TermsLine({ table, row, shown, all }: TermsLineProps): ReactElement {
  const { t } = useTexts();
  const terms = useMemo(() => {
    const text = row ? fold(textOf(row.from)) : '';
    return text === '' ? [] : table.terms.filter(({ from }) => hasTerm(text, from));
  }, [table.terms, row]);
  return (
    <footer className="texts-terms">
      {terms.length > 0 ? (
        <>
          <span className="texts-terms-title">{t('studio.texts.glossary')}</span>
          <ul>
            {terms.map(({ from, to }) => (
              <li key={from}>
                <span lang={table.from}>{from}</span> → <strong lang={table.to}>{to}</strong>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <span className="texts-terms-title">{t('studio.texts.keys')}</span>
      )}
      <span role="status" className="texts-count">
        {t(shown === all ? 'studio.texts.count' : 'studio.texts.count-of', { count: shown, all })}
      </span>
    </footer>
  );
}
