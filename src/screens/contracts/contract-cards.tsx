import type { ReactElement } from 'react';
import type { Contract } from '#domain/contract.ts';
import { ContractBankCard } from './contract-bank-card.tsx';
import { ContractContactCard } from './contract-contact-card.tsx';
import { ContractDataCard } from './contract-data-card.tsx';
import { ContractDocumentsCard } from './contract-documents-card.tsx';
import { ContractServicesCard } from './contract-services-card.tsx';
import { ContractSupplyCard } from './contract-supply-card.tsx';
import { ContractTariffOptionsCard } from './contract-tariff-options-card.tsx';

/** All data of a contract, one card per topic. */
export function ContractCards({ contract }: { contract: Contract }): ReactElement {
  return (
    <div className="contract-cards">
      <div className="contract-column">
        <ContractDataCard contract={contract} />
        <ContractContactCard contract={contract} />
      </div>
      <div className="contract-column">
        <ContractSupplyCard contract={contract} />
        <ContractBankCard contract={contract} />
        <ContractTariffOptionsCard contract={contract} />
      </div>
      <ContractServicesCard contract={contract} />
      <ContractDocumentsCard contract={contract} />
    </div>
  );
}
