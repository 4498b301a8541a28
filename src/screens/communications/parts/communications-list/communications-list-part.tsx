import type { ComponentType, ReactElement, ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useFacts } from '#config/facts-provider.tsx';
import { useOpenRoutes } from '#config/open-routes.ts';
import { type Communication, namedChanges } from '#domain/customer/communication.ts';
import { useFormats } from '#i18n/formats.ts';
import { usePathTo } from '#i18n/paths.ts';
import { useTexts } from '#i18n/texts.ts';
import { List } from '#lists/list.tsx';
import { type ListOptions, pagesOf } from '#lists/list-options.ts';
import { type KnownColumn, useListedColumns } from '#lists/listed-columns.ts';
import { RowActions } from '#lists/row-actions.tsx';
import { communicationsQuery, downloadCommunication } from '#queries/account/communications.ts';
import { DownloadButton } from '#ui/controls/download-button.tsx';
import type { CommunicationAction } from './communication-action.ts';

interface CommunicationsListProps {
  contractId: number;
  heading?: ReactNode;
  answer?: ReactNode;
  options: ListOptions<CommunicationAction>;
}

/** What was sent about a contract, the latest first. */
export function CommunicationsListPart({
  contractId,
  heading,
  answer,
  options,
}: CommunicationsListProps): ReactElement {
  const { t } = useTexts();
  const { itemsPerPage } = useFacts().settings.contracts;
  return (
    <List
      texts="communications.list."
      caption={t('communications.list.caption')}
      icon="mail"
      query={(wanted) => communicationsQuery(contractId, wanted)}
      heading={heading}
      answer={answer}
      columns={useListedColumns(options.columns, useColumns(options.actions ?? []))}
      rowKey={({ id }) => id}
      {...pagesOf(options, itemsPerPage)}
      searchDelay={null}
    />
  );
}

const known: Readonly<Record<CommunicationAction, ComponentType<SentProps>>> = {
  download: SentFile,
  read: SentAnswer,
  notice: SentNotice,
};

function useColumns(
  actions: readonly CommunicationAction[],
): Readonly<Record<string, KnownColumn<Communication>>> {
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
    actions: {
      header: header('actions'),
      cell: (sent) => <RowActions row={sent} actions={actions} known={known} />,
      chip: true,
    },
  };
}

/** What was sent in words: a change by its name, anything else by its own. */
function useTitle(): (sent: Communication) => string {
  const { t } = useTexts();
  const { longDate } = useFormats();
  return ({ kind, subject }) => {
    if (kind === 'invoice') return t('communications.invoice', { number: subject });
    if (kind === 'price_change' || kind === 'renewal') {
      const date = longDate(subject);
      return t(date ? `communications.notices.${kind}` : `communications.kinds.${kind}`, { date });
    }
    if (kind !== 'signature_request' && kind !== 'change_confirmed')
      return subject || t(`communications.kinds.${kind}`);
    const change = namedChanges.find((name) => name === subject);
    return t(change ? `communications.changes.${change}` : 'communications.changes.other');
  };
}

interface SentProps {
  row: Communication;
}

/** The file that was sent. */
function SentFile({ row: sent }: SentProps): ReactElement | null {
  const { t } = useTexts();
  const title = useTitle()(sent);
  if (sent.document?.kind !== 'invoice' && sent.document?.kind !== 'attachment') return null;
  return (
    <DownloadButton quiet download={() => downloadCommunication(sent)}>
      <span className="visually-hidden">{t('communications.download', { title })}</span>
    </DownloadButton>
  );
}

/** The way to the request that was answered. */
function SentAnswer({ row: sent }: SentProps): ReactElement | null {
  const { t } = useTexts();
  const to = usePathTo();
  const title = useTitle()(sent);
  const hasRequests = useOpenRoutes()('request') !== null;
  if (sent.document?.kind !== 'request' || !hasRequests) return null;
  return (
    <Link to={to('request', { id: String(sent.document.id) })}>
      {t('communications.read')} <span className="visually-hidden">{title}</span>
    </Link>
  );
}

/** The way to the page of a change of price or a renewal. */
function SentNotice({ row: sent }: SentProps): ReactElement | null {
  const { t } = useTexts();
  const to = usePathTo();
  const title = useTitle()(sent);
  const { contractId = '' } = useParams();
  const isOpen = useOpenRoutes()('contract-notice') !== null;
  if (sent.document?.kind !== 'notice' || !isOpen) return null;
  return (
    <Link to={to('contract-notice', { contractId, noticeId: String(sent.document.id) })}>
      {t('notices.announced.see')} <span className="visually-hidden">{title}</span>
    </Link>
  );
}
