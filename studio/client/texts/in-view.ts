import type { TextFileRows, TextRow } from '#studio/texts-contract.ts';
import type { ThingOnPage } from '#workbench/edit/studio-messages.ts';

/**
 * Finds the texts of the page in view: those that it shows now, and all of its forms and of the file of its name, which
 * have what it shows at other times.
 */
export function textsInView(
  things: readonly ThingOnPage[],
): (file: TextFileRows, row: TextRow) => boolean {
  const shown = new Set<string>();
  const files = new Set<string>();
  for (const { thing } of things) {
    if (thing.kind === 'text') shown.add(thing.key);
    if (thing.kind === 'form' || thing.kind === 'field') files.add(`forms/${thing.form}`);
    if (thing.kind === 'page') files.add(thing.page);
  }
  return ({ name }, { path }) => {
    if (files.has(name)) return true;
    const key = [...name.split('/'), ...path].join('.');
    return shown.has(key) || shown.has(key.replace(/_(zero|one|two|few|many|other)$/, ''));
  };
}
