import { i18n } from '#i18n/i18n.ts';
import { textsIn } from '#i18n/texts.ts';
import type { Thing } from './studio-messages.ts';

/** The name that a thing has in the configuration. */
function nameOf(thing: Thing): string {
  if (thing.kind === 'field') return thing.path.join('/');
  if (thing.kind === 'form') return thing.form;
  if (thing.kind === 'step') return thing.step;
  if (thing.kind === 'part') return thing.part;
  if (thing.kind === 'version') return thing.version;
  if (thing.kind === 'condition') return thing.name;
  return thing.kind === 'page' ? thing.page : thing.key;
}

/** What a thing is, in the language of the page: `Field iban`. */
export function labelOf(thing: Thing): string {
  const t = textsIn(i18n.language);
  return t(`preview.edit.things.${thing.kind}`, { name: nameOf(thing) });
}

/** How a thing is used while edit mode is on. */
export const hintWords = (): string => textsIn(i18n.language)('preview.edit.hint');

/** Name of the control in which a text is typed. */
export function typingWords(key: string): string {
  const t = textsIn(i18n.language);
  return t('preview.edit.typing', { name: key });
}
