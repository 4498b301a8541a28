import { type ReactElement, useState } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { useStudio } from '#studio/client/state/studio.ts';
import { useRights } from '#studio/client/state/use-rights.ts';
import { useStored } from '#ui/use-stored.ts';
import { PublishDialog } from './publish-dialog.tsx';

/** Opens the publication, or the review of who may not publish, and says how many files differ from the last one. */
export function PublishButton(): ReactElement {
  const { server } = useStudio();
  const { t } = useTexts();
  const { state } = useStored(server);
  const [isOpen, setOpen] = useState(false);
  const { mayPublish } = useRights();
  const count = state?.changedFiles?.length ?? null;
  return (
    <>
      <button
        type="button"
        className="btn btn-primary btn-sm publish-button"
        disabled={!state || state.isChecking || count === 0}
        title={count === 0 ? t('studio.publish.nothing') : undefined}
        onClick={() => setOpen(true)}
      >
        {t(mayPublish ? 'studio.publish.open' : 'studio.exchange.review')}
        {count !== null && count > 0 && <span className="tab-count">{count}</span>}
      </button>
      {isOpen && <PublishDialog onClose={() => setOpen(false)} />}
    </>
  );
}
