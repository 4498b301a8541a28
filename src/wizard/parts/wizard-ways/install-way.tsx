import { type ReactElement, useState } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/controls/button.tsx';
import { useFocusOnMount } from '#ui/focus/use-focus-on-mount.ts';
import { installOffer } from '#ui/install/install-offer.ts';
import { useHydrated } from '#ui/loading/use-hydrated.ts';
import { useStored } from '#ui/use-stored.ts';
import type { WizardWay } from './wizard-way.ts';

/** What Safari on iPhones and iPads says: true where the page runs as an app. Other browsers do not have it. */
const isAppOfSafari = (): boolean | undefined =>
  (navigator as Navigator & { standalone?: boolean }).standalone;

/**
 * The app on the home screen: a button where the browser offers that, how to do it by hand where only Safari can, nothing
 * elsewhere and in the app itself.
 */
export function InstallWay({ way }: { way: WizardWay }): ReactElement | null {
  const { t } = useTexts();
  const offer = useStored(installOffer);
  const isHydrated = useHydrated();
  const [outcome, setOutcome] = useState<'accepted' | 'dismissed' | null>(null);
  if (outcome) return <Installed outcome={outcome} />;
  if (isHydrated && isAppOfSafari() === false)
    return <p className="form-note">{t('wizard.finished.install.by-hand')}</p>;
  if (!offer) return null;
  const install = async () => {
    const { outcome: chosen } = await offer.prompt();
    setOutcome(chosen);
    // An offer can be answered once.
    installOffer.write(null);
  };
  return (
    <Button variant={way.look ?? 'secondary'} icon={way.icon} block onClick={() => void install()}>
      {t('wizard.finished.ways.install')}
    </Button>
  );
}

/** What became of the offer, in the place of its button. */
function Installed({ outcome }: { outcome: 'accepted' | 'dismissed' }): ReactElement {
  const { t } = useTexts();
  const text = useFocusOnMount<HTMLParagraphElement>();
  return (
    <p ref={text} tabIndex={-1} className="form-note">
      {t(`wizard.finished.install.${outcome}`)}
    </p>
  );
}
