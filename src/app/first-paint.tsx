import type { ReactElement } from 'react';

/** The shape that index.html draws before the application runs, kept while the first answers are on their way. */
export function FirstPaint(): ReactElement {
  return (
    <div className="first-paint" aria-hidden="true">
      <div className="first-paint-bar" />
      <div className="first-paint-card" />
    </div>
  );
}
