import { type ReactElement, useCallback, useState } from 'react';
import { usePlace } from '#app/routing/screen-routes.tsx';
import { codeOf } from '#config/code-loading.ts';
import { useFacts } from '#config/facts-provider.tsx';
import { useTexts } from '#i18n/texts.ts';
import { Icon } from '#ui/layout/icon.tsx';
import { useCode } from '#ui/loading/use-code.ts';

const helpDialog = codeOf(() =>
  import('#help/help-dialog.tsx').then((module) => module.HelpDialog),
);

interface Help {
  /** Opens the help; null on pages that show it beside their content, and where the retailer has none. */
  onHelp: (() => void) | null;
  dialog: ReactElement | null;
}

/**
 * The help of the open page. Its dialog belongs to the frame, not to the button: the keyboard of a phone can make the
 * window so low that the button moves from the bar to the header.
 */
export function useHelp(): Help {
  const { enabled } = useFacts().settings.helpDialog;
  const route = usePlace()?.route;
  const [isOpen, setOpen] = useState(false);
  const { here: HelpDialog } = useCode(helpDialog, isOpen);
  const onHelp = useCallback(() => setOpen(true), []);
  if (!enabled || route?.hasHelp) return { onHelp: null, dialog: null };
  return {
    onHelp,
    dialog: isOpen && HelpDialog ? <HelpDialog onClose={() => setOpen(false)} /> : null,
  };
}

interface HelpButtonProps {
  onHelp: () => void;
  className?: string;
}

/** Opens the help. */
export function HelpButton({ onHelp, className }: HelpButtonProps): ReactElement {
  const { t } = useTexts();
  return (
    <button
      type="button"
      className={className}
      aria-haspopup="dialog"
      onPointerEnter={helpDialog.prefetch}
      onClick={onHelp}
    >
      <Icon name="help" />
      <span>{t('help.open')}</span>
    </button>
  );
}
