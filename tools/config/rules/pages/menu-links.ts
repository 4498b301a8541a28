import { didYouMean } from '#tools/config/analysis/closest-name.ts';
import type { Diagnostic } from '#tools/config/diagnostic.ts';
import { textsOf } from '#tools/config/fields/text-tree.ts';
import type { ViewRule } from '#tools/config/rule.ts';
import { isJsonObject } from '#tools/config/sources/json-value.ts';
import { eachObject } from '#tools/config/sources/json-walk.ts';
import { offeredLanguages } from '#tools/config/sources/offered-languages.ts';

/** Entries of menus to outside pages have an address and a text, and lead to one page. */
export const menuLinksRule: ViewRule = ({ view }) => {
  const { menus, links } = view.portal.value;
  const addresses = isJsonObject(links) ? Object.keys(links) : [];
  const [language = ''] = offeredLanguages(view);
  const frame = view.texts.get(language)?.get('frame');
  const texts = frame?.readable ? new Set(textsOf(frame.value).keys()) : undefined;
  const diagnostics: Diagnostic[] = [];
  eachObject(menus, ({ route, link }, path) => {
    if (typeof link !== 'string') return;
    const report = (what: string, fix: string) =>
      diagnostics.push({ ...view.portal.place(['menus', ...path, 'link']), what, fix });
    if (route !== undefined)
      report(`this entry leads to two pages, "${String(route)}" and "${link}"`, 'take one out');
    if (!addresses.includes(link))
      report(
        `there is no link "${link}"${didYouMean(link, addresses)}`,
        `add its address to "links"${addresses.length > 0 ? `, or use one of: ${addresses.join(', ')}` : ''}`,
      );
    else if (texts && !texts.has(`links.${link}`))
      report(
        `the menu entry "${link}" has no text`,
        `add "links.${link}" to locales/<language>/frame.json`,
      );
  });
  return diagnostics;
};
