import type { ReactNode } from 'react';

/**
 * Stands in for `markdown-to-jsx` in the bundle (saves 27 kB): texts of the portal hold no markup,
 * so what RJSF would read as Markdown is shown as it is.
 */
export function Markdown({ children }: { children?: ReactNode }): ReactNode {
  return children;
}
