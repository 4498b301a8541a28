import { closestName } from '#tools/config/analysis/closest-name.ts';
import type { Diagnostic } from '#tools/config/diagnostic.ts';
import { textsOf } from '#tools/config/fields/text-tree.ts';
import type { CheckContext, ViewRule } from '#tools/config/rule.ts';
import { unknownLink } from '#tools/config/rules/pages/link-names.ts';
import { type Sentence, sentence } from '#tools/config/sentence.ts';
import { eachObject } from '#tools/config/sources/json-walk.ts';
import { offeredLanguages } from '#tools/config/sources/offered-languages.ts';

const SUPPLIES = ['electricity', 'gas'];
/** Texts of a product, each over what the API serves. */
export const productTexts = ['name', 'summary', 'details'] as const;
const MEMBERS: readonly string[] = productTexts;

/** Terms of products are pages of `links`, and their texts are of numbers of the API, which only the API knows. */
export const ownProductsRule: ViewRule = (context) => [
  ...unknownTerms(context),
  ...forbiddenPenalties(context),
  ...offeredLanguages(context.view).flatMap((language) => strayTexts(context, language)),
];

function unknownTerms({ view: { portal } }: CheckContext): Diagnostic[] {
  const { products, links } = portal.value;
  const diagnostics: Diagnostic[] = [];
  eachObject(products, ({ terms }, path) => {
    const unknown = typeof terms === 'string' ? unknownLink(terms, links) : null;
    if (unknown) diagnostics.push({ ...portal.place(['products', ...path, 'terms']), ...unknown });
  });
  return diagnostics;
}

/** Only a fixed price before its first renewal may have a penalty (RD 88/2026 28.5). */
function forbiddenPenalties({ view: { portal } }: CheckContext): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  eachObject(portal.value.products, ({ price, months, penaltyPercent }, path) => {
    if (typeof penaltyPercent !== 'number' || penaltyPercent === 0) return;
    if (price === 'fixed' && months !== null) return;
    diagnostics.push({
      ...portal.place(['products', ...path, 'penaltyPercent']),
      what: sentence`only a fixed price with a duration may have a penalty (RD 88/2026 28.5)`,
      fix: sentence`write 0`,
    });
  });
  return diagnostics;
}

function strayTexts({ view }: CheckContext, language: string): Diagnostic[] {
  const document = view.texts.get(language)?.get('products');
  if (!document?.readable) return [];
  return [...textsOf(document.value).values()].flatMap(({ path }) => {
    const [supply = '', id = '', member = '', ...rest] = path.map(String);
    const report = (at: number, what: Sentence, fix: Sentence) => [
      { ...document.place(path.slice(0, at + 1), 'key'), what, fix },
    ];
    const oneOf = (name: string, known: readonly string[]) => {
      const closest = closestName(name, known);
      return closest ? sentence`write "${closest}"` : sentence`use one of: ${known.join(', ')}`;
    };
    if (!SUPPLIES.includes(supply))
      return report(0, sentence`no products are called "${supply}"`, oneOf(supply, SUPPLIES));
    if (!/^[1-9]\d*$/.test(id))
      return report(
        1,
        sentence`"${id}" is no number of a product`,
        sentence`write its \`id\` in the API`,
      );
    if (MEMBERS.includes(member) && rest.length === 0) return [];
    const name = [member, ...rest].join('.');
    return report(2, sentence`a product has no text "${name}"`, oneOf(name, MEMBERS));
  });
}
