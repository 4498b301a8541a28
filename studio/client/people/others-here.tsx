import type { ReactElement } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { useStudio } from '#studio/client/state/studio.ts';
import { isSameThing, thingWords } from '#studio/client/state/thing-words.ts';
import type { Other } from '#studio/people-contract.ts';
import { useStored } from '#ui/use-stored.ts';
import type { Thing } from '#workbench/edit/studio-messages.ts';

const MOST_SHOWN = 4;

/** First letters of the first and last name. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  return `${[...first][0] ?? '?'}${[...last][0] ?? ''}`.toUpperCase();
}

/** Who else is in the Studio, in the bar; a press leads to where they are. */
export function OthersHere(): ReactElement | null {
  const { server, choose } = useStudio();
  const { t } = useTexts();
  const others = useStored(server).state?.others ?? [];
  if (others.length === 0) return null;
  const words = ({ name, isSelf, thing }: Other) => {
    const who = isSelf ? t('studio.people.own-page') : name;
    return thing ? t('studio.people.at', { name: who, thing: thingWords(t, thing) }) : who;
  };
  return (
    <ul className="others" aria-label={t('studio.people.others')}>
      {others.slice(0, MOST_SHOWN).map((other, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two pages of a person differ in nothing else
        <li key={`${other.name} ${at}`}>
          <button
            type="button"
            className="initials"
            aria-label={words(other)}
            title={words(other)}
            disabled={!other.thing}
            onClick={() => other.thing && choose(other.thing)}
          >
            {initialsOf(other.name)}
          </button>
        </li>
      ))}
      {others.length > MOST_SHOWN && <li className="more">+{others.length - MOST_SHOWN}</li>}
    </ul>
  );
}

/** Says who else has the panel of a thing open. */
export function OthersAt({ thing }: { thing: Thing }): ReactElement {
  const { server } = useStudio();
  const { t } = useTexts();
  const others = useStored(server).state?.others ?? [];
  const names = others
    .filter((other) => isSameThing(other.thing, thing))
    .map(({ name, isSelf }) => (isSelf ? t('studio.people.own-page') : name));
  return (
    <p className="others-at" role="status">
      {names.length > 0 &&
        t('studio.people.also-here', { count: names.length, names: names.join(', ') })}
    </p>
  );
}
