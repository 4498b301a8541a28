import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { ApiError } from '#studio/client/api/api-client.ts';
import { OthersLine } from '#studio/client/exchange/others-line.tsx';
import { useStudio } from '#studio/client/state/studio.ts';
import { useRevision } from '#studio/client/state/use-revision.ts';
import { useRights } from '#studio/client/state/use-rights.ts';
import type { HistoryEntry, Restore } from '#studio/publish-contract.ts';
import { Differences } from './differences.tsx';
import { PlannedVersions } from './planned-versions.tsx';
import { useWhen } from './use-when.ts';

/** Who published what, when and why; each entry can be restored, or taken back alone. */
export function HistoryList(): ReactElement {
  const { api } = useStudio();
  const { t } = useTexts();
  const { data, isError } = useQuery({
    queryKey: ['preview', 'history', useRevision()],
    queryFn: api.history,
    placeholderData: (before: Awaited<ReturnType<typeof api.history>> | undefined) => before,
  });
  const [said, setSaid] = useState('');
  const restore = async (wanted: Restore) => {
    try {
      await api.restore(wanted);
      setSaid(t(`studio.history.restored.${wanted.what}`));
    } catch (error) {
      const isClash = error instanceof ApiError && error.status === 409;
      setSaid(t(isClash ? 'studio.history.clash' : 'studio.history.failed'));
    }
  };
  if (isError) return <p className="side-note">{t('studio.history.failed')}</p>;
  if (!data) return <p className="side-note">{t('studio.loading')}</p>;
  return (
    <div className="history">
      <OthersLine isWhole />
      <PlannedVersions planned={data.planned} />
      <p className="side-note" role="status">
        {said || (data.entries.length === 0 ? t('studio.history.none') : '')}
      </p>
      <ol>
        {data.entries.map((entry) => (
          <Entry key={entry.id} entry={entry} restore={restore} />
        ))}
      </ol>
    </div>
  );
}

interface EntryProps {
  entry: HistoryEntry;
  restore: (wanted: Restore) => Promise<void>;
}

function Entry({ entry: { id, at, by, reason }, restore }: EntryProps): ReactElement {
  const { api } = useStudio();
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const restorable = useRights().mayPublish ? (['version', 'change'] as const) : [];
  const { data } = useQuery({
    queryKey: ['preview', 'history', id],
    queryFn: () => api.changesOf(id),
    enabled: isOpen,
  });
  const when = useWhen();
  return (
    <li>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <span className="history-reason">{reason}</span>
        <span className="history-by">
          {by.replace(/ <.*>$/, '')} · {when(at)}
        </span>
      </button>
      {isOpen && (
        <div className="history-more">
          {data ? <Differences all={data} /> : <p role="status">{t('studio.loading')}</p>}
          {restorable.map((what) => (
            <button
              key={what}
              type="button"
              className="btn btn-secondary btn-sm"
              onClick={() => void restore({ id, what })}
            >
              {t(`studio.history.restore.${what}`)}
            </button>
          ))}
        </div>
      )}
    </li>
  );
}
