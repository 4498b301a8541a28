import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useFacts, useFailingCondition } from '#config/facts-provider.tsx';
import type { Contract } from '#domain/contract/contract.ts';
import { useDialogAddress } from '#forms/dialog-address.ts';
import { FormBoundary } from '#forms/form-boundary.tsx';
import { useTexts } from '#i18n/texts.ts';
import { tariffOptionsQuery } from '#queries/contracts/tariff-options.ts';
import { Loaded } from '#ui/feedback/loaded.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { TariffOptionDialog } from './tariff-option-dialog.tsx';
import { TariffOptionRow } from './tariff-option-row.tsx';

/** What an electricity contract has chosen of the options of its tariff, each with its change; nothing where it has none. */
export function ContractTariffOptionsPart({
  contract,
}: {
  contract: Contract;
}): ReactElement | null {
  return contract.type === 'electricity' ? <ElectricityOptions contract={contract} /> : null;
}

function ElectricityOptions({ contract }: { contract: Contract }): ReactElement {
  const { t } = useTexts();
  const { dialog } = useDialogAddress();
  const { offered } = useFacts().settings.features.tariffOptions;
  const isOn = useFailingCondition()(['tariff-options-enabled']) === null;
  const query = useQuery({ ...tariffOptionsQuery(contract.id, offered), enabled: isOn });
  const states = query.data?.filter(({ offer }) => offer.length > 0);
  // Most contracts have no options: a frame that waits would go again.
  const isShown = isOn && (states ? states.length > 0 : query.error !== null);

  // A dialog outlives its row: it says what became of its change, or why it cannot be sent any more.
  const open = offered.find((option) => option === dialog);
  const inForce = query.data?.find(({ option }) => option === open)?.chosen ?? null;
  const isKnown = query.data !== undefined || !isOn;
  return (
    <>
      {isShown && (
        <Card title={t('contracts.tariff-options.title')} icon="tag">
          <Loaded
            query={{ ...query, data: states }}
            skeleton={<Skeleton />}
            failed={t('contracts.tariff-options.failed')}
          >
            {(known) => (
              <ul className="contract-options">
                {known.map((state) => (
                  <li key={state.option}>
                    <FormBoundary form={state.option} waiting={<Skeleton lines={2} />}>
                      <TariffOptionRow contract={contract} state={state} />
                    </FormBoundary>
                  </li>
                ))}
              </ul>
            )}
          </Loaded>
        </Card>
      )}
      {open && isKnown && <TariffOptionDialog contract={contract} option={open} chosen={inForce} />}
    </>
  );
}
