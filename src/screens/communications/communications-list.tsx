import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useFacts } from '#config/facts-provider.tsx';
import { useOpenRoutes } from '#config/open-routes.ts';
import { type Communication, namedChanges } from '#domain/customer/communication.ts';
import { useFormats } from '#i18n/formats.ts';
import { usePathTo } from '#i18n/paths.ts';
import { useTexts } from '#i18n/texts.ts';
import { List } from '#lists/list.tsx';
import type { Column } from '#lists/list-table.tsx';
import { communicationsQuery, downloadCommunication } from '#queries/account/communications.ts';
import { DownloadButton } from '#ui/controls/download-button.tsx';

interface CommunicationsListProps {
  contractId: number;
  heading: ReactNode;
}

/** What was sent about a contract, the latest first. */
export function CommunicationsList({ contractId, heading }: CommunicationsListProps): ReactElement {
  const { t } = useTexts();
  const { contracts: sizes } = useFacts().settings;
  return (
    <List
      texts="communications.list."
      caption={t('communications.list.caption')}
      icon="mail"
      query={(wanted) => communicationsQuery(contractId, wanted)}
      heading={heading}
      columns={useColumns()}
      rowKey={({ id }) => id}
      sizes={sizes.pageSizes}
      usualSize={sizes.itemsPerPage}
      searchDelay={null}
    />
  );
}

function useColumns(): Column<Communication>[] {
  const { t } = useTexts();
  const { date } = useFormats();
  const titleOf = useTitle();
  const column = (
    id: string,
    cell: Column<Communication>['cell'],
    more: Partial<Column<Communication>> = {},
  ) => ({ id, header: t(`communications.list.columns.${id}`), cell, ...more });
  return [
    column('what', titleOf, { primary: true }),
    column('kind', ({ kind }) => t(`communications.kinds.${kind}`), { fact: true }),
    column('channel', ({ channel }) => channel && t(`communications.channels.${channel}`), {
      fact: true,
    }),
    column('date', (sent) => date(sent.date), { fact: true }),
    column('document', (sent) => <SentDocument sent={sent} title={titleOf(sent)} />, {
      chip: true,
      align: 'end',
    }),
  ];
}

/** What was sent in words: a change by its name, anything else by its own. */
function useTitle(): (sent: Communication) => string {
  const { t } = useTexts();
  return ({ kind, subject }) => {
    if (kind === 'invoice') return t('communications.invoice', { number: subject });
    if (kind !== 'signature_request' && kind !== 'change_confirmed')
      return subject || t(`communications.kinds.${kind}`);
    const change = namedChanges.find((name) => name === subject);
    return t(change ? `communications.changes.${change}` : 'communications.changes.other');
  };
}

/** The way to what was sent: a file, or the request that was answered. */
function SentDocument({ sent, title }: { sent: Communication; title: string }): ReactNode {
  const { t } = useTexts();
  const to = usePathTo();
  const hasRequests = useOpenRoutes()('request') !== null;
  const { document } = sent;
  if (document === null) return null;
  if (document.kind !== 'request')
    return (
      <DownloadButton quiet download={() => downloadCommunication(sent)}>
        <span className="visually-hidden">{t('communications.download', { title })}</span>
      </DownloadButton>
    );
  if (!hasRequests) return null;
  return (
    <Link to={to('request', { id: String(document.id) })}>
      {t('communications.read')} <span className="visually-hidden">{title}</span>
    </Link>
  );
}
