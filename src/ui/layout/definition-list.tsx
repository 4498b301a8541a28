import type { ReactElement, ReactNode } from 'react';
import { isNothing } from '#domain/values/nothing.ts';

export interface Definition {
  term: string;
  /** Nothing is shown of one without a value (null, undefined, an empty text). */
  value: ReactNode;
  /** Explains the term, after it. */
  tip?: ReactNode;
  /** True to span the whole width. */
  wide?: boolean;
}

/** Name and value pairs of one object; a pair without a value is left out. */
export function DefinitionList({ items }: { items: readonly Definition[] }): ReactElement {
  return (
    <dl className="definition-list">
      {items
        .filter(({ value }) => !isNothing(value))
        .map(({ term, value, tip, wide }) => (
          <div key={term} className={wide ? 'definition-wide' : ''}>
            <dt>
              {term}
              {tip}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
