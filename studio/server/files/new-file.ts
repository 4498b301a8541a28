import { dirname, relative } from 'node:path/posix';

/** The text that a file of the configuration begins with. */
export function beginningOf(file: string): string {
  const schema = schemaOf(file);
  if (!schema) return '{}\n';
  const address = relative(dirname(file), `schemas/meta/${schema}`);
  return `{\n  "$schema": ${JSON.stringify(address)}\n}\n`;
}

/** File of the meta schema of a file, under `schemas/meta/`; undefined for one without. */
function schemaOf(file: string): string | undefined {
  const kind = kindOf(file);
  if (kind === undefined) return undefined;
  const isPartners = file.startsWith('schemas/partners/');
  return `${isPartners ? 'overrides/' : ''}${kind}.schema.json`;
}

const kinds: Readonly<Record<string, string>> = {
  forms: 'form',
  fragments: 'fragment',
  wizards: 'wizard',
  screens: 'screen',
};

/** Kind of a file of the configuration, by the name of its meta schema: `form`, `texts`, `portal`. */
function kindOf(file: string): string | undefined {
  const path = file.replace(/^schemas\/partners\/[^/]+\//, '').replace(/\.json$/, '');
  const names = path.replace(/^schemas\//, '').split('/');
  if (names[0] === 'locales') {
    if (names.length === 2) return names[1];
    if (names.length === 3) return 'texts';
    return names[2] === 'forms' ? 'form-texts' : 'fragment-texts';
  }
  return names.length === 1 ? names[0] : kinds[names[0] ?? ''];
}
