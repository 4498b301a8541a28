import type { ReactElement } from 'react';
import type { Contract } from '#domain/contract/contract.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { type Definition, DefinitionList } from '#ui/layout/definition-list.tsx';

/** Number, holder, product and billing of a contract. */
export function ContractDataPart({ contract }: { contract: Contract }): ReactElement {
  const { t } = useTexts();
  const { longDate } = useFormats();
  const { owner, fiscal } = contract;
  const entry = (id: string, value: Definition['value'], wide = false): Definition => ({
    term: t(`contracts.data.${id}`),
    value,
    wide,
  });
  return (
    <Card title={t('contracts.data.title')} icon="document">
      <DefinitionList
        items={[
          entry(
            'number',
            <span className="contract-copy">
              {contract.name}
              <CopyButton text={contract.name} label={t('contracts.data.copy-number')} />
            </span>,
          ),
          entry('owner', owner),
          entry('vat', fiscal.vat),
          entry('product', contract.product),
          entry('tariff', contract.tariff),
          entry('sign-date', longDate(contract.signDate)),
          ...(fiscal.name === owner ? [] : [entry('fiscal-name', fiscal.name)]),
          entry('fiscal-address', fiscal.address, true),
        ]}
      />
    </Card>
  );
}
