import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MachineCoverage } from './machine-coverage.ts';
import { coverageReport } from './machine-coverage.ts';

/** Where the report of the last runs lies. */
export const REPORT = '.cache/model-report';

export interface ReportedPath {
  id: string;
  name: string;
  error?: string;
  /** Command that walks this path alone. */
  replay: string;
  steps: { name: string; state?: string; screenshot?: string }[];
}

/** What a run made of one machine: alone, or in a browser. */
export interface MachineReport {
  name: string;
  where: 'machine' | 'browser';
  coverage: MachineCoverage;
  /** Transitions that nobody can walk there, and why. */
  never: Record<string, string>;
  paths: ReportedPath[];
}

const fileName = ({ where, name }: MachineReport) => `${where}-${name.replaceAll(/\W+/g, '-')}`;

/** Keeps what a run made of a machine, and makes the page anew. */
export function writeReport(report: MachineReport): void {
  mkdirSync(REPORT, { recursive: true });
  put(`${fileName(report)}.json`, JSON.stringify(report));
  const reports = readdirSync(REPORT)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(join(REPORT, name), 'utf8')) as MachineReport);
  put('index.html', page(reports));
}

/** Whole or not at all: several machines are walked at a time. */
function put(name: string, text: string): void {
  const file = join(REPORT, name);
  writeFileSync(`${file}.${process.pid}`, text);
  renameSync(`${file}.${process.pid}`, file);
}

const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const STYLE = `
  body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 75rem; padding: 0 1rem; }
  table { border-collapse: collapse; } td, th { padding: .25rem .75rem; text-align: left; }
  .failed > summary { color: #b00020; font-weight: 600; } pre { white-space: pre-wrap; }
  ol { display: flex; flex-wrap: wrap; gap: 1rem; padding-left: 1.5rem; } img { width: 20rem; display: block; border: 1px solid #ccc; }
  code { background: #f2f2f2; padding: .1rem .3rem; }`;

const page = (reports: MachineReport[]) => `<!doctype html><html lang="en"><meta charset="utf-8">
<title>Model report</title><style>${STYLE}</style><h1>Model report</h1>
<table><tr><th>Machine</th><th>Walked</th><th>States</th><th>Transitions</th><th>Outcomes</th><th>Paths</th></tr>
${reports.map(row).join('\n')}</table>
${reports.map(section).join('\n')}</html>`;

function row(report: MachineReport): string {
  const { coverage, paths, name, where } = report;
  const shares = [coverage.states, coverage.transitions, coverage.outcomes].map(
    ({ covered, total }) => `<td>${covered} of ${total}</td>`,
  );
  const failed = paths.filter(({ error }) => error !== undefined).length;
  const link = `<a href="#${fileName(report)}">${escaped(name)}</a>`;
  const place = where === 'browser' ? 'in Chromium' : 'alone';
  return `<tr><td>${link}</td><td>${place}</td>${shares.join('')}<td>${paths.length}${
    failed ? `, ${failed} failed` : ''
  }</td></tr>`;
}

function section(report: MachineReport): string {
  const { name, where, coverage, never, paths } = report;
  const impossible = Object.entries(never).map(
    ([way, reason]) => `<li>Not possible here: ${escaped(way)} (${escaped(reason)})</li>`,
  );
  return `<h2 id="${fileName(report)}">${escaped(name)}, ${where === 'browser' ? 'in Chromium' : 'alone'}</h2>
<pre>${escaped(coverageReport(name, coverage))}</pre><ul>${impossible.join('')}</ul>
${paths.map(pathSection).join('\n')}`;
}

function pathSection({ id, name, error, replay, steps }: ReportedPath): string {
  const items = steps.map(({ name: step, state, screenshot }) => {
    const picture = screenshot
      ? `<a href="${screenshot}"><img loading="lazy" alt="" src="${screenshot}"></a>`
      : '';
    return `<li>${escaped(step)}${state ? ` → ${escaped(state)}` : ''}${picture}</li>`;
  });
  const failure = error === undefined ? '' : `<pre>${escaped(error)}</pre>`;
  const open = error === undefined ? '' : ' class="failed" open';
  return `<details id="${id}"${open}><summary>${escaped(name)}</summary>
<p>Again: <code>${escaped(replay)}</code></p>${failure}<ol>${items.join('')}</ol></details>`;
}
