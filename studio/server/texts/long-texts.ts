import type { LongText } from '#studio/texts-contract.ts';
import { placeholder } from '#tools/config/fields/text-tree.ts';
import { buttonLengthOf } from '#tools/config/rules/texts/text-style.ts';
import type { Json } from '#tools/config/sources/json-value.ts';

/** Letters that fit in a line of a telephone of 320 px in the portal's type for texts. */
const LETTERS_OF_A_LINE = 30;
/** From so many times the original on, a text is longer than the place that was made for it. */
const TIMES = 1.6;
/** A shorter text fits anywhere. */
const SHORT = 40;

/**
 * Judges whether a text may be too long for a telephone, by its key, the original and the text; undefined for one that is
 * not. `rule` is `style.buttons` of the glossary, `buttons` are the keys of the code's buttons.
 */
export function lengthJudge(rule: Json | undefined, buttons: ReadonlySet<string>) {
  const lengthOf = buttonLengthOf(rule, buttons);
  return (key: string, from: string, to: string): LongText | undefined => {
    const button = lengthOf(key, to);
    if (button) return { why: 'button', ...button };
    // A line breaks at spaces, hyphens and slashes; an address is shown as a link, which breaks anywhere.
    const word = to
      .replace(placeholder, ' ')
      .split(/[\s\-–—/\u00ad\u200b]+/)
      .find((one) => [...one].length > LETTERS_OF_A_LINE && !/[@.]\w/.test(one));
    if (word !== undefined) return { why: 'word', word };
    const times = from === '' ? 0 : [...to].length / [...from].length;
    if (times <= TIMES || [...to].length <= SHORT) return undefined;
    return { why: 'source', times: Math.round(times * 10) / 10 };
  };
}
