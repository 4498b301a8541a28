import { type ReactElement, type ReactNode, useState } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { StudioIcon } from '#studio/client/look/studio-icon.tsx';
import { NewDialog, type NewStart } from './new-dialog.tsx';

interface NewButtonProps {
  /** What is to be new; left out: the person chooses. */
  start?: NewStart;
  /** Words of a button in a panel; left out: the button of the bar. */
  children?: ReactNode;
}

/** Opens the dialog in which something new is started. */
export function NewButton({ start, children }: NewButtonProps): ReactElement {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={children ? 'add-button' : 'icon-button'}
        title={children ? undefined : t('studio.new.hint')}
        aria-label={children ? undefined : t('studio.new.open')}
        onClick={() => setOpen(true)}
      >
        <StudioIcon name="add" />
        {children}
      </button>
      {isOpen && <NewDialog start={start} onClose={() => setOpen(false)} />}
    </>
  );
}
