import type { ReactElement } from 'react';
import type { Contract } from '#domain/contract.ts';
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
        <ContractContactCard contract={contract} />
        <ContractBankCard contract={contract} />
        <ContractDataCard contract={contract} />
      </div>
      <div className="contract-column">
        <ContractSupplyCard contract={contract} />
        {/* Comes later than the others: below them it moves nothing in sight. */}
        <ContractTariffOptionsCard contract={contract} />
      </div>
      {/* Comes later too: below what is in sight. */}
      {contract.batteries.length > 0 && <ContractBatteries contract={contract} />}
      <ContractServicesCard contract={contract} />
      <ContractDocumentsCard contract={contract} />
    </div>
  );
}
