import { type FormEvent, type ReactElement, useId, useState } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { ApiError } from '#studio/client/api/api-client.ts';
import { OthersLine } from '#studio/client/exchange/others-line.tsx';
import { SendForReview } from '#studio/client/exchange/send-for-review.tsx';
import { PicturePart } from '#studio/client/pictures/picture-part.tsx';
import { useStudio } from '#studio/client/state/studio.ts';
import { useRights } from '#studio/client/state/use-rights.ts';
import type { PublicationPlan, Published, PublishRefusal } from '#studio/publish-contract.ts';
import { Differences } from './differences.tsx';
import { useWhen } from './use-when.ts';

interface PublishFormProps {
  plan: PublicationPlan;
  onPublished: (published: Published) => void;
}

/** What changes, why and when; to publish it, or to send it for review. */
export function PublishForm({ plan, onPublished }: PublishFormProps): ReactElement {
  const { api } = useStudio();
  const { t } = useTexts();
  const { mayPublish } = useRights();
  const id = useId();
  const when = useWhen();
  const [reason, setReason] = useState('');
  const [time, setTime] = useState('');
  const [isAcknowledged, setAcknowledged] = useState(false);
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<PublishRefusal | { reason: 'no-reason' } | null>(null);
  const isBreaking = plan.differences.some(({ breaks }) => breaks.length > 0);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() === '') return setRefusal({ reason: 'no-reason' });
    if (!mayPublish) return;
    setSending(true);
    try {
      const from = time === '' ? {} : { from: new Date(time).toISOString() };
      onPublished(await api.publish({ reason: reason.trim(), isAcknowledged, ...from }));
    } catch (error) {
      const isRefusal = error instanceof ApiError && error.status === 422;
      setRefusal(isRefusal ? (error.body as PublishRefusal) : { reason: 'failed' });
    } finally {
      setSending(false);
    }
  };
  if (plan.faults > 0)
    return <p role="alert">{t('studio.publish.failed.faults', { count: plan.faults })}</p>;
  return (
    <form className="publish" noValidate onSubmit={(event) => void submit(event)}>
      <OthersLine />
      <Differences all={plan.differences} />
      <PicturePart />
      {!plan.hasHistory && <p className="panel-note">{t('studio.publish.no-git')}</p>}
      {isBreaking && mayPublish && (
        <div className="form-check">
          <input
            id={`${id}-breaks`}
            type="checkbox"
            className="form-check-input"
            checked={isAcknowledged}
            onChange={({ target }) => setAcknowledged(target.checked)}
          />
          <label htmlFor={`${id}-breaks`}>{t('studio.publish.acknowledge')}</label>
        </div>
      )}
      <label htmlFor={`${id}-reason`}>{t('studio.publish.reason')}</label>
      <input
        id={`${id}-reason`}
        className="form-control"
        maxLength={200}
        value={reason}
        aria-invalid={refusal?.reason === 'no-reason' || undefined}
        aria-describedby={refusal ? `${id}-refusal` : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
      {mayPublish && (
        <>
          {time === '' && plan.planned[0] && (
            <p className="panel-note">
              {t('studio.publish.planned', { when: when(plan.planned[0]) })}
            </p>
          )}
          <label htmlFor={`${id}-time`}>{t('studio.publish.time')}</label>
          <input
            id={`${id}-time`}
            type="datetime-local"
            className="form-control"
            value={time}
            onChange={({ target }) => setTime(target.value)}
          />
        </>
      )}
      {refusal && (
        <p id={`${id}-refusal`} className="value-fault" role="alert">
          {t(`studio.publish.failed.${refusal.reason}`, { count: plan.faults })}
          {'words' in refusal && refusal.words && <span lang="en"> {refusal.words}</span>}
        </p>
      )}
      {mayPublish && (
        <button type="submit" className="btn btn-primary" disabled={isSending}>
          {t(isSending ? 'studio.publish.sending' : 'studio.publish.do')}
        </button>
      )}
      {plan.hasHistory && (
        <SendForReview reason={reason} onNoReason={() => setRefusal({ reason: 'no-reason' })} />
      )}
    </form>
  );
}
