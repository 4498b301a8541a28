/** Where a text stands in each language's folder. */
export interface TextPlace {
  /** `contracts`, `forms/iban-change`, `fragments/address`. */
  file: string;
  path: string[];
}

/**
 * Key of a text in a table: `forms/iban-change.fields.iban.label`. File names hold no dots; a dot or backslash inside
 * a name of the path has a backslash before it: `forms/power-calculation.fields.rate.options.0\.25`.
 */
export function keyOf({ file, path }: TextPlace): string {
  return [file, ...path.map((name) => name.replace(/[\\.]/g, '\\$&'))].join('.');
}

/** What `keyOf` made the key of. */
export function placeOfKey(key: string): TextPlace {
  const names = [''];
  for (const [part, escaped] of key.matchAll(/\\([\s\S])|[\s\S]/g)) {
    if (part === '.') names.push('');
    else names.push(`${names.pop()}${escaped ?? part}`);
  }
  const [file = '', ...path] = names;
  return { file, path };
}
