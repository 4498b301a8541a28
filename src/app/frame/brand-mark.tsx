import type { ReactElement } from 'react';

/** The symbol beside the name of a brand without a logo, in the brand's colours. */
export function BrandMark(): ReactElement {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <rect width="32" height="32" rx="9" fill="var(--brand)" />
      <path
        d="M17.6 5.5 8.8 17.2c-.5.7 0 1.6.8 1.6h5l-1.4 7.3c-.1.7.7 1 1.1.5l8.9-11.8c.5-.7 0-1.6-.8-1.6h-5l1.3-7.2c.1-.7-.7-1.1-1.1-.5Z"
        fill="var(--on-brand-mark, var(--accent))"
      />
    </svg>
  );
}
