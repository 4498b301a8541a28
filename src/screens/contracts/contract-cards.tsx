import type { ReactElement } from 'react';
import type { Contract } from '#domain/contract.ts';
import { PartBoundary } from '#ui/part-boundary.tsx';
import { ContractBankCard } from './contract-bank-card.tsx';
import { ContractBatteries } from './contract-batteries.tsx';
import { ContractContactCard } from './contract-contact-card.tsx';
import { ContractDataCard } from './contract-data-card.tsx';
import { ContractDocumentsCard } from './contract-documents-card.tsx';
import { ContractServicesCard } from './contract-services-card.tsx';
import { ContractSupplyCard } from './contract-supply-card.tsx';
import { ContractTariffOptionsCard } from './contract-tariff-options-card.tsx';

/** All data of a contract, one card per topic; a topic without data has none. */
export function ContractCards({ contract }: { contract: Contract }): ReactElement {
  return (
    <div className="contract-cards">
      <div className="contract-column">
        <PartBoundary name="contact">
          <ContractContactCard contract={contract} />
        </PartBoundary>
        <PartBoundary name="bank">
          <ContractBankCard contract={contract} />
        </PartBoundary>
        <PartBoundary name="data">
          <ContractDataCard contract={contract} />
        </PartBoundary>
      </div>
      <div className="contract-column">
        <PartBoundary name="supply">
          <ContractSupplyCard contract={contract} />
        </PartBoundary>
        {/* Comes later than the others: below them it moves nothing in sight. */}
        <PartBoundary name="tariff options">
          <ContractTariffOptionsCard contract={contract} />
        </PartBoundary>
      </div>
      {/* Comes later too: below what is in sight. */}
      {contract.batteries.length > 0 && (
        <PartBoundary name="batteries">
          <ContractBatteries contract={contract} />
        </PartBoundary>
      )}
      <PartBoundary name="services">
        <ContractServicesCard contract={contract} />
      </PartBoundary>
      <PartBoundary name="documents">
        <ContractDocumentsCard contract={contract} />
      </PartBoundary>
    </div>
  );
}
