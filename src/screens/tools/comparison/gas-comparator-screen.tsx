import type { ReactElement } from 'react';
import { ComparisonPage } from './comparison-page.tsx';

/** Compares a bill of gas. */
export function GasComparatorScreen(): ReactElement {
  return <ComparisonPage energy="gas" />;
}
