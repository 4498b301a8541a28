import type { ReactElement } from 'react';
import type { ContractNotice } from '#domain/contract/contract-notice.ts';
import { termLines } from '#i18n/term-lines.ts';
import { useTexts } from '#i18n/texts.ts';
import { DefinitionList } from '#ui/layout/definition-list.tsx';

/** Terms that are others afterwards; that none is, where all are known. */
export function NoticeTerms({ notice }: { notice: ContractNotice }): ReactElement | null {
  const texts = useTexts();
  const { t } = texts;
  const [before, after] = [notice.before.terms, notice.after.terms];
  if (!before || !after) return null;
  const was = new Map(termLines(before, texts).map(({ id, words }) => [id, words]));
  const changed = termLines(after, texts).filter(({ id, words }) => was.get(id) !== words);
  if (changed.length === 0) return <p className="notice-terms">{t('notices.terms.others')}</p>;
  return (
    <section className="notice-terms">
      <h3>{t('notices.terms.title')}</h3>
      <DefinitionList
        items={changed.map(({ id, term, words }) => ({
          term,
          wide: true,
          value: (
            <>
              <span className="notice-before">
                {t('notices.terms.before')} {was.get(id) ?? '–'}
              </span>
              <span className="notice-after">
                {t('notices.terms.after')} {words}
              </span>
            </>
          ),
        }))}
      />
      <p>{t('notices.terms.others')}</p>
    </section>
  );
}
