import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useId, useMemo, useRef } from 'react';
import { useFacts, useFailingCondition } from '#config/facts-provider.tsx';
import type { Contract } from '#domain/contract/contract.ts';
import { useTexts } from '#i18n/texts.ts';
import { type BatteryType, batteryTypesQuery } from '#queries/batteries/batteries.ts';
import { Loaded } from '#ui/feedback/loaded.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useNotification } from '#ui/feedback/use-notification.ts';
import { Hint } from '#ui/overlays/hint.tsx';
import { ManagementSelect, ManagementSwitch } from './battery-management-controls.tsx';
import type { BatteryAtHand } from './use-battery.ts';
import { useBatteryManagement } from './use-battery-management.ts';

/** Conditions of a change, the first that fails is the reason why not. */
const REQUIRES = [
  'contract-active',
  'not-read-only',
  'virtual-battery-enabled',
  'battery-active',
  'battery-not-waiting',
];

interface BatteryManagementSectionProps {
  contract: Contract;
  battery: BatteryAtHand;
}

/** What happens to the discount of a battery, changed where it stands: a toggle, or a list. */
export function BatteryManagementSection({
  contract,
  battery,
}: BatteryManagementSectionProps): ReactElement {
  const { t, language } = useTexts();
  const query = useQuery(batteryTypesQuery(language));
  return (
    <>
      <h4>{t('batteries.management.title')}</h4>
      <Loaded
        query={query}
        skeleton={<Skeleton lines={1} />}
        failed={t('batteries.management.failed-to-load')}
      >
        {(types) => <ManagementControl contract={contract} battery={battery} types={types} />}
      </Loaded>
    </>
  );
}

function ManagementControl({
  contract,
  battery,
  types,
}: BatteryManagementSectionProps & { types: readonly BatteryType[] }) {
  const { t } = useTexts();
  const { discountControl } = useFacts().settings.features.virtualBattery;
  const subject = useMemo(() => ({ contract, battery }), [contract, battery]);
  const failing = useFailingCondition(subject)(REQUIRES);
  const { chosen, at, underWay, problem, choose } = useBatteryManagement(contract, battery);
  useNotification(at === 'changed', t('batteries.management.changed'));
  const reasonId = useId();
  const control = useRef<HTMLElement>(null);
  const isBlocked = underWay !== null || failing !== null;
  const props = {
    types,
    chosen,
    isBlocked,
    isBusy: underWay !== null,
    reasonId: failing === null ? undefined : reasonId,
    control,
    choose: (management: string) => {
      if (!isBlocked && management !== chosen) choose(management);
    },
  };
  // A toggle has two ends.
  const isToggle = discountControl === 'toggle' && types.length === 2;
  const problemText = problem?.kind === 'conflict' ? (problem.code ?? 'failed') : problem?.kind;
  return (
    <div data-state={`battery-management.${at}`}>
      {isToggle ? <ManagementSwitch {...props} /> : <ManagementSelect {...props} />}
      {failing !== null && (
        <Hint id={reasonId} control={control} text={t(`conditions.${failing}`)} />
      )}
      <p role="status" className="battery-note" data-failed={problem !== null || undefined}>
        {underWay && t(`batteries.management.${underWay}`)}
        {at === 'signing' && t('batteries.management.signing')}
        {problem && <ManagementFailure name={problemText ?? 'failed'} />}
      </p>
    </div>
  );
}

/** What went wrong, and that the discount is used as before. */
function ManagementFailure({ name }: { name: string }): ReactElement {
  const { t, optional } = useTexts();
  const own = optional(`batteries.management.problems.${name}`);
  return <>{own ?? t('batteries.management.problems.failed')}</>;
}
