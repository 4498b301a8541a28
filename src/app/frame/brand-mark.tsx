import type { ReactElement } from 'react';
import { MARK_OUTLINE } from '#domain/brand/brand-mark.ts';

/** The symbol beside the name of a brand without a logo, in the brand's colours. */
export function BrandMark(): ReactElement {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <rect width="32" height="32" rx="9" fill="var(--brand)" />
      <path d={MARK_OUTLINE} fill="var(--on-brand-mark, var(--accent))" />
    </svg>
  );
}
