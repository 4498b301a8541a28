import type { ReactElement } from 'react';
import type { Contract, PowerPeriod } from '#domain/contract.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { Card } from '#ui/card.tsx';
import { type Definition, DefinitionList } from '#ui/definition-list.tsx';

/** Holder, product and billing of a contract. */
export function ContractDataCard({ contract }: { contract: Contract }): ReactElement {
  const { t } = useTexts();
  const { longDate } = useFormats();
  const { owner, fiscal, powers } = contract;
  const entry = (id: string, value: Definition['value'], wide = false): Definition => ({
    term: t(`contracts.data.${id}`),
    value,
    wide,
  });
  return (
    <Card title={t('contracts.data.title')} icon="document">
      <DefinitionList
        items={[
          entry('owner', owner),
          entry('vat', fiscal.vat),
          entry('product', contract.product),
          entry('tariff', contract.tariff),
          ...(powers.length > 0 ? [entry('powers', <Powers powers={powers} />, true)] : []),
          entry('sign-date', longDate(contract.signDate)),
          entry('delivery', t(`contracts.data.deliveries.${contract.invoiceDelivery}`)),
          ...(fiscal.name === owner ? [] : [entry('fiscal-name', fiscal.name)]),
          entry('fiscal-address', fiscal.address, true),
        ]}
      />
    </Card>
  );
}

function Powers({ powers }: { powers: readonly PowerPeriod[] }): ReactElement {
  const { kilowatts } = useFormats();
  return (
    <ul className="contract-powers">
      {powers.map(({ period, powerKw }) => (
        <li key={period}>
          <span>{period}</span> {kilowatts(powerKw)}
        </li>
      ))}
    </ul>
  );
}
