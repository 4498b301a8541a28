import { join } from 'node:path';
import { writeWhole } from '#tools/config/publish/published-files.ts';

/** Set by `npm run config:coverage`: exercised parts of the configuration are noted. */
export const notesCoverage = process.env.CONFIGURATION_COVERAGE === '1';

const FOLDER = '.cache/configuration-coverage';

/** A part of a page, or a column of a list. */
interface Entry {
  id?: string;
  part?: string;
  requires?: string[];
  options?: { columns?: Entry[] };
}

interface ManifestOfPages {
  screens: Record<string, { areas: Record<string, Entry[]> }>;
}

/** Writes what a process noted, under a name of its own. */
export function writeCoverage(name: string, noted: Iterable<string>): void {
  writeWhole(join(FOLDER, `${name}.json`), JSON.stringify([...noted]));
}

/**
 * Connects to a configuration that is published for coverage, and notes which of its texts are read, and which parts and
 * columns of its pages are shown. Runs in a browser too: it must not use anything from outside itself.
 *
 * @param report called once for each id
 */
export function listenToConfiguration(report: (noted: string) => void): void {
  const noted = new Set<string>();
  const recorder = {
    /** Language of the text that was read last, which is that of the page. */
    language: '',
    note(id: string) {
      const full = id.startsWith('part|') ? `${id}|${recorder.language}` : id;
      if (noted.has(full)) return;
      noted.add(full);
      report(full);
    },
  };
  const isTree = (value: unknown): value is object => typeof value === 'object' && value !== null;
  /** The same texts, noting those that are read. */
  const heard = (texts: object, language: string, address: string): object => {
    const known = new Map<PropertyKey, object>();
    return new Proxy(texts, {
      get(tree, name) {
        const text: unknown = Reflect.get(tree, name);
        const inner = `${address}${String(name)}`;
        if (isTree(text)) {
          const tree = known.get(name) ?? heard(text, language, `${inner}.`);
          known.set(name, tree);
          return tree;
        }
        recorder.language = language;
        recorder.note(`text|${language}|${inner}`);
        return text;
      },
    });
  };
  /**
   * Notes an entry of a page once the page finds that its conditions hold. Their number remains: without any, the code of
   * the entry is loaded with its page.
   */
  const heardEntry = (entry: Entry, id: string): Entry => {
    const requires = [...(entry.requires ?? [])];
    const find = (...test: Parameters<typeof requires.find>) => {
      const failing = Array.prototype.find.apply(requires, test);
      if (failing === undefined) recorder.note(id);
      return failing;
    };
    return { ...entry, requires: Object.defineProperty(requires, 'find', { value: find }) };
  };
  const heardPart = (part: Entry, page: string): Entry => {
    const id = `shown|${page}|${part.id ?? part.part}`;
    const { columns } = part.options ?? {};
    if (!columns) return heardEntry(part, id);
    const heardColumns = columns.map((column) => heardEntry(column, `${id}|${column.id}`));
    return heardEntry({ ...part, options: { ...part.options, columns: heardColumns } }, id);
  };
  const heardPages = ({ screens, ...manifest }: ManifestOfPages): ManifestOfPages => ({
    ...manifest,
    screens: Object.fromEntries(
      Object.entries(screens).map(([page, { areas, ...document }]) => [
        page,
        {
          ...document,
          areas: Object.fromEntries(
            Object.entries(areas).map(([area, parts]) => [
              area,
              parts.map((part) => heardPart(part, page)),
            ]),
          ),
        },
      ]),
    ),
  });
  const { json } = Response.prototype;
  Response.prototype.json = async function read(this: Response) {
    const value: unknown = await json.call(this);
    if (isTree(value) && 'screens' in value) return heardPages(value as ManifestOfPages);
    const file = /\/texts\/([\w-]+)(?:\/forms\/([\w-]+))?\.\w+\.json$/.exec(this.url);
    if (!file?.[1] || !isTree(value)) return value;
    return heard(value, file[1], file[2] ? `forms.${file[2]}.` : '');
  };
  Object.assign(globalThis, { configurationCoverage: recorder });
}

let own: Set<string> | undefined;

/** Ids noted in this process since the first call; the set grows later. */
export function notedInThisProcess(): ReadonlySet<string> {
  if (own) return own;
  const noted = new Set<string>();
  listenToConfiguration((id) => noted.add(id));
  own = noted;
  return noted;
}
