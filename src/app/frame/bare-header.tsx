import type { ReactElement } from 'react';
import { useFacts } from '#config/facts-provider.tsx';

/** Replaces a header that failed: a link home that loads the page. */
export function BareHeader(): ReactElement {
  const { brand } = useFacts().settings;
  return (
    <header className="frame-header">
      <div className="frame-header-inner">
        <a className="frame-brand" translate="no" href={import.meta.env.BASE_URL}>
          {brand.name}
        </a>
      </div>
    </header>
  );
}
