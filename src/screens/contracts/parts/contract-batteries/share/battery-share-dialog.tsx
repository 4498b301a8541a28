import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { Contract } from '#domain/contract/contract.ts';
import type { ReadValues } from '#domain/settings/read-values.ts';
import type { SubmissionOutcome } from '#domain/submission.ts';
import { FormDialog } from '#forms/form-dialog.tsx';
import type { FormTextValues } from '#forms/form-text-values.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { batteryLedgerQuery } from '#queries/batteries/batteries.ts';
import type { KnownBattery } from '#screens/contracts/parts/contract-batteries/use-battery.ts';
import { BatteryShareDetails } from './battery-share-details.tsx';

interface BatteryShareDialogProps {
  contract: Contract;
  known: KnownBattery;
}

/** What the form was sent with, by the name in its `values`; before that the present percentage. */
const wantedIn = (outcome: SubmissionOutcome | null, present: number): number =>
  Number((outcome?.result as ReadValues<'battery-share'> | undefined)?.wanted ?? present);

/** The dialog that changes the share of a contract in a battery, and says what becomes of the others'. */
export function BatteryShareDialog({ contract, known }: BatteryShareDialogProps): ReactElement {
  const { t } = useTexts();
  const { percent } = useFormats();
  const { battery } = known;
  const { id, name, percentage } = battery;
  const ledger = useQuery(batteryLedgerQuery(contract.name, id)).data ?? null;
  const textValues = (outcome: SubmissionOutcome | null): FormTextValues<'battery-share'> => ({
    address: contract.address,
    battery: name,
    current: percent(percentage / 100),
    percentage: percent(wantedIn(outcome, percentage) / 100),
  });
  return (
    <FormDialog
      form="battery-share"
      subject={{ contract, battery }}
      textValues={textValues}
      explain={({ percentage: wanted }, attempt) => ({
        details: (
          <BatteryShareDetails
            contract={contract}
            known={known}
            ledger={ledger}
            percentage={wanted}
            attempt={attempt}
          />
        ),
        notYet:
          wanted === percentage
            ? t('forms.battery-share.fields.percentage.errors.notEqualTo')
            : undefined,
      })}
    />
  );
}
