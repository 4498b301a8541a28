import { lazyPart } from '#ui/lazy-part.tsx';

/** The virtual batteries of a contract; their code comes where it has one. */
export const ContractBatteries = lazyPart(() =>
  import('./batteries/batteries-card.tsx').then((module) => module.BatteriesCard),
);
