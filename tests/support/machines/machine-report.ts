import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MachineCoverage } from './machine-coverage.ts';
import { coverageReport } from './machine-coverage.ts';

/** Folder of the report of the last runs. */
export const REPORT = '.cache/model-report';

export interface ReportedPath {
  id: string;
  name: string;
  error?: string;
  /** Command that walks this path alone. */
  replay: string;
  steps: { name: string; screenshot: string }[];
}

/** Result of a run for one machine. */
export interface MachineReport {
  machine: string;
  /** True when the run left paths out. */
  isPart: boolean;
  coverage: MachineCoverage;
  /** Transitions that cannot be walked, and why. */
  never: Record<string, string>;
  paths: ReportedPath[];
}

/** Stores the result of a run for a machine, and writes the page of all. */
export function writeReport(report: MachineReport): void {
  mkdirSync(REPORT, { recursive: true });
  writeAtomically(`${report.machine}.json`, JSON.stringify(report));
  const reports = readdirSync(REPORT)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(join(REPORT, name), 'utf8')) as MachineReport);
  writeAtomically('index.html', page(reports));
}

/** Writes a file atomically. */
function writeAtomically(name: string, text: string): void {
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
<table><tr><th>Machine</th><th>States</th><th>Transitions</th><th>Outcomes</th><th>Events</th><th>Paths</th></tr>
${reports.map(row).join('\n')}</table>
${reports.map(section).join('\n')}</html>`;

const titleOf = ({ machine, isPart }: MachineReport) =>
  escaped(isPart ? `${machine}, a part` : machine);

function row(report: MachineReport): string {
  const { coverage, paths, machine } = report;
  const shares = Object.values(coverage).map(
    ({ covered, total }) => `<td>${covered} of ${total}</td>`,
  );
  const failed = paths.filter(({ error }) => error !== undefined).length;
  const link = `<a href="#${machine}">${titleOf(report)}</a>`;
  return `<tr><td>${link}</td>${shares.join('')}<td>${paths.length}${
    failed ? `, ${failed} failed` : ''
  }</td></tr>`;
}

function section(report: MachineReport): string {
  const { machine, coverage, never, paths } = report;
  const impossible = Object.entries(never).map(
    ([way, reason]) => `<li>Not possible: ${escaped(way)} (${escaped(reason)})</li>`,
  );
  return `<h2 id="${machine}">${titleOf(report)}</h2>
<pre>${escaped(coverageReport(machine, coverage))}</pre><ul>${impossible.join('')}</ul>
${paths.map(pathSection).join('\n')}`;
}

function pathSection({ id, name, error, replay, steps }: ReportedPath): string {
  const items = steps.map(
    ({ name: step, screenshot }) =>
      `<li>${escaped(step)}<a href="${screenshot}"><img loading="lazy" alt="" src="${screenshot}"></a></li>`,
  );
  const failure = error === undefined ? '' : `<pre>${escaped(error)}</pre>`;
  const open = error === undefined ? '' : ' class="failed" open';
  return `<details id="${id}"${open}><summary>${escaped(name)}</summary>
<p>Again: <code>${escaped(replay)}</code></p>${failure}<ol>${items.join('')}</ol></details>`;
}
