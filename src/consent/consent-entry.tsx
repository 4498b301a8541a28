import { type ReactElement, useState } from 'react';
import type { Problem } from '#domain/problem.ts';
import { useTexts } from '#i18n/texts.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { lazyPart } from '#ui/loading/lazy-part.tsx';
import { LateDialog } from '#ui/overlays/late-dialog.tsx';

interface Opened {
  onClose: () => void;
}

const ConsentDialog = lazyPart<Opened>(
  () => import('./consent-dialog.tsx').then((module) => module.ConsentDialog),
  { failed: (failure, { onClose }) => <FailedDialog {...failure} onClose={onClose} /> },
);

/** Opens what is stored and why, where a choice can be changed or withdrawn at any time. */
export function ConsentEntry(): ReactElement {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="frame-theme"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('consent.title')}
      </button>
      {isOpen && <ConsentDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function FailedDialog({
  problem,
  retry,
  onClose,
}: Opened & { problem: Problem; retry: () => void }): ReactElement {
  const { t } = useTexts();
  return (
    <LateDialog title={t('consent.title')} onClose={onClose}>
      <ErrorState problem={problem} onRetry={retry} />
    </LateDialog>
  );
}
