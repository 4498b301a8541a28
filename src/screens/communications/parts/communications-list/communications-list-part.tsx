import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useFacts } from '#config/facts-provider.tsx';
import { useOpenRoutes } from '#config/open-routes.ts';
import { type Communication, namedChanges } from '#domain/customer/communication.ts';
import { useFormats } from '#i18n/formats.ts';
import { usePathTo } from '#i18n/paths.ts';
import { useTexts } from '#i18n/texts.ts';
import { List } from '#lists/list.tsx';
import { type KnownColumn, type ListedColumn, useListedColumns } from '#lists/listed-columns.ts';
import { communicationsQuery, downloadCommunication } from '#queries/account/communications.ts';
import { DownloadButton } from '#ui/controls/download-button.tsx';

interface CommunicationsListProps {
  contractId: number;
  heading?: ReactNode;
  answer?: ReactNode;
  options: { columns: readonly ListedColumn[] };
}

/** What was sent about a contract, the latest first. */
export function CommunicationsListPart({
  contractId,
  heading,
  answer,
  options,
}: CommunicationsListProps): ReactElement {
  const { t } = useTexts();
  const { contracts: sizes } = useFacts().settings;
  return (
    <List
      texts="communications.list."
      caption={t('communications.list.caption')}
      icon="mail"
      query={(wanted) => communicationsQuery(contractId, wanted)}
      heading={heading}
      answer={answer}
      columns={useListedColumns(options.columns, useColumns())}
      rowKey={({ id }) => id}
      sizes={sizes.pageSizes}
      usualSize={sizes.itemsPerPage}
      searchDelay={null}
    />
  );
}

function useColumns(): Readonly<Record<string, KnownColumn<Communication>>> {
  const { t } = useTexts();
  const { date } = useFormats();
  const titleOf = useTitle();
  const header = (id: string) => t(`communications.list.columns.${id}`);
  return {
    what: { header: header('what'), cell: titleOf },
    kind: {
      header: header('kind'),
      cell: ({ kind }) => t(`communications.kinds.${kind}`),
      fact: true,
    },
    channel: {
      header: header('channel'),
      cell: ({ channel }) => channel && t(`communications.channels.${channel}`),
      fact: true,
    },
    date: { header: header('date'), cell: (sent) => date(sent.date), fact: true },
    document: {
      header: header('document'),
      cell: (sent) => <SentDocument sent={sent} title={titleOf(sent)} />,
      chip: true,
    },
  };
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
