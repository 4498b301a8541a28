import { didYouMean } from '#tools/config/analysis/closest-name.ts';
import type { Diagnostic } from '#tools/config/diagnostic.ts';
import { isJsonObject, type Json } from '#tools/config/sources/json-value.ts';

/** What is wrong with the name of an address in the setting `links`; null for one that it has. */
export function unknownLink(
  link: string,
  links: Json | undefined,
): Pick<Diagnostic, 'what' | 'fix'> | null {
  const known = isJsonObject(links) ? Object.keys(links) : [];
  if (known.includes(link)) return null;
  const what = `there is no link "${link}"${didYouMean(link, known)}`;
  const others = known.length > 0 ? `, or use one of: ${known.join(', ')}` : '';
  return { what, fix: `add its address to "links"${others}` };
}
