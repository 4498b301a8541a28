import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { useOpenRoutes } from '#config/open-routes.ts';
import { useHour } from '#config/use-hour.ts';
import type { Contract } from '#domain/contract/contract.ts';
import { noticeStanding } from '#domain/contract/contract-notice.ts';
import { retailerDay } from '#domain/values/working-day.ts';
import { useFormats } from '#i18n/formats.ts';
import { usePathTo } from '#i18n/paths.ts';
import { useTexts } from '#i18n/texts.ts';
import { Alert } from '#ui/feedback/alert.tsx';

/** The change of price or renewal that was announced of a contract; nothing where the retailer does not say. */
export function ContractAnnouncedPart({ contract }: { contract: Contract }): ReactElement | null {
  const { t } = useTexts();
  const { longDate } = useFormats();
  const to = usePathTo();
  const today = retailerDay(useHour());
  const isOpen = useOpenRoutes()('contract-notice') !== null;
  const { id, notice } = contract;
  if (!notice || !isOpen) return null;
  const { kind, choice, inForce, decideUntil } = notice;
  const isOpenStill = noticeStanding(notice, today) === 'open';
  const values = { date: longDate(inForce), until: longDate(decideUntil) };
  return (
    <Alert
      actions={
        <Link to={to('contract-notice', { contractId: String(id), noticeId: String(notice.id) })}>
          {t('notices.announced.see')}
        </Link>
      }
    >
      {t(`notices.announced.${choice ?? (isOpenStill ? kind : 'closed')}`, values)}
    </Alert>
  );
}
