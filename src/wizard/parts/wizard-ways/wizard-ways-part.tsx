import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { useFailingCondition } from '#config/facts-provider.tsx';
import { useOpenRoutes } from '#config/open-routes.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/controls/button.tsx';
import { Icon } from '#ui/layout/icon.tsx';
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
  const find = useOpenRoutes();
  const offered = ways.flatMap((way) => {
    const address = (way.route && find(way.route)?.address) || null;
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
