import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { useFailingCondition } from '#config/facts-provider.tsx';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/controls/button.tsx';
import { Icon } from '#ui/layout/icon.tsx';
import { useOpenPage } from '#wizard/finish/use-open-page.ts';
import { InstallWay } from './install-way.tsx';
import { nameOfWay, type WizardWay, type WizardWaysOptions } from './wizard-way.ts';

interface WizardWaysProps {
  /** Leaves the finished wizard. */
  onLeave: () => void;
  options: WizardWaysOptions;
}

/** The ways on from the end of a wizard, as far as there are any. */
export function WizardWaysPart({
  onLeave,
  options: { ways = [] },
}: WizardWaysProps): ReactElement | null {
  const failing = useFailingCondition();
  const addressOf = useOpenPage();
  const offered = ways.flatMap((way) => {
    const address = way.route ? addressOf(way.route) : null;
    const isOffered = failing(way.requires) === null && (way.action || address);
    return isOffered ? [{ way, address }] : [];
  });
  if (offered.length === 0) return null;
  return (
    <div className="wizard-finish-actions">
      {offered.map(({ way, address }) => (
        <Way key={nameOfWay(way)} {...{ way, address, onLeave }} />
      ))}
    </div>
  );
}

interface WayProps {
  way: WizardWay;
  /** Address of its page; null for an action. */
  address: string | null;
  onLeave: () => void;
}

function Way({ way, address, onLeave }: WayProps): ReactElement {
  const { t } = useTexts();
  const { action, icon, look: variant = 'secondary' } = way;
  const text = t(`wizard.finished.ways.${nameOfWay(way)}`);
  if (action === 'install') return <InstallWay way={way} />;
  if (address)
    return (
      <Link className={`btn btn-${variant} btn-block`} to={address}>
        {icon && <Icon name={icon} />}
        {text}
      </Link>
    );
  return (
    <Button
      {...{ variant, icon }}
      block
      onClick={action === 'print' ? () => window.print() : onLeave}
    >
      {text}
    </Button>
  );
}
