import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactElement, useId, useState } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { ApiError } from '#studio/client/api/api-client.ts';
import { useStudio } from '#studio/client/state/studio.ts';
import { useRevision } from '#studio/client/state/use-revision.ts';
import type { PublicationPlan, Published, PublishRefusal } from '#studio/contract.ts';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { Differences } from './differences.tsx';

/** Publishes: what changes for customers, what breaks, why, and when it counts. */
export function PublishDialog({ onClose }: { onClose: () => void }): ReactElement {
  const { api, pending } = useStudio();
  const { t } = useTexts();
  const [published, setPublished] = useState<Published | null>(null);
  const revision = useRevision();
  const { data: plan, isError } = useQuery({
    queryKey: ['preview', 'publication', revision],
    queryFn: () => {
      pending.flush();
      return api.publication();
    },
    gcTime: 0,
  });
  return (
    <Dialog title={t('studio.publish.title')} onClose={onClose}>
      {published ? (
        <p role="status">
          {t(published.commit ? 'studio.publish.done' : 'studio.publish.done-without-git', {
            version: published.version,
            seconds: published.milliseconds / 1000,
          })}
        </p>
      ) : plan ? (
        <PublishForm plan={plan} onPublished={setPublished} />
      ) : (
        <p role="status">
          {t(isError ? 'studio.publish.failed.failed' : 'studio.publish.reading')}
        </p>
      )}
    </Dialog>
  );
}

interface PublishFormProps {
  plan: PublicationPlan;
  onPublished: (published: Published) => void;
}

function PublishForm({ plan, onPublished }: PublishFormProps): ReactElement {
  const { api } = useStudio();
  const { t } = useTexts();
  const id = useId();
  const [reason, setReason] = useState('');
  const [time, setTime] = useState('');
  const [isAcknowledged, setAcknowledged] = useState(false);
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<PublishRefusal | { reason: 'no-reason' } | null>(null);
  const isBreaking = plan.differences.some(({ breaks }) => breaks.length > 0);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() === '') return setRefusal({ reason: 'no-reason' });
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
      <Differences all={plan.differences} />
      {!plan.hasHistory && <p className="panel-note">{t('studio.publish.no-git')}</p>}
      {isBreaking && (
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
      <label htmlFor={`${id}-time`}>{t('studio.publish.time')}</label>
      <input
        id={`${id}-time`}
        type="datetime-local"
        className="form-control"
        value={time}
        onChange={({ target }) => setTime(target.value)}
      />
      {refusal && (
        <p id={`${id}-refusal`} className="value-fault" role="alert">
          {t(`studio.publish.failed.${refusal.reason}`, { count: plan.faults })}
          {'words' in refusal && refusal.words && <span lang="en"> {refusal.words}</span>}
        </p>
      )}
      <button type="submit" className="btn btn-primary" disabled={isSending}>
        {t(isSending ? 'studio.publish.sending' : 'studio.publish.do')}
      </button>
    </form>
  );
}
