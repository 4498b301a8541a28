import type { ConfigurationCoverage } from './coverage.ts';
import { coverageTable } from './coverage-report.ts';

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const style = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { margin: 2rem auto; max-width: 75rem; padding: 0 1rem; }
pre { overflow-x: auto; }
summary { cursor: pointer; padding: 0.25rem 0; }
code { display: block; white-space: pre; font-size: 13px; }
code.some { background: color-mix(in srgb, orange 25%, transparent); }
code.none { background: color-mix(in srgb, red 25%, transparent); }
code i { margin-inline-start: 2rem; opacity: 0.8; }
`;

/**
 * An HTML page with the counts and each file, its lines marked where something was not exercised: one colour for lines
 * where nothing was, another where something was. `linesOf` returns the text of a file.
 */
export function coveragePage(
  coverage: ConfigurationCoverage,
  linesOf: (file: string) => string[],
): string {
  const files = [...new Set(coverage.points.map(({ place }) => place.file))];
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Coverage of the configuration</title>',
    `<style>${style}</style><h1>Coverage of the configuration</h1>`,
    `<pre>${escaped(coverageTable(coverage).join('\n'))}</pre>`,
    ...files.map((file) => fileSection(file, coverage.points, linesOf(file))),
  ].join('\n');
}

function fileSection(
  file: string,
  points: ConfigurationCoverage['points'],
  lines: readonly string[],
): string {
  const own = points.filter(({ place }) => place.file === file);
  const exercised = own.filter((point) => point.exercised).length;
  const rows = lines.map((text, index) => {
    const here = own.filter(({ place }) => place.line === index + 1);
    const missed = here.filter((point) => !point.exercised);
    const number = `${String(index + 1).padStart(5)}  ${escaped(text)}`;
    if (missed.length === 0) return `<code>${number}</code>`;
    const words = missed.map(({ what }) => what).join('; ');
    const mark = missed.length === here.length ? 'none' : 'some';
    return `<code class="${mark}">${number}<i>${escaped(words)}</i></code>`;
  });
  const counts = `${exercised} of ${own.length}`;
  return `<details><summary>${escaped(file)}: ${counts}</summary>${rows.join('')}</details>`;
}
