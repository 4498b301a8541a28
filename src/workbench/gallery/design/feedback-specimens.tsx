import { type ComponentType, type ReactElement, useEffect } from 'react';
import { type Problem, ProblemError } from '#domain/problem.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/controls/button.tsx';
import { Alert } from '#ui/feedback/alert.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Loaded } from '#ui/feedback/loaded.tsx';
import { Notifications } from '#ui/feedback/notifications.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { Outcome } from '#ui/feedback/outcome.tsx';
import { PartFailure } from '#ui/feedback/part-failure.tsx';
import * as skeletons from '#ui/feedback/skeleton.tsx';
import type { DesignSpecimen } from './design-specimen.ts';
import { Looks } from './looks.tsx';

const nothing = () => {};

function Alerts(): ReactElement {
  const { t } = useTexts();
  const title = t('problems.broken.title');
  const body = t('problems.broken.body');
  const actions = <Button size="small">{t('common.retry')}</Button>;
  return (
    <Looks>
      <Alert tone="neutral">{body}</Alert>
      <Alert tone="info" title={title}>
        {body}
      </Alert>
      <Alert tone="success" title={title} onDismiss={nothing} />
      <Alert tone="warning" title={title} actions={actions}>
        {body}
      </Alert>
      <Alert tone="danger" title={title} actions={actions} onDismiss={nothing}>
        {body}
      </Alert>
    </Looks>
  );
}

/** The longest that a timer of a browser waits: the messages stay. */
const FOR_EVER = 2 ** 31 - 1;

function Messages(): ReactElement {
  const { t } = useTexts();
  const done = t('payment.paid.title');
  useEffect(() => notify(done), [done]);
  return (
    <div className="gallery-look">
      <Notifications hideMs={FOR_EVER} />
      <div>
        <Button size="small" onClick={() => notify(done)}>
          {t('common.retry')}
        </Button>
      </div>
    </div>
  );
}

function Empty(): ReactElement {
  const { t } = useTexts();
  return (
    <Looks>
      <EmptyState
        icon="invoice"
        title={t('invoices.list.empty.title')}
        body={t('invoices.list.empty.body')}
      />
      <EmptyState
        icon="search"
        title={t('common.filters.no-matches.title')}
        action={<Button>{t('common.filters.clear')}</Button>}
      />
    </Looks>
  );
}

const kinds: readonly Problem[] = [
  { kind: 'no-answer' },
  { kind: 'broken', status: 500 },
  { kind: 'too-many', retryAfterSeconds: 40 },
  { kind: 'outdated' },
];

function Errors(): ReactElement {
  return (
    <div className="gallery-looks">
      {kinds.map((problem) => (
        <div key={problem.kind} className="gallery-look">
          <code>{problem.kind}</code>
          <ErrorState problem={problem} onRetry={nothing} />
        </div>
      ))}
    </div>
  );
}

function Failures(): ReactElement {
  return <PartFailure problem={{ kind: 'outdated' }} retry={nothing} />;
}

/** Every skeleton that there is, by the names under which they are exported. */
function Skeletons(): ReactElement {
  return (
    <div className="gallery-looks">
      {Object.entries<ComponentType>(skeletons).map(([name, One]) => (
        <div key={name} className="gallery-look">
          <code>{name}</code>
          <One />
        </div>
      ))}
    </div>
  );
}

const failed = new ProblemError({ kind: 'broken', status: 500 });
const missing = new ProblemError({ kind: 'not-found' });
const reads: Record<string, { data: string | undefined; error: Error | null }> = {
  pending: { data: undefined, error: null },
  data: { data: 'F2600123', error: null },
  error: { data: undefined, error: failed },
  'data, error': { data: 'F2600123', error: failed },
  'not-found': { data: undefined, error: missing },
};

function LoadedStates(): ReactElement {
  const { t } = useTexts();
  return (
    <div className="gallery-looks">
      {Object.entries(reads).map(([name, read]) => (
        <div key={name} className="gallery-look">
          <code>{name}</code>
          <Loaded
            query={{ ...read, isFetching: false, refetch: nothing }}
            skeleton={<skeletons.Skeleton />}
            failed={t('invoices.list.failed')}
            missing={<EmptyState title={t('invoices.list.empty.title')} />}
          >
            {(data) => <p>{data}</p>}
          </Loaded>
        </div>
      ))}
    </div>
  );
}

function Outcomes(): ReactElement {
  const { t } = useTexts();
  const body = t('problems.unknown-outcome.body');
  return (
    // Each takes the focus when it is mounted: here none can.
    <div inert>
      <Looks>
        <Outcome tone="success" icon="check-circle" title={t('payment.paid.title')} />
        <Outcome tone="info" icon="lock" title={t('payment.requires_action.title')} />
        <Outcome tone="warning" icon="alert" title={t('payment.unknown.title')} body={body}>
          <Button>{t('common.retry')}</Button>
        </Outcome>
        <Outcome
          tone="danger"
          icon="alert"
          title={t('payment.problems.card_declined.title')}
          body={t('problems.broken.body')}
        />
      </Looks>
    </div>
  );
}

/** What the portal says of what happened, is missing or is on its way. */
export const feedback: readonly DesignSpecimen[] = [
  { name: 'Alert', file: 'src/ui/feedback/alert.tsx', Shown: Alerts },
  { name: 'Notifications', file: 'src/ui/feedback/notifications.tsx', Shown: Messages },
  { name: 'Outcome', file: 'src/ui/feedback/outcome.tsx', Shown: Outcomes },
  { name: 'EmptyState', file: 'src/ui/feedback/empty-state.tsx', Shown: Empty },
  { name: 'ErrorState', file: 'src/ui/feedback/error-state.tsx', Shown: Errors },
  { name: 'PartFailure', file: 'src/ui/feedback/part-failure.tsx', Shown: Failures },
  { name: 'Skeleton', file: 'src/ui/feedback/skeleton.tsx', Shown: Skeletons },
  { name: 'Loaded', file: 'src/ui/feedback/loaded.tsx', Shown: LoadedStates },
];
