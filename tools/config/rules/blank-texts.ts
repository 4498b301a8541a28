import type { ViewRule } from '#tools/config/rule.ts';
import { textsOf } from '#tools/config/text-tree.ts';

/** No text is made of blanks: it would leave a title or a button without a name. */
export const blankTextsRule: ViewRule = ({ view }) =>
  [
    ...[...view.texts.values()].flatMap((files) => [...files.values()]),
    ...[...view.formTexts.values(), ...view.fragmentTexts.values()].flatMap((files) =>
      [...files.values()].map(({ own }) => own),
    ),
  ].flatMap((texts) => {
    if (!texts.readable) return [];
    return [...textsOf(texts.value).values()]
      .filter(({ text }) => text.trim() === '')
      .map(({ path }) => ({
        ...texts.place(path),
        what: 'this text is blank',
        fix: 'write it; where nothing is to be shown, take the key out',
      }));
  });
