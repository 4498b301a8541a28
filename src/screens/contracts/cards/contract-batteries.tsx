import type { ReactElement } from 'react';
import type { Contract } from '#domain/contract/contract.ts';
import { lazyPart } from '#ui/loading/lazy-part.tsx';

const BatteriesCard = lazyPart(() =>
  import('#screens/contracts/batteries/batteries-card.tsx').then((module) => module.BatteriesCard),
);

/** The virtual batteries of a contract; their code comes where it has one. */
export function ContractBatteries({ contract }: { contract: Contract }): ReactElement | null {
  return contract.batteries.length > 0 ? <BatteriesCard contract={contract} /> : null;
}
