import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { useStudio } from '#studio/client/state/studio.ts';
import { useRevision } from '#studio/client/state/use-revision.ts';
import { useRights } from '#studio/client/state/use-rights.ts';
import type { Published } from '#studio/publish-contract.ts';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { PublishForm } from './publish-form.tsx';
import { useWhen } from './use-when.ts';

const doneOf = ({ from, commit }: Published) =>
  from ? 'done-planned' : commit ? 'done' : 'done-without-git';

/** Publishes: what changes for customers, what breaks, why, and when it counts. */
export function PublishDialog({ onClose }: { onClose: () => void }): ReactElement {
  const { api, pending, queries } = useStudio();
  const { t } = useTexts();
  const when = useWhen();
  const [published, setPublished] = useState<Published | null>(null);
  const take = (made: Published) => {
    setPublished(made);
    // Git has another commit, and no file is another one.
    void queries.invalidateQueries({ queryKey: ['preview', 'history'] });
  };
  const revision = useRevision();
  const { mayPublish } = useRights();
  const { data: plan, isError } = useQuery({
    queryKey: ['preview', 'publication', revision],
    queryFn: () => {
      pending.flush();
      return api.publication();
    },
    gcTime: 0,
  });
  return (
    <Dialog
      title={t(mayPublish ? 'studio.publish.title' : 'studio.exchange.review')}
      onClose={onClose}
    >
      {published ? (
        <p role="status">
          {t(`studio.publish.${doneOf(published)}`, {
            version: published.version,
            seconds: published.milliseconds / 1000,
            when: published.from ? when(published.from) : '',
          })}
        </p>
      ) : plan ? (
        <PublishForm plan={plan} onPublished={take} />
      ) : (
        <p role="status">
          {t(isError ? 'studio.publish.failed.failed' : 'studio.publish.reading')}
        </p>
      )}
    </Dialog>
  );
}
