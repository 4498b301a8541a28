import type { CSSProperties, ReactElement } from 'react';
import type { PageElement } from '#queries/content/page-elements.ts';
import { SanitisedHtml } from '#ui/html/sanitised-html.tsx';

/** Blocks of HTML of the retailer, each as wide as the retailer wants where there is room, else below one another. */
export function PageBlocks({ blocks }: { blocks: readonly PageElement[] }): ReactElement {
  return (
    <div className="page-blocks">
      <div className="page-blocks-grid">
        {blocks.map(({ id, html, columns, height }) => (
          <div
            key={id}
            className="page-block"
            // React sets it through the CSSOM, as the Content-Security-Policy wants it.
            style={
              {
                '--columns': columns,
                '--height': height === null ? 'auto' : `${height}px`,
              } as CSSProperties
            }
          >
            <SanitisedHtml html={html} />
          </div>
        ))}
      </div>
    </div>
  );
}
