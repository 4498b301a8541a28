import { type ReactElement, useMemo } from 'react';
import { codeOf } from '#config/code-loading.ts';
import type { WizardRender } from '#domain/wizard/wizard.ts';
import { SanitisedHtml } from '#ui/html/sanitised-html.tsx';
import { useCode } from '#ui/loading/use-code.ts';

/** A text that the retailer served as HTML or Markdown, sanitised; nothing until its parser is loaded. */
export function ServedText({ render }: { render: WizardRender }): ReactElement | null {
  const html = useHtml(render);
  return html === null ? null : <SanitisedHtml html={html} />;
}

const markdownParser = codeOf(() => import('marked').then((module) => module.marked));

/** The text as HTML, not sanitised yet; null while the Markdown parser is loading. */
function useHtml({ format, body }: WizardRender): string | null {
  const { here: marked } = useCode(markdownParser, format === 'markdown');
  return useMemo(() => {
    if (format !== 'markdown') return body;
    return marked === null ? null : marked.parse(body, { async: false });
  }, [format, body, marked]);
}
