import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useFacts, useFailingCondition } from '#config/facts-provider.tsx';
import type { Contract } from '#domain/contract.ts';
import { useDialogAddress } from '#forms/dialog-address.ts';
import { FormBoundary } from '#forms/form-boundary.tsx';
import { useTexts } from '#i18n/texts.ts';
import { tariffOptionsQuery } from '#queries/tariff-options.ts';
import { Card } from '#ui/card.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TariffOptionChoice } from './tariff-option-choice.tsx';

/** What an electricity contract has chosen of the options of its tariff, each with its change; nothing where it has none. */
export function ContractTariffOptionsCard({
  contract,
}: {
  contract: Contract;
}): ReactElement | null {
  const isOff = useFailingCondition()(['tariff-options-enabled']) !== null;
  if (isOff || contract.type !== 'electricity') return null;
  return <OfferedOptions contract={contract} />;
}

function OfferedOptions({ contract }: { contract: Contract }): ReactElement | null {
  const { t } = useTexts();
  const { dialog } = useDialogAddress();
  const { offered } = useFacts().settings.features.tariffOptions;
  const query = useQuery(tariffOptionsQuery(contract.id, offered));
  // An open dialog stays to say what became of its change, whatever is offered after it.
  const states = query.data?.filter(({ option, offer }) => offer.length > 0 || option === dialog);
  // Most contracts have no options: a frame that waits would go again.
  if (states ? states.length === 0 : !query.error) return null;
  return (
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
                  <TariffOptionChoice contract={contract} state={state} />
                </FormBoundary>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Card>
  );
}
