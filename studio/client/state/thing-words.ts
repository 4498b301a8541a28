import type { TextValues, Translate } from '#i18n/texts.ts';
import type { StudioIconName } from '#studio/client/look/studio-icon.tsx';
import type { Thing, ThingOnPage } from '#workbench/edit/studio-messages.ts';

/** Name of a thing, as the configuration has it. */
export function nameOf(thing: Thing): string {
  switch (thing.kind) {
    case 'text':
      return thing.key;
    case 'field':
      return thing.path.join(' / ');
    case 'form':
      return thing.form;
    case 'step':
      return thing.step;
    case 'part':
      return thing.part;
    case 'page':
      return thing.page;
    case 'setting':
      return thing.key;
    case 'condition':
      return thing.name;
    case 'version':
      return thing.version.slice(0, 7);
  }
}

/** Last part of a name, which its neighbours do not have. */
export function shortNameOf(thing: Thing): string {
  const name = nameOf(thing);
  return thing.kind === 'text' || thing.kind === 'setting'
    ? name.slice(name.lastIndexOf('.') + 1)
    : name;
}

/** A thing with the word for its kind: "Field iban". */
export const thingWords = (t: Translate, thing: Thing): string =>
  t(`studio.thing.${thing.kind}`, { name: shortNameOf(thing) } satisfies TextValues);

/** What a thing is called on the page, where it has words there. */
export const wordsOnPage = (things: readonly ThingOnPage[], thing: Thing): string | undefined =>
  things.find((one) => isSameThing(one.thing, thing))?.words || undefined;

/** A key of a thing. */
export const keyOf = (thing: Thing): string =>
  JSON.stringify([thing.kind, ...Object.values(thing)]);

export const isSameThing = (one: Thing | null | undefined, other: Thing | null | undefined) =>
  Boolean(one && other && keyOf(one) === keyOf(other));

/** Icon of a kind of thing. */
export const iconOf = ({ kind }: Thing): StudioIconName => (kind === 'version' ? 'clock' : kind);
