import type { Settings } from '#domain/settings/settings-types.ts';
import type { Diagnostic } from '#tools/config/diagnostic.ts';
import { textsOf } from '#tools/config/fields/text-tree.ts';
import type { CheckContext, ViewRule } from '#tools/config/rule.ts';
import { type Sentence, sentence } from '#tools/config/sentence.ts';
import { configuredSettings } from '#tools/config/sources/inline-settings.ts';
import type { JsonPath } from '#tools/config/sources/json-walk.ts';
import { offeredLanguages } from '#tools/config/sources/offered-languages.ts';

/** Something that a setting names: where, its texts without which it is not shown, and what they are called. */
interface Named {
  at: JsonPath;
  what: Sentence;
  area: string;
  keys: readonly string[];
}

/** Members of a question of the help. */
const TOPIC_TEXTS = ['question', 'answer', 'words'];

/** What settings name has its texts: a question, an appliance or a group without them would not show, or show its id. */
export const namedTextsRule: ViewRule = (context) => {
  const { view, meta } = context;
  const [language = ''] = offeredLanguages(view);
  const areas = view.texts.get(language);
  if (!view.portal.readable || !areas) return [];
  const settings = configuredSettings(view.portal, meta('portal')) as unknown as Settings;
  const missing = namedIn(settings).flatMap(({ at, what, area, keys }): Diagnostic[] => {
    const document = areas.get(area);
    // Another rule reports an area that is missing as a whole.
    if (!document?.readable) return [];
    const texts = textsOf(document.value);
    const key = keys.find((one) => !texts.get(one)?.text.trim());
    if (key === undefined) return [];
    const fix = sentence`add "${key}" to locales/<language>/${area}.json`;
    const mend = { by: 'text' as const, key: `${area}.${key}` };
    return [{ ...view.portal.place(at), what: sentence`${what} has no text "${key}"`, fix, mend }];
  });
  return [...missing, ...strayTopicTexts(context, language)];
};

function namedIn(settings: Settings): Named[] {
  try {
    const { helpDialog, powerCalculator, accessibility, menus } = settings;
    return [
      ...helpDialog.topics.map(({ id }, index) => ({
        at: ['helpDialog', 'topics', index, 'id'],
        what: sentence`the question "${id}" of the help`,
        area: 'help',
        keys: [`topics.${id}.question`, `topics.${id}.answer`],
      })),
      ...powerCalculator.appliances.map(({ id }, index) => ({
        at: ['powerCalculator', 'appliances', index, 'id'],
        what: sentence`the appliance "${id}"`,
        area: 'power-calculator',
        keys: [`appliances.names.${id}`],
      })),
      ...(['exceptions', 'burden', 'outside'] as const).flatMap((part) =>
        accessibility[part].map((name, index) => ({
          at: ['accessibility', part, index],
          what: sentence`the exception "${name}"`,
          area: 'accessibility',
          keys: [`exceptions.${name}`],
        })),
      ),
      ...Object.entries(menus).flatMap(([menu, entries]) =>
        entries.flatMap(({ group }, index) =>
          group
            ? [
                {
                  at: ['menus', menu, index, 'group'],
                  what: sentence`the group "${group}" of a menu`,
                  area: 'frame',
                  keys: [`groups.${group}`],
                },
              ]
            : [],
        ),
      ),
    ];
  } catch {
    // Another rule reports a value of the wrong type.
    return [];
  }
}

/** Members that no question has: a misspelt one makes the question disappear. */
function strayTopicTexts({ view }: CheckContext, language: string): Diagnostic[] {
  const help = view.texts.get(language)?.get('help');
  if (!help?.readable) return [];
  return [...textsOf(help.value)].flatMap(([key, { path }]) => {
    const [part, , member = '', ...rest] = path;
    if (part !== 'topics' || (TOPIC_TEXTS.includes(String(member)) && rest.length === 0)) return [];
    const what = sentence`a question of the help has no text "${String(path.slice(2).join('.')) || key}"`;
    return [
      { ...help.place(path, 'key'), what, fix: sentence`use one of: ${TOPIC_TEXTS.join(', ')}` },
    ];
  });
}
