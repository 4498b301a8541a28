import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useOpenRoutes } from '#config/open-routes.ts';
import type { CustomerRequest } from '#domain/customer/request.ts';
import { useFormats } from '#i18n/formats.ts';
import { usePathTo } from '#i18n/paths.ts';
import { useTexts } from '#i18n/texts.ts';
import { nameOf, PagePart } from '#parts/page-part.tsx';
import { usePageParts } from '#parts/use-page-parts.ts';
import { requestQuery } from '#queries/account/requests.ts';
import { Button } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Loaded } from '#ui/feedback/loaded.tsx';
import { SkeletonCards } from '#ui/feedback/skeleton.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Trail } from '#ui/layout/trail.tsx';
import { RequestNumber } from './request-chip.tsx';
import './requests.scss';

const LARGEST = 2_147_483_647;

/** Number of a request in an address; null for what cannot be one. */
function numberIn(text: string | undefined): number | null {
  const number = /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : null;
  return number !== null && number <= LARGEST ? number : null;
}

/** A case or claim: what is waited for, its messages, and the box to answer. */
export function RequestScreen(): ReactElement {
  const id = numberIn(useParams().id);
  return id === null ? <UnknownRequest /> : <KnownRequest key={id} id={id} />;
}

function BackButton(): ReactElement {
  const { t } = useTexts();
  return (
    <Link className="btn btn-primary" to={usePathTo()('requests')}>
      {t('requests.detail.back')}
    </Link>
  );
}

function RequestTrail(): ReactElement {
  const { t } = useTexts();
  const to = usePathTo();
  const service = useOpenRoutes()('customer-service');
  const requests = { to: to('requests'), label: t('requests.detail.back') };
  if (!service?.address) return <Trail above={[requests]} />;
  return (
    <Trail above={[{ to: service.address, label: t('frame.routes.customer-service') }, requests]} />
  );
}

function UnknownRequest(): ReactElement {
  const { t } = useTexts();
  return (
    <>
      <PageHeader title={t('requests.detail.not-found.title')} />
      <EmptyState
        icon="mail"
        title={t('requests.detail.not-found.title')}
        body={t('requests.detail.not-found.body')}
        action={<BackButton />}
      />
    </>
  );
}

function KnownRequest({ id }: { id: number }): ReactElement {
  const { t } = useTexts();
  const query = useQuery(requestQuery(id));
  const request = query.data;
  return (
    <>
      <PageHeader
        title={
          request?.title || request?.category || t('requests.kinds.case', { number: String(id) })
        }
        isAwaited={query.isPending}
        back={<RequestTrail />}
        // Its line is there before it is known: nothing below moves.
        intro={request ? <RequestIntro request={request} /> : '\u00a0'}
        actions={
          request && (
            <Button icon="print" onClick={() => window.print()}>
              {t('requests.detail.print')}
            </Button>
          )
        }
      />
      <Loaded
        whole
        query={query}
        skeleton={<SkeletonCards cards={2} />}
        failed={t('requests.detail.failed')}
        missing={
          <EmptyState
            icon="mail"
            title={t('requests.detail.not-found.title')}
            body={t('requests.detail.not-found.body')}
            action={<BackButton />}
          />
        }
      >
        {(loaded) => (
          <div className="request-page">
            <RequestParts request={loaded} />
          </div>
        )}
      </Loaded>
    </>
  );
}

/** The parts of the page of a request, in the order of its document. */
function RequestParts({ request }: { request: CustomerRequest }): ReactElement {
  const subject = { request };
  const parts = usePageParts('request', subject)('main');
  const given = { hasAnswer: parts.some(({ part }) => part === 'request-answer') };
  return (
    <>
      {parts.map((entry) => (
        <PagePart key={nameOf(entry)} page="request" {...{ entry, subject, given }} />
      ))}
    </>
  );
}

/** What it is, its number, day and contract. */
function RequestIntro({ request }: { request: CustomerRequest }): ReactElement {
  const { t } = useTexts();
  const { longDate } = useFormats();
  const { id, title, category, contract, createdAt } = request;
  return (
    <span className="request-intro">
      <RequestNumber number={id} />
      <span>{t('requests.detail.sent', { date: longDate(createdAt) })}</span>
      {title && category && <span>{category}</span>}
      {contract && <span>{t('requests.detail.contract', { name: contract })}</span>}
    </span>
  );
}
