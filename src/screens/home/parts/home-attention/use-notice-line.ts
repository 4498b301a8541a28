import { useOpenRoutes } from '#config/open-routes.ts';
import { useHour } from '#config/use-hour.ts';
import type { ContractSummary } from '#domain/contract/contract.ts';
import { noticeStanding } from '#domain/contract/contract-notice.ts';
import { retailerDay } from '#domain/values/working-day.ts';
import { useFormats } from '#i18n/formats.ts';
import { usePathTo } from '#i18n/paths.ts';
import { useTexts } from '#i18n/texts.ts';
import { useHomeContracts } from '#screens/home/home-reads.ts';
import { type Read, readAs } from '#screens/home/reads-together.ts';
import type { AttentionLine } from './attention-line.ts';

/** Changes of price and renewals that the customer may still decide about. */
export function useNoticeLine(): Read<AttentionLine | null> {
  const { t } = useTexts();
  const { longDate } = useFormats();
  const to = usePathTo();
  const find = useOpenRoutes();
  const today = retailerDay(useHour());
  const lineOf = (contracts: readonly ContractSummary[]): AttentionLine | null => {
    const [first, ...others] = contracts.flatMap(({ notice, ...contract }) =>
      notice && noticeStanding(notice, today) === 'open' ? [{ ...contract, notice }] : [],
    );
    if (!first || find('contract-notice') === null) return null;
    const count = others.length + 1;
    if (count > 1)
      return {
        icon: 'tag',
        text: t('overview.attention.notices', { count }),
        action: t('overview.attention.see-contracts'),
        to: find('contracts')?.address ?? null,
      };
    const { id, kind, inForce } = first.notice;
    return {
      icon: 'tag',
      text: t(`overview.attention.notice.${kind}`, {
        home: first.address || first.cups || first.name,
        date: longDate(inForce),
      }),
      action: t('notices.announced.see'),
      to: to('contract-notice', { contractId: String(first.id), noticeId: String(id) }),
    };
  };
  return readAs(useHomeContracts(), ({ found }) => lineOf(found.flatMap(({ rows }) => rows)));
}
