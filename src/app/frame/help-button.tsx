import { type ReactElement, useState } from 'react';
import { usePlace } from '#app/routing/screen-routes.tsx';
import { codeOf } from '#config/code-loading.ts';
import { useFacts } from '#config/facts-provider.tsx';
import { useTexts } from '#i18n/texts.ts';
import { Icon } from '#ui/layout/icon.tsx';
import { useCode } from '#ui/loading/use-code.ts';

const helpDialog = codeOf(() =>
  import('#help/help-dialog.tsx').then((module) => module.HelpDialog),
);

/** True when a button opens the help: not on pages that show it beside their content. */
export function useHasHelp(): boolean {
  const { enabled } = useFacts().settings.helpDialog;
  const route = usePlace()?.route;
  return enabled && !route?.hasHelp;
}

/** Opens the help from any page. */
export function HelpButton(): ReactElement | null {
  const { t } = useTexts();
  const hasHelp = useHasHelp();
  const [isOpen, setOpen] = useState(false);
  const { here: HelpDialog } = useCode(helpDialog, isOpen);
  if (!hasHelp) return null;
  return (
    <>
      <button
        type="button"
        className="help-button"
        aria-haspopup="dialog"
        onPointerEnter={helpDialog.prefetch}
        onClick={() => setOpen(true)}
      >
        <Icon name="help" />
        <span>{t('help.open')}</span>
      </button>
      {isOpen && HelpDialog && <HelpDialog onClose={() => setOpen(false)} />}
    </>
  );
}
