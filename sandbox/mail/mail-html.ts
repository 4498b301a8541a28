import { escaped } from '#sandbox/web/escaped.ts';
import type { Block } from './mail-block.ts';

const STYLE = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0 auto; padding: 1.5rem 1rem; max-width: 36rem; overflow-wrap: anywhere; }
h1 { font-size: 1.25rem; line-height: 1.3; }
h2 { font-size: 1rem; margin: 1.5rem 0 0; }
p, dl { margin: 1rem 0; }
.lines p { margin: 0; }
dt { font-size: 0.875rem; }
dd { margin: 0 0 0.5rem; font-weight: 600; }
button { font: inherit; min-height: 2.75rem; padding: 0 1rem; }`;

interface Content {
  /** Language of the text, for example `ca-ES`. */
  language: string;
  subject: string;
  blocks: readonly Block[];
}

/** An e-mail as an HTML document of one column that loads nothing; all text in it is escaped. */
export function mailHtml({ language, subject, blocks }: Content): string {
  return `<!doctype html>
<html lang="${escaped(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(subject)}</title>
<style>
${STYLE}
</style>
</head>
<body>
<h1>${escaped(subject)}</h1>
${blocks.map(blockHtml).join('\n')}
</body>
</html>
`;
}

function blockHtml(block: Block): string {
  if (typeof block === 'string') return `<p>${escaped(block)}</p>`;
  if ('url' in block) return `<p><a href="${escaped(block.url)}">${escaped(block.label)}</a></p>`;
  const heading = block.heading ? `<h2>${escaped(block.heading)}</h2>\n` : '';
  const lines = block.lines.map((line) =>
    typeof line === 'string'
      ? `<p>${escaped(line)}</p>`
      : `<dl><dt>${escaped(line[0])}</dt><dd>${escaped(line[1])}</dd></dl>`,
  );
  const content = lines.join('\n').replaceAll('</dl>\n<dl>', '\n');
  return `${heading}<div class="lines">\n${content}\n</div>`;
}
