import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { today } from '#config/clock.ts';
import type { Contract } from '#domain/contract/contract.ts';
import { useNextBillText } from '#i18n/next-bill.ts';
import { useTexts } from '#i18n/texts.ts';
import { nextBillQuery } from '#queries/invoices/next-bill.ts';
import { ContractDatum } from '#screens/contracts/contract-datum.tsx';
import { Icon } from '#ui/layout/icon.tsx';
import { PopoverButton } from '#ui/overlays/popover-button.tsx';

/** What the next bill of a contract of electricity will be about; its place is there before it is known. */
export function ContractNextBill({ contract }: { contract: Contract }): ReactElement {
  const { t } = useTexts();
  const text = useNextBillText();
  const { data: bill, error } = useQuery(nextBillQuery(contract, today()));
  const title = t('contracts.next-bill.title');
  if (!bill) {
    const waiting = bill === undefined && !error ? '\u00a0' : null;
    const note = t(`contracts.next-bill.${error ? 'failed' : 'none'}`);
    return <ContractDatum title={title} value={waiting} note={waiting ?? note} />;
  }
  const { about, soFar, how } = text(bill);
  const howTitle = t('contracts.next-bill.how.title');
  return (
    <ContractDatum
      title={title}
      value={
        <>
          {about}
          <PopoverButton className="term-tip" title={howTitle} description={how} content={how}>
            <Icon name="help" />
          </PopoverButton>
        </>
      }
      note={soFar}
    />
  );
}
