import type { ReactElement } from 'react';

/** The outline that index.html shows before the application runs, rendered while the first reads are pending. */
export function FirstPaint(): ReactElement {
  return (
    <div className="first-paint" aria-hidden="true">
      <div className="first-paint-bar" />
      <div className="first-paint-card" />
    </div>
  );
}
