import { didYouMean } from '#tools/config/analysis/closest-name.ts';
import type { Diagnostic } from '#tools/config/diagnostic.ts';
import { sentence } from '#tools/config/sentence.ts';
import { isJsonObject, type Json } from '#tools/config/sources/json-value.ts';

/** What is wrong with the name of an address in the setting `links`; null for one that it has. */
export function unknownLink(
  link: string,
  links: Json | undefined,
): Pick<Diagnostic, 'what' | 'fix'> | null {
  const known = isJsonObject(links) ? Object.keys(links) : [];
  if (known.includes(link)) return null;
  const what = sentence`there is no link "${link}"${didYouMean(link, known)}`;
  const others = known.length > 0 ? sentence`, or use one of: ${known.join(', ')}` : '';
  return { what, fix: sentence`add its address to "links"${others}` };
}
