import type { ComponentType, ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import type { Contract } from '#domain/contract/contract.ts';
import { PartBoundary } from '#ui/feedback/part-boundary.tsx';
import { useProgressiveCount } from '#ui/loading/use-progressive-count.ts';
import { ContractBankCard } from './contract-bank-card.tsx';
import { ContractBatteries } from './contract-batteries.tsx';
import { ContractContactCard } from './contract-contact-card.tsx';
import { ContractDataCard } from './contract-data-card.tsx';
import { ContractDocumentsCard } from './contract-documents-card.tsx';
import { ContractServicesCard } from './contract-services-card.tsx';
import { ContractSupplyCard } from './contract-supply-card.tsx';
import { ContractTariffOptionsCard } from './contract-tariff-options-card.tsx';

interface OfContract {
  contract: Contract;
}

type NamedCard = readonly [name: string, Card: ComponentType<OfContract>];

const ofCustomer: readonly NamedCard[] = [
  ['contact', ContractContactCard],
  ['bank', ContractBankCard],
  ['data', ContractDataCard],
];

const ofSupply: readonly NamedCard[] = [
  ['supply', ContractSupplyCard],
  // Comes later than the others: below them it moves nothing in sight.
  ['tariff options', ContractTariffOptionsCard],
];

const below: readonly NamedCard[] = [
  // Comes later too: below what is in sight.
  ['batteries', ContractBatteries],
  ['services', ContractServicesCard],
  ['documents', ContractDocumentsCard],
];

const COUNT = ofCustomer.length + ofSupply.length + below.length;

/** All data of a contract, one card per topic that has data. Cards below the window are rendered progressively. */
export function ContractCards({ contract }: OfContract): ReactElement {
  const { hash, search } = useLocation();
  const rendered = useProgressiveCount({
    name: 'cards',
    count: COUNT,
    leastHeight: 600,
    atATime: 1,
  });
  // An address that leads to a part scrolls there: what is below has its place by then.
  const isLedTo = hash !== '' || search !== '';
  const shown = (cards: readonly NamedCard[], before: number) =>
    cards.slice(0, isLedTo ? COUNT : Math.max(0, rendered - before)).map(([name, Card]) => (
      <PartBoundary key={name} name={name}>
        <Card contract={contract} />
      </PartBoundary>
    ));
  return (
    <div className="contract-cards">
      <div className="contract-column">{shown(ofCustomer, 0)}</div>
      <div className="contract-column">{shown(ofSupply, ofCustomer.length)}</div>
      {shown(below, ofCustomer.length + ofSupply.length)}
    </div>
  );
}
