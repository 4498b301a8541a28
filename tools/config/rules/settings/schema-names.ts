import { dirname, relative } from 'node:path/posix';
import type { FileRule } from '#tools/config/rule.ts';
import { sentence } from '#tools/config/sentence.ts';
import { placeIn } from '#tools/config/sources/source-file.ts';

/** `$schema` refers to the schema of this kind of file, which editors read. */
export const schemaNamesRule: FileRule = (file) => {
  const { $schema } = file.value;
  const wanted = schemaOf(file.path);
  if ($schema === undefined || $schema === wanted) return [];
  const place = placeIn(file, ['$schema'], 'value') ?? file.placeAt(0);
  const what = sentence`$schema does not lead to the schema of this file`;
  return [{ ...place, what, fix: sentence`write "${wanted}"` }];
};

/** The right `$schema` of a configuration file, by the path of the file. */
export function schemaOf(path: string): string {
  const folder = path.startsWith('schemas/partners/') ? 'schemas/meta/overrides' : 'schemas/meta';
  const way = relative(dirname(path), `${folder}/${kindOf(path.split('/'))}.schema.json`);
  return way.startsWith('.') ? way : `./${way}`;
}

function kindOf(parts: string[]): string {
  const [name = '', folder = ''] = parts.toReversed();
  if (parts.includes('locales') && name !== 'glossary.json')
    return { forms: 'form-texts', fragments: 'fragment-texts' }[folder] ?? 'texts';
  const kind = { forms: 'form', fragments: 'fragment', wizards: 'wizard', screens: 'screen' }[
    folder
  ];
  return kind ?? name.replace('.json', '');
}
