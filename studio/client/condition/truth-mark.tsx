import type { ReactElement } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { StudioIcon } from '#studio/client/look/studio-icon.tsx';
import type { Truth } from './condition-truth.ts';

const nameOf = (truth: Truth) => (truth === null ? 'unknown' : truth ? 'yes' : 'no');
const icons = { yes: 'check', no: 'close', unknown: 'help' } as const;

/** Whether something holds for the person in view. */
export function TruthMark({ truth }: { truth: Truth }): ReactElement {
  const { t } = useTexts();
  const name = nameOf(truth);
  const words = t(`studio.condition.truth.${name}`);
  return (
    <span className={`truth is-${name}`} title={words}>
      <StudioIcon name={icons[name]} />
      <span className="visually-hidden">{words}</span>
    </span>
  );
}

/** Whether a whole condition holds, in words, with whom it is about. */
export function TruthLine({ truth, person }: { truth: Truth; person: string }): ReactElement {
  const { t } = useTexts();
  const name = nameOf(truth);
  return (
    <p className={`truth-line is-${name}`}>
      <StudioIcon name={icons[name]} />
      {t('studio.condition.for', { person, truth: t(`studio.condition.truth.${name}`) })}
    </p>
  );
}
