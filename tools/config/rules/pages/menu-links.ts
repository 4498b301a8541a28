import type { Diagnostic, Mend } from '#tools/config/diagnostic.ts';
import { textsOf } from '#tools/config/fields/text-tree.ts';
import type { ViewRule } from '#tools/config/rule.ts';
import { type Sentence, sentence } from '#tools/config/sentence.ts';
import { eachObject } from '#tools/config/sources/json-walk.ts';
import { offeredLanguages } from '#tools/config/sources/offered-languages.ts';
import { unknownLink } from './link-names.ts';

/** Entries of menus to outside pages have an address and a text, and lead to one page. */
export const menuLinksRule: ViewRule = ({ view }) => {
  const { menus, links } = view.portal.value;
  const [language = ''] = offeredLanguages(view);
  const frame = view.texts.get(language)?.get('frame');
  const texts = frame?.readable ? new Set(textsOf(frame.value).keys()) : undefined;
  const diagnostics: Diagnostic[] = [];
  eachObject(menus, ({ route, link }, path) => {
    if (typeof link !== 'string') return;
    const report = (what: Sentence, fix: Sentence, mend?: Mend) => {
      const place = view.portal.place(['menus', ...path, 'link']);
      diagnostics.push({ ...place, what, fix, ...(mend && { mend }) });
    };
    if (route !== undefined)
      report(
        sentence`this entry leads to two pages, "${String(route)}" and "${link}"`,
        sentence`take one out`,
      );
    const unknown = unknownLink(link, links);
    if (unknown) report(unknown.what, unknown.fix);
    else if (texts && !texts.has(`links.${link}`))
      report(
        sentence`the menu entry "${link}" has no text`,
        sentence`add "links.${link}" to locales/<language>/frame.json`,
        { by: 'text', key: `frame.links.${link}` },
      );
  });
  return diagnostics;
};
