import type { ReactElement } from 'react';

/** Characters of a CUPS before its line break: country and first three groups. */
const firstLine = 14;

/** A CUPS that breaks only once, in a fixed place, and is copied without spaces. */
export function CupsCode({ cups }: { cups: string }): ReactElement {
  return (
    <span className="contract-code" translate="no">
      {cups.slice(0, firstLine)}
      <wbr />
      {cups.slice(firstLine)}
    </span>
  );
}
