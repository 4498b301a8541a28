import type { ReactElement } from 'react';
import { HelpSearch } from '#help/help-search.tsx';

interface HelpSearchProps {
  options?: { shown?: number };
}

/** The frequent questions, with a search. */
export function HelpSearchPart({ options: { shown = 3 } = {} }: HelpSearchProps): ReactElement {
  return <HelpSearch shown={shown} />;
}
