import type { Translate } from '#i18n/texts.ts';
import type { Difference } from '#studio/publish-contract.ts';

/**
 * What `config:diff` says beside names and values, longer phrases first; each is a text of the Studio (`taken out`:
 * `studio.difference.taken-out`).
 */
const phrases = [
  'milliseconds until what was typed is stored',
  'it reaches the retailer under its own name',
  'the retailer gets it under that name',
  'minutes for which typed answers are stored',
  'is no longer stored in drafts',
  'the retailer no longer gets it',
  'it is not sent under that name',
  'is stored in drafts now',
  'no longer only when',
  'to the first place',
  'order of the fields',
  'order of the steps',
  'sent in the order',
  'kind of answer',
  'when the form opens',
  'opens only when',
  'opens without',
  'texts in',
  'its call of',
  'is another',
  'it is not sent',
  'are taken out',
  'no more warning',
  'no more reset',
  'in the order',
  'moved from',
  'new warning',
  'no longer',
  'only when',
  'renamed to',
  'taken out',
  'new reset',
  'new rule',
  'new step',
  'order of',
  'headings',
  'required',
  'optional',
  'becomes',
  'changes',
  'nothing',
  'look of',
  'are new',
  'sent by',
  'without',
  'always',
  'moved',
  'shown',
  'sends',
  'after',
  'first',
  'with',
  'when',
  'step',
  'form',
  'text',
  'off',
  'new',
  'in',
  'on',
  'or',
  'if',
] as const;

const kinds = ['form', 'wizard', 'page', 'condition'] as const;
const subjects = ['texts', 'settings', 'languages', 'deployment', 'partners'] as const;

const QUOTED = /("(?:[^"\\]|\\.)*")/;
/** Not a part of a name, such as `on-hold`. */
const PHRASE = new RegExp(`(?<![\\w.\\-/])(${phrases.join('|')})(?![\\w\\-/]|\\.\\w)`, 'g');
/** The meaning of a setting, as its meta schema has it, in English. */
const MEANING = / – .*$/s;

/** What changes, in the language of the Studio; names and values are as the configuration has them. */
export function differenceWords(t: Translate, { about, what }: Difference): string {
  const sentence = about === 'settings' ? what.replace(MEANING, '') : what;
  return sentence
    .split(QUOTED)
    .map((part) => (QUOTED.test(part) ? part : translated(t, part)))
    .join('');
}

const translated = (t: Translate, words: string) =>
  words.replace(PHRASE, (phrase) => t(`studio.difference.${phrase.replaceAll(' ', '-')}`));

/** What a change is about, in the language of the Studio. */
export function subjectWords(t: Translate, about: string): string {
  const kind = kinds.find((one) => about.startsWith(`${one} `));
  if (kind) return t(`studio.difference.of-${kind}`, { name: about.slice(kind.length + 1) });
  const subject = subjects.find((one) => one === about);
  return subject ? t(`studio.difference.of-${subject}`) : about;
}
