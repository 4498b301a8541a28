import type { ReactElement } from 'react';
import type { Contract } from '#domain/contract/contract.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { TermTip } from '#ui/controls/term-tip.tsx';
import { Card } from '#ui/layout/card.tsx';
import { type Definition, DefinitionList } from '#ui/layout/definition-list.tsx';
import { type ContractDataFact, contractDataFacts } from './contract-data-fact.ts';

interface ContractDataProps {
  contract: Contract;
  options?: {
    facts?: readonly ContractDataFact[];
    terms?: Partial<Record<ContractDataFact, string>>;
  };
}

/** Number, holder, product and billing of a contract. */
export function ContractDataPart({
  contract,
  options: { facts = contractDataFacts, terms = {} } = {},
}: ContractDataProps): ReactElement {
  const { t } = useTexts();
  const { longDate } = useFormats();
  const { owner, fiscal } = contract;
  const values: Readonly<Record<ContractDataFact, Definition['value']>> = {
    number: (
      <span className="contract-copy">
        {contract.name}
        <CopyButton text={contract.name} label={t('contracts.data.copy-number')} />
      </span>
    ),
    owner,
    vat: fiscal.vat,
    product: contract.product,
    tariff: contract.tariff,
    'sign-date': longDate(contract.signDate),
    'fiscal-name': fiscal.name === owner ? null : fiscal.name,
    'fiscal-address': fiscal.address,
  };
  return (
    <Card title={t('contracts.data.title')} icon="document">
      <DefinitionList
        items={facts.map((id) => ({
          term: t(`contracts.data.${id}`),
          value: values[id],
          tip: terms[id] && <TermTip term={terms[id]} />,
          wide: id === 'fiscal-address',
        }))}
      />
    </Card>
  );
}
