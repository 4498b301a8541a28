import type { ReactElement } from 'react';
import type { RequestState, RequestSummary } from '#domain/customer/request.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { Chip, type Tone } from '#ui/layout/chip.tsx';

const tones: Record<RequestState, Tone> = {
  accepted: 'success',
  denied: 'danger',
  additional_information_needed: 'warning',
  being_processed: 'info',
  in_process: 'neutral',
};

export function RequestChip({ state }: { state: RequestState }): ReactElement {
  const { t } = useTexts();
  return <Chip tone={tones[state]}>{t(`requests.states.${state}`)}</Chip>;
}

/** The state of a request in a sentence: since when, and what comes next. */
export function useNextStep(): (request: RequestSummary) => string {
  const { t } = useTexts();
  const { date } = useFormats();
  return ({ state, updatedAt, createdAt }) =>
    t(`requests.next.${state}`, { date: date(state === 'in_process' ? createdAt : updatedAt) });
}

/** The number that proves a request, and a way to copy it. */
export function RequestNumber({ number }: { number: number }): ReactElement {
  const { t } = useTexts();
  return (
    <span className="request-number">
      {t('requests.number', { number: String(number) })}
      <CopyButton text={String(number)} label={t('requests.copy', { number: String(number) })} />
    </span>
  );
}
