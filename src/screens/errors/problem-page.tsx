import { type ReactElement, useState } from 'react';
import { Link } from 'react-router-dom';
import { now } from '#config/clock.ts';
import { useFacts } from '#config/facts-provider.tsx';
import { problemOf } from '#domain/problem.ts';
import { exactMoment } from '#i18n/madrid-time.ts';
import { usePathTo } from '#i18n/paths.ts';
import { scheduleText } from '#i18n/schedule.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/controls/button.tsx';
import { TextWithPhone } from '#ui/controls/phone-link.tsx';
import { waitText } from '#ui/feedback/problem-text.ts';
import { WholeFailure } from '#ui/feedback/whole-failure.ts';
import { Icon } from '#ui/layout/icon.tsx';
import { ErrorPage } from './error-page.tsx';
import { errorViewOf } from './error-view.ts';
import { RetailerMark } from './retailer-mark.tsx';
import { UsefulParts } from './useful-parts.tsx';

export interface ProblemPageProps {
  thrown: unknown;
  /** Reads again what failed. */
  onRetry: () => void;
  /** Lets the customer sign in and come back. */
  onSignIn: () => void;
  /** The list that the page belongs to. */
  list: { address: string; title: string } | null;
}

/** The error page of a failed screen: what happened, and what to do next (customer area, section 2: error page). */
export function ProblemPage({ thrown, onRetry, onSignIn, list }: ProblemPageProps): ReactElement {
  const texts = useTexts();
  const { t, language } = texts;
  const { organization, brand } = useFacts().settings;
  const pathTo = usePathTo();
  const [moment] = useState(now);
  const problem = problemOf(thrown);
  const view = errorViewOf(thrown);
  const { key } = view;
  const isAnswered = key === 'crash' || key === 'busy' || key === 'offline';
  const read = thrown instanceof WholeFailure && isAnswered ? thrown.title : undefined;
  const message = 'message' in problem ? problem.message : undefined;
  const number = problem.kind === 'broken' ? problem.errorNumber : undefined;
  const wait = waitText(problem, texts);
  const facts = key === 'crash' ? [exactMoment(moment, language)] : [];
  const schedule = scheduleText(organization, texts);
  return (
    <div role="alert">
      <ErrorPage
        view={view}
        title={message ?? read}
        body={wait && t('errors.busy.wait', { wait })}
        mark={view.code === 503 ? <RetailerMark brand={brand} /> : undefined}
        onRetry={key === 'not-found' ? undefined : onRetry}
        retryText={problem.kind === 'fault' || key === 'outdated' ? undefined : t('common.retry')}
        home={key === 'not-found' || key === 'crash' || !list ? pathTo('home') : undefined}
        facts={number ? [...facts, t('errors.reference', { number })] : facts}
        actions={
          key === 'signed-out' ? (
            <Button variant="primary" onClick={onSignIn}>
              {t('errors.signed-out.action')}
            </Button>
          ) : (
            list &&
            (key === 'refused' || key === 'not-found') && (
              <Link className="btn btn-primary" to={list.address}>
                <Icon name="arrow-left" />
                {list.title}
              </Link>
            )
          )
        }
      >
        {(key === 'refused' || key === 'crash') && (
          <p className="error-page-help">
            <TextWithPhone
              text={t(`errors.${key}.call`, { phone: organization.phone, schedule })}
              organization={organization}
            />
          </p>
        )}
        {key === 'not-found' && <UsefulParts />}
      </ErrorPage>
    </div>
  );
}
