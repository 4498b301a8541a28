import { useMachine } from '@xstate/react';
import { type ReactElement, useState } from 'react';
import { newsletterActors } from '#actors/newsletter-actors.ts';
import { useFacts } from '#config/facts-provider.tsx';
import { useTexts } from '#i18n/texts.ts';
import { newsletterMachine } from '#machines/newsletter.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Outcome } from '#ui/feedback/outcome.tsx';
import { SkeletonCards } from '#ui/feedback/skeleton.tsx';
import { NewsletterChoices } from './newsletter-choices.tsx';
import { NewsletterEmail } from './newsletter-email.tsx';
import { NoSubscriber, WayOut } from './no-subscriber.tsx';

/** The newsletters of a subscriber (machine `newsletter`). */
export function NewsletterPage({ reference }: { reference: string }): ReactElement {
  const { t } = useTexts();
  const { disableMailEdition } = useFacts().settings.newsletter;
  const [machine] = useState(() => newsletterMachine.provide({ actors: newsletterActors }));
  const [snapshot, send] = useMachine(machine, { input: { reference } });
  const { context, value: state } = snapshot;
  const part = () => {
    if (state === 'fetching') return <SkeletonCards cards={3} />;
    if (state === 'unread')
      return (
        context.problem && (
          <ErrorState
            problem={context.problem}
            title={t('newsletter.failed')}
            onRetry={() => send({ type: 'retry' })}
          />
        )
      );
    if (state === 'unknown') return <NoSubscriber />;
    if (state === 'removed')
      return (
        <Outcome
          tone="success"
          icon="check-circle"
          level={2}
          title={t('newsletter.removed.title')}
          body={t('newsletter.removed.body')}
        >
          <WayOut className="btn btn-secondary" />
        </Outcome>
      );
    return (
      <>
        <NewsletterEmail {...{ reference }} emails={context.emails} isFixed={disableMailEdition} />
        <NewsletterChoices {...{ state, context, send }} />
        <p className="newsletter-way-out">
          <WayOut className="btn btn-quiet" />
        </p>
      </>
    );
  };
  return <div data-state={`newsletter.${state}`}>{part()}</div>;
}
