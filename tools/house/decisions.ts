import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'docs/decisions';
const INDEX = 'README.md';
const MOST_LINES = 40;
const SECTIONS = ['## Context', '## Decision', '## Consequences'];

/** Rooms of the index, in its order. */
const ROOMS: Record<string, string> = {
  house: 'The house and its tools',
  configuration: 'Configuration',
  forms: 'Forms and lists',
  wizard: 'The contracting',
  screens: 'Screens',
  application: 'Application and frame',
  'first-visit': 'First visit and speed',
  operations: 'Operations, session and retries',
  sandbox: 'Sandbox',
  tests: 'Tests',
};

interface Decision {
  /** Path from the root. */
  file: string;
  title: string;
  date: string;
  room: string;
  status: string;
  lines: string[];
}

const fieldOf = (lines: string[], name: string): string =>
  lines.find((line) => line.startsWith(`- ${name}: `))?.slice(name.length + 4) ?? '';

/** The decisions of `docs/decisions`, in the order of their numbers. */
export function readDecisions(root: string): Decision[] {
  return readdirSync(join(root, FOLDER))
    .filter((name) => name.endsWith('.md') && name !== INDEX)
    .sort()
    .map((name) => {
      const lines = readFileSync(join(root, FOLDER, name), 'utf8')
        .trimEnd()
        .split('\n');
      return {
        file: `${FOLDER}/${name}`,
        title: (lines[0] ?? '').replace(/^# /, ''),
        date: fieldOf(lines, 'Date'),
        room: fieldOf(lines, 'Room'),
        status: fieldOf(lines, 'Status'),
        lines,
      };
    });
}

/** What is wrong with the form of the decisions, one sentence each with its file and how to mend it. */
export function decisionFaults(decisions: readonly Decision[]): string[] {
  const numbers = decisions.map(({ file }) => /\/(\d{4})-[a-z0-9-]+\.md$/.exec(file)?.[1]);
  return decisions.flatMap(({ file, title, date, room, status, lines }, index) => {
    const number = numbers[index];
    const faults = {
      'is not called NNNN-title.md': number === undefined,
      'has the number of another one': number !== undefined && numbers.indexOf(number) !== index,
      'begins with no "# Title"': !lines[0]?.startsWith('# ') || title === '',
      'has no "- Date: YYYY-MM-DD"': !/^\d{4}-\d\d-\d\d\b/.test(date),
      [`has no "- Room: ", one of ${Object.keys(ROOMS).join(', ')}`]: !(room in ROOMS),
      'has no "- Status: accepted" or "superseded by NNNN"':
        !/^accepted$|^superseded by \d{4}$/.test(status) ||
        (status !== 'accepted' && !numbers.includes(status.slice(-4))),
      [`lacks one of ${SECTIONS.join(', ')}, in this order`]:
        lines.filter((line) => line.startsWith('## ')).join() !== SECTIONS.join(),
      [`has ${lines.length} lines, at most ${MOST_LINES} are allowed`]: lines.length > MOST_LINES,
    };
    return Object.entries(faults).flatMap(([what, isSo]) => (isSo ? [`${file} ${what}`] : []));
  });
}

/** The page that lists the decisions by room, as Markdown. */
export function decisionIndex(decisions: readonly Decision[]): string {
  const rooms = Object.entries(ROOMS).flatMap(([room, heading]) => {
    const lines = decisions
      .filter((one) => one.room === room)
      .map(({ file, title, date, status }) => {
        const name = file.slice(FOLDER.length + 1);
        const note = status === 'accepted' ? '' : `, ${status}`;
        return `- [${name.slice(0, 4)} ${title}](${name}) (${date.slice(0, 10)}${note})`;
      });
    return lines.length > 0 ? [`## ${heading}\n\n${lines.join('\n')}\n`] : [];
  });
  return `# Decisions

One question a file: what was wrong, what was decided, what follows. A decision that no longer holds stays and names its
successor. This page is made by \`npm run generate\`; [how to write one](../../CONTRIBUTING.md#a-decision).

${rooms.join('\n')}`;
}
