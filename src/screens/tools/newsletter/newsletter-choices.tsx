import type { ReactElement } from 'react';
import type { EventFrom, SnapshotFrom } from 'xstate';
import { isSameChoice, subscribedIn } from '#domain/customer/newsletter.ts';
import { useTexts } from '#i18n/texts.ts';
import type { newsletterMachine } from '#machines/newsletter.ts';
import { Button } from '#ui/controls/button.tsx';
import { Alert } from '#ui/feedback/alert.tsx';
import { problemText } from '#ui/feedback/problem-text.ts';
import { useNotification } from '#ui/feedback/use-notification.ts';
import { useFocusOnMount } from '#ui/focus/use-focus-on-mount.ts';
import { NewsletterList } from './newsletter-list.tsx';
import { NoNewsletters } from './no-newsletters.tsx';

type Snapshot = SnapshotFrom<typeof newsletterMachine>;

interface NewsletterChoicesProps {
  state: Snapshot['value'];
  context: Snapshot['context'];
  send: (event: EventFrom<typeof newsletterMachine>) => void;
}

/** The newsletters on offer as switches, and what saves them. */
export function NewsletterChoices({ state, context, send }: NewsletterChoicesProps): ReactElement {
  const { t } = useTexts();
  const { newsletters, wanted } = context;
  const isBusy = state === 'saving' || state === 'verifying';
  const isConfirming = state === 'confirming';
  if (newsletters.length === 0) return <NoNewsletters />;
  const isUnchanged = isSameChoice(wanted, subscribedIn(newsletters));
  return (
    <section className="newsletter-choices">
      <NewsletterList
        newsletters={newsletters}
        chosen={wanted}
        isBlocked={isBusy || isConfirming}
        onChoose={(ids) => send({ type: 'choose', wanted: ids })}
      />
      <NewsletterNotice {...{ state, context, send }} />
      {!isConfirming && (
        <Button
          variant="primary"
          block
          busy={isBusy}
          disabledReason={isUnchanged && !isBusy ? t('newsletter.unchanged') : undefined}
          onClick={() => send({ type: state === 'unsaved' ? 'retry' : 'save' })}
        >
          {t('newsletter.save')}
        </Button>
      )}
      <p role="status" className="visually-hidden">
        {isBusy && t(`form-engine.${state}`)}
      </p>
    </section>
  );
}

/** What became of the choice, or what it would mean. */
function NewsletterNotice({ state, context, send }: NewsletterChoicesProps): ReactElement | null {
  const texts = useTexts();
  const { t } = texts;
  const { problem } = context;
  useNotification(state === 'saved', t('newsletter.saved'));
  if (state === 'confirming') return <LeaveAll send={send} />;
  if (state !== 'unsaved' || !problem) return null;
  const isOutdated = problem.kind === 'conflict';
  return (
    <Alert
      tone="danger"
      title={t('newsletter.unsaved.title')}
      actions={
        <Button size="small" icon="refresh" onClick={() => send({ type: 'retry' })}>
          {t(isOutdated ? 'newsletter.unsaved.reload' : 'common.retry')}
        </Button>
      }
    >
      {isOutdated
        ? t('newsletter.unsaved.outdated')
        : `${problemText(problem, texts).body} ${t('newsletter.unsaved.kept')}`}
    </Alert>
  );
}

/** Requires a confirmation: without newsletters the retailer deletes the address, and the link no longer works. */
function LeaveAll({ send }: Pick<NewsletterChoicesProps, 'send'>): ReactElement {
  const { t } = useTexts();
  const place = useFocusOnMount<HTMLDivElement>({ within: 'button' });
  return (
    <div ref={place}>
      <Alert
        tone="warning"
        title={t('newsletter.leave.title')}
        actions={
          <>
            <Button variant="danger" onClick={() => send({ type: 'confirm' })}>
              {t('newsletter.leave.confirm')}
            </Button>
            <Button onClick={() => send({ type: 'back' })}>{t('newsletter.leave.back')}</Button>
          </>
        }
      >
        {t('newsletter.leave.body')}
      </Alert>
    </div>
  );
}
