import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const MOST_CHARACTERS = 160;
/** Documents with a limit of lines, which keeps them readable at one sitting. */
const MOST_LINES: Record<string, number> = { 'README.md': 120, 'ARCHITECTURE.md': 200 };
/** Documents that people write, with a limit on the length of lines; the others are generated, older, or one table. */
const isShortLined = (path: string): boolean =>
  /^(?:README|ARCHITECTURE|CONTRIBUTING|SECURITY|CHANGELOG)\.md$|^docs\/(?!SETTINGS\.md|PARTS\.md|READS\.md|law\.md)/.test(
    path,
  );

const trackedMarkdown = (root: string): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', '*.md'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((path) => path !== '' && existsSync(join(root, path)));

/** The anchor that GitHub makes of a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number} _-]/gu, '')
    .replaceAll(' ', '-');

const withoutCode = (text: string): string =>
  text
    .replace(/^```[\s\S]*?^```/gm, (block) => block.replace(/[^\n]/g, ''))
    .replace(/`[^`\n]*`/g, '');

function anchorsIn(text: string): Set<string> {
  const prose = text.replace(/^```[\s\S]*?^```/gm, '');
  return new Set([...prose.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading)));
}

function linkFaults(root: string, path: string, text: string): string[] {
  return withoutCode(text)
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, target = '']) => {
        if (/^[a-z]+:/.test(target)) return [];
        const [file = '', anchor] = target.split('#');
        const to = file === '' ? path : normalize(join(dirname(path), file));
        const place = `${path}:${index + 1}`;
        if (!existsSync(join(root, to))) return [`${place} links to ${target}, which is not there`];
        const isAnchored = anchor !== undefined && to.endsWith('.md');
        if (isAnchored && !anchorsIn(readFileSync(join(root, to), 'utf8')).has(anchor))
          return [`${place} links to ${target}, and ${to} has no such heading`];
        return [];
      }),
    );
}

/** What is wrong with the documents of the tree: their length, and links that lead nowhere; one sentence each with its place. */
export function documentFaults(root: string): string[] {
  return trackedMarkdown(root).flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    const lines = text.trimEnd().split('\n');
    const most = MOST_LINES[path];
    return [
      ...(most !== undefined && lines.length > most
        ? [`${path} has ${lines.length} lines, at most ${most} are allowed`]
        : []),
      ...(isShortLined(path)
        ? lines.flatMap((line, index) =>
            [...line].length > MOST_CHARACTERS
              ? [`${path}:${index + 1} has more than ${MOST_CHARACTERS} characters`]
              : [],
          )
        : []),
      ...linkFaults(root, path, text),
    ];
  });
}
