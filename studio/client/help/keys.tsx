import type { ReactElement } from 'react';

/** Keys to press together. */
export function Keys({ keys }: { keys: readonly string[] }): ReactElement {
  return (
    <span className="keys">
      {keys.map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
    </span>
  );
}
