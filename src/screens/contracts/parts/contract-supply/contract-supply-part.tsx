import type { ReactElement } from 'react';
import type { Contract } from '#domain/contract/contract.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { CupsCode } from '#screens/contracts/cups-code.tsx';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { PhoneLink } from '#ui/controls/phone-link.tsx';
import { TermTip } from '#ui/controls/term-tip.tsx';
import { Card } from '#ui/layout/card.tsx';
import { contractIcons } from '#ui/layout/contract-icons.ts';
import { type Definition, DefinitionList } from '#ui/layout/definition-list.tsx';
import { ContractSips } from './contract-sips.tsx';
import { type ContractSupplyFact, contractSupplyFacts } from './contract-supply-fact.ts';

interface ContractSupplyProps {
  contract: Contract;
  options?: {
    facts?: readonly ContractSupplyFact[];
    terms?: Partial<Record<ContractSupplyFact, string>>;
  };
}

const wide: readonly ContractSupplyFact[] = ['cups', 'address', 'cadastral-reference'];

/** Supply point, address and distributor of a contract. */
export function ContractSupplyPart({
  contract,
  options: { facts = contractSupplyFacts, terms = {} } = {},
}: ContractSupplyProps): ReactElement {
  const { t } = useTexts();
  const { number } = useFormats();
  const { cups, distributor, gas } = contract;
  const measure = (value: number | null | undefined, unit: string) =>
    value == null ? null : `${number(value)}\u00a0${unit}`;
  const values: Readonly<Record<ContractSupplyFact, Definition['value']>> = {
    cups: cups && (
      <span className="contract-copy">
        <CupsCode cups={cups} />
        <CopyButton text={cups} label={t('contracts.supply.copy-cups')} />
      </span>
    ),
    address: contract.address,
    'cadastral-reference': contract.cadastralReference,
    pressure: measure(gas?.pressureBar, 'bar'),
    flow: measure(gas?.flow, 'm³/h'),
    distributor: distributor && <Distributor {...distributor} />,
    'distributor-phone': distributor?.phone && <PhoneLink phone={distributor.phone} />,
    'distributor-reference': distributor?.reference,
  };
  return (
    <Card title={t('contracts.supply.title')} icon={contractIcons[contract.type]}>
      <DefinitionList
        items={facts.map((id) => ({
          term: t(`contracts.supply.${id}`),
          value: values[id],
          tip: terms[id] && <TermTip term={terms[id]} />,
          wide: wide.includes(id),
        }))}
      />
      {contract.type !== 'gas' && <ContractSips contract={contract} />}
    </Card>
  );
}

/** Only web addresses become links, as the retailer may have stored anything. */
function Distributor({ name, website }: { name: string; website: string | null }): ReactElement {
  const { t } = useTexts();
  if (!website || !/^https?:\/\//i.test(website)) return <>{name}</>;
  return (
    <a href={website} target="_blank" rel="noopener noreferrer">
      {name} <span className="visually-hidden">{t('common.newTab')}</span>
    </a>
  );
}
