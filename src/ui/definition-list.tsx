import type { ReactElement, ReactNode } from 'react';
import { useTexts } from '#i18n/texts.ts';

export interface Definition {
  term: string;
  /** An empty value (null, undefined, an empty text) is shown as a dash and read out as "no data". */
  value: ReactNode;
  /** True to span the whole width. */
  wide?: boolean;
}

/** Name and value pairs of one object. */
export function DefinitionList({ items }: { items: readonly Definition[] }): ReactElement {
  const { t } = useTexts();
  return (
    <dl className="definition-list">
      {items.map(({ term, value, wide }) => (
        <div key={term} className={wide ? 'definition-wide' : ''}>
          <dt>{term}</dt>
          <dd>
            {value === null || value === undefined || value === '' ? (
              <>
                <span aria-hidden="true">–</span>
                <span className="visually-hidden">{t('common.noData')}</span>
              </>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
