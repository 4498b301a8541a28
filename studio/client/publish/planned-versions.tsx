import { type ReactElement, useRef, useState } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { ApiError } from '#studio/client/api/api-client.ts';
import { useStudio } from '#studio/client/state/studio.ts';
import { useRights } from '#studio/client/state/use-rights.ts';
import type { PlannedVersion } from '#studio/publish-contract.ts';
import { useWhen } from './use-when.ts';

type Outcome = 'called-off' | 'not-planned' | 'not-called-off';

/** The versions that will count from a time on, each to be called off; what they change stays in the files. */
export function PlannedVersions({ planned }: { planned: PlannedVersion[] }): ReactElement | null {
  const { api, queries } = useStudio();
  const { t } = useTexts();
  const when = useWhen();
  const { mayPublish } = useRights();
  const [isSending, setSending] = useState(false);
  const said = useRef<HTMLParagraphElement>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const callOff = async (from: string) => {
    if (isSending) return;
    setSending(true);
    try {
      await api.callOff({ from });
      setOutcome('called-off');
    } catch (error) {
      const isGone = error instanceof ApiError && error.status === 409;
      setOutcome(isGone ? 'not-planned' : 'not-called-off');
    }
    // The button that has the focus goes with its version.
    said.current?.focus();
    await queries.invalidateQueries({ queryKey: ['preview', 'history'] });
    setSending(false);
  };
  if (planned.length === 0 && !outcome) return null;
  return (
    <section className="planned" aria-label={t('studio.history.planned')}>
      {planned.length > 0 && <h3>{t('studio.history.planned')}</h3>}
      <ul>
        {planned.map(({ from, reason }) => (
          <li key={from}>
            <span className="planned-about">
              {reason && <span className="history-reason">{reason}</span>}
              <span className="history-by">{t('studio.history.from', { when: when(from) })}</span>
            </span>
            {mayPublish && (
              <button
                type="button"
                className="btn btn-secondary btn-sm"
                aria-label={t('studio.history.call-off-that', { when: when(from) })}
                onClick={() => void callOff(from)}
              >
                {t('studio.history.call-off')}
              </button>
            )}
          </li>
        ))}
      </ul>
      <p ref={said} className="side-note" role="status" tabIndex={-1}>
        {outcome && t(`studio.history.${outcome}`)}
      </p>
    </section>
  );
}
