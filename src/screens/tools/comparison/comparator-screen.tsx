import type { ReactElement } from 'react';
import { ComparisonPage } from './comparison-page.tsx';

/** Compares a bill of electricity. */
export function ComparatorScreen(): ReactElement {
  return <ComparisonPage energy="electricity" />;
}
