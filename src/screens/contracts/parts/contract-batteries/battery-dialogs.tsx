import type { ReactElement } from 'react';
import type { BatteryShare } from '#domain/battery/battery.ts';
import type { Contract } from '#domain/contract/contract.ts';
import { useDialogAddress } from '#forms/dialog-address.ts';
import { useSearchParams } from '#ui/address/use-address.ts';
import { lazyPart } from '#ui/loading/lazy-part.tsx';
import { BatteryOriginDialog } from './move/battery-origin-dialog.tsx';
import { BatteryShareDialog } from './share/battery-share-dialog.tsx';
import { useBattery } from './use-battery.ts';

const BatteryMove = lazyPart(() =>
  import('./move/battery-move-dialog.tsx').then((module) => module.BatteryMoveDialog),
);

/**
 * The dialog about a battery that the address names (`?dialog=battery-share&battery=6`); without a battery it is about
 * the first of the contract.
 */
export function BatteryDialogs({ contract }: { contract: Contract }): ReactElement | null {
  const { dialog } = useDialogAddress();
  const [search] = useSearchParams();
  const id = search.get('battery');
  const share = contract.batteries.find((one) => id === null || String(one.id) === id);
  if (!dialog?.startsWith('battery-') || !share) return null;
  return <BatteryDialog key={share.id} dialog={dialog} contract={contract} share={share} />;
}

interface BatteryDialogProps {
  dialog: string;
  contract: Contract;
  share: BatteryShare;
}

function BatteryDialog({ dialog, contract, share }: BatteryDialogProps): ReactElement | null {
  // The card says what is loading, and what could not be.
  const { data } = useBattery(share);
  if (!data) return null;
  const props = { contract, known: data };
  if (dialog === 'battery-move') return <BatteryMove {...props} />;
  if (dialog === 'battery-origin') return <BatteryOriginDialog battery={share} />;
  return <BatteryShareDialog {...props} />;
}
