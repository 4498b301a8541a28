import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderFor } from './config/sources/repository.ts';

/** Example answers of forms, which the preview and the Studio show a form with. */
export interface PreviewExamples {
  /** Form -> names of its examples; those that begin with `invalid-` are to be refused. */
  names(): Record<string, string[]>;
  /** An example; null where there is none of that name. */
  read(form: string, name: string): object | null;
}

const namesIn = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .sort();

/** The examples beside the configuration under `root`, or those of this repository; none where there is no folder. */
export function previewExamples(root: string): PreviewExamples {
  const folder = folderFor(root, 'tests/config/examples');
  const names = () =>
    existsSync(folder)
      ? Object.fromEntries(readdirSync(folder).map((form) => [form, namesIn(join(folder, form))]))
      : {};
  return {
    names,
    read: (form, name) =>
      Object.entries(names()).some(([known, all]) => known === form && all.includes(name))
        ? (JSON.parse(readFileSync(join(folder, form, `${name}.json`), 'utf8')) as object)
        : null,
  };
}
