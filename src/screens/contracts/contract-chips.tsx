import type { ReactElement } from 'react';
import {
  type ContractStatus,
  type ContractSummary,
  contractStatus,
  hasSupplied,
} from '#domain/contract/contract.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { Chip, type Tone } from '#ui/layout/chip.tsx';

const tones: Record<ContractStatus, Tone> = {
  draft: 'neutral',
  'signature-pending': 'warning',
  open: 'success',
  closed: 'neutral',
};

export function StatusChip({ contract }: { contract: ContractSummary }): ReactElement {
  const { t } = useTexts();
  const status = contractStatus(contract);
  return <Chip tone={tones[status]}>{t(`contracts.status.${status}`)}</Chip>;
}

/** What a contract owes, or that it owes nothing; null for one that never supplied and so cannot owe. */
export function PaymentChip({ contract }: { contract: ContractSummary }): ReactElement | null {
  const { t } = useTexts();
  const { euro } = useFormats();
  if (contract.debtEuro <= 0)
    return hasSupplied(contract) ? <Chip>{t('contracts.payment.none')}</Chip> : null;
  return (
    <Chip tone="danger">{t('contracts.payment.debt', { amount: euro(contract.debtEuro) })}</Chip>
  );
}
