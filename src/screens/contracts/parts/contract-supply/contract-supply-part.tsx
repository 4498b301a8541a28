import type { ReactElement } from 'react';
import type { Contract } from '#domain/contract/contract.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { CupsCode } from '#screens/contracts/cups-code.tsx';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { PhoneLink } from '#ui/controls/phone-link.tsx';
import { Card } from '#ui/layout/card.tsx';
import { contractIcons } from '#ui/layout/contract-icons.ts';
import { type Definition, DefinitionList } from '#ui/layout/definition-list.tsx';
import { ContractSips } from './contract-sips.tsx';

/** Supply point, address and distributor of a contract. */
export function ContractSupplyPart({ contract }: { contract: Contract }): ReactElement {
  const { t } = useTexts();
  const { number } = useFormats();
  const { cups, distributor, gas } = contract;
  const measure = (value: number | null, unit: string) =>
    value === null ? null : `${number(value)}\u00a0${unit}`;
  const entry = (id: string, value: Definition['value'], wide = false): Definition => ({
    term: t(`contracts.supply.${id}`),
    value,
    wide,
  });
  return (
    <Card title={t('contracts.supply.title')} icon={contractIcons[contract.type]}>
      <DefinitionList
        items={[
          entry(
            'cups',
            cups && (
              <span className="contract-copy">
                <CupsCode cups={cups} />
                <CopyButton text={cups} label={t('contracts.supply.copy-cups')} />
              </span>
            ),
            true,
          ),
          entry('address', contract.address, true),
          entry('cadastral-reference', contract.cadastralReference, true),
          ...(gas
            ? [
                entry('pressure', measure(gas.pressureBar, 'bar')),
                entry('flow', measure(gas.flow, 'm³/h')),
              ]
            : []),
          entry('distributor', distributor && <Distributor {...distributor} />),
          entry('distributor-phone', distributor?.phone && <PhoneLink phone={distributor.phone} />),
          entry('distributor-reference', distributor?.reference),
        ]}
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
