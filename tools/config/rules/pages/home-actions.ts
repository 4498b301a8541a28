import { contractDialogs, contractPurpose } from '#domain/contract/contract-purpose.ts';
import type { Diagnostic } from '#tools/config/diagnostic.ts';
import { textsOf } from '#tools/config/fields/text-tree.ts';
import type { CheckContext, ViewRule } from '#tools/config/rule.ts';
import { sentence } from '#tools/config/sentence.ts';
import { isJsonObject, type Json } from '#tools/config/sources/json-value.ts';
import type { JsonPath } from '#tools/config/sources/json-walk.ts';
import { offeredLanguages } from '#tools/config/sources/offered-languages.ts';

/** Groups and actions of the home page have their texts, dialogs are of contracts, and external links have an address. */
export const homeActionsRule: ViewRule = (context) => {
  const { home } = context.view.portal.value;
  const [language] = offeredLanguages(context.view);
  const texts = context.view.texts.get(language ?? '')?.get('home');
  if (!isJsonObject(home) || (texts && !texts.readable)) return [];
  const keys = new Set(texts ? textsOf(texts.value).keys() : []);
  return entries(home.groups).flatMap((group, index) => {
    const at: JsonPath = ['home', 'groups', index];
    return [
      ...missing(context, keys, `groups.${group.id}`, [...at, 'id']),
      ...entries(group.actions).flatMap((action, position) => {
        const place: JsonPath = [...at, 'actions', position];
        return [
          ...missing(context, keys, `actions.${action.id}.title`, [...place, 'id']),
          ...unknownLink(context, action.link, [...place, 'link']),
          ...unknownDialog(context, action.dialog, [...place, 'dialog']),
        ];
      }),
    ];
  });
};

const entries = (list: Json | undefined): Record<string, Json>[] =>
  Array.isArray(list) ? list.filter(isJsonObject) : [];

function missing(
  { view }: CheckContext,
  keys: ReadonlySet<string>,
  key: string,
  at: JsonPath,
): Diagnostic[] {
  if (keys.has(key)) return [];
  const what = sentence`the home page has no text "${key}"`;
  const fix = sentence`add "${key}" to locales/<language>/home.json`;
  return [{ ...view.portal.place(at), what, fix, mend: { by: 'text', key: `home.${key}` } }];
}

function unknownDialog(
  { view }: CheckContext,
  dialog: Json | undefined,
  at: JsonPath,
): Diagnostic[] {
  if (typeof dialog !== 'string' || contractPurpose({ dialog })) return [];
  const what = sentence`the page of a contract has no dialog "${dialog}"`;
  return [
    { ...view.portal.place(at), what, fix: sentence`write one of: ${contractDialogs.join(', ')}` },
  ];
}

function unknownLink({ view }: CheckContext, link: Json | undefined, at: JsonPath): Diagnostic[] {
  const { links } = view.portal.value;
  if (link === undefined || link === 'payment') return [];
  if (typeof link === 'string' && isJsonObject(links) && Object.hasOwn(links, link)) return [];
  const what = sentence`there is no link "${String(link)}"`;
  return [
    {
      ...view.portal.place(at),
      what,
      fix: sentence`add its address to \`links\`, or write "payment"`,
    },
  ];
}
