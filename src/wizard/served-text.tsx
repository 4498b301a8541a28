import { type ReactElement, useEffect, useState } from 'react';
import type { WizardRender } from '#domain/wizard.ts';
import { SanitisedHtml } from '#ui/sanitised-html.tsx';

/** A text that the retailer served as HTML or Markdown, sanitised; nothing until its parser is loaded. */
export function ServedText({ render }: { render: WizardRender }): ReactElement | null {
  const html = useHtml(render);
  return html === null ? null : <SanitisedHtml html={html} />;
}

/** The text as HTML, not sanitised yet; null while the Markdown parser is loading. */
function useHtml({ format, body }: WizardRender): string | null {
  const markdown = format === 'markdown' ? body : null;
  const [read, setRead] = useState<string | null>(null);
  useEffect(() => {
    if (markdown === null) return;
    let isHere = true;
    import('marked').then(
      ({ marked }) => isHere && setRead(marked.parse(markdown, { async: false })),
      (failure: unknown) => console.warn('Served Markdown is not shown', failure),
    );
    return () => {
      isHere = false;
    };
  }, [markdown]);
  return markdown === null ? body : read;
}
