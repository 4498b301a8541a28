import { type ReactElement, useEffect, useEffectEvent, useRef, useState } from 'react';
import { reportOwnFault } from '#config/report.ts';
import type { CardPlatformKey } from '#domain/invoices/payment.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/controls/button.tsx';
import { Alert } from '#ui/feedback/alert.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import type { PageCards } from './card-platform.ts';

interface CardFieldsProps {
  platform: CardPlatformKey;
  euro: number;
  cards: PageCards;
  onReady: (isReady: boolean) => void;
}

/** The fields of the card, which live in frames of the platform; where they do not come, says so and tries again. */
export function CardFields({ platform, euro, cards, onReady }: CardFieldsProps): ReactElement {
  const { t } = useTexts();
  const { host, state, retry } = useMountedCard({ platform, euro, cards, onReady });
  return (
    <fieldset className="card-fields" aria-label={t('payment.card.label')}>
      {state === 'loading' && <Skeleton lines={4} />}
      {state === 'failed' && (
        <Alert
          tone="danger"
          title={t('payment.card.failed.title')}
          actions={
            <Button size="small" icon="refresh" onClick={retry}>
              {t('common.retry')}
            </Button>
          }
        >
          {t('payment.card.failed.body')}
        </Alert>
      )}
      <div ref={host} className={state === 'ready' ? undefined : 'card-fields-coming'} />
    </fieldset>
  );
}

/** Mounts the fields of the platform into the host, and removes them with it. */
function useMountedCard({ platform, euro, cards, onReady }: CardFieldsProps) {
  const host = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  const become = useEffectEvent((next: typeof state) => {
    setState(next);
    onReady(next === 'ready');
  });
  const cents = Math.round(euro * 100);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt mounts them again
  useEffect(() => {
    let isGone = false;
    let unmount = () => {};
    const place = host.current;
    if (!place) return;
    become('loading');
    cards.mount(place, platform, cents).then(
      (remove) => {
        if (isGone) return remove();
        unmount = remove;
        become('ready');
      },
      (thrown) => {
        reportOwnFault('The card fields cannot be shown', thrown);
        if (!isGone) become('failed');
      },
    );
    return () => {
      isGone = true;
      unmount();
    };
  }, [cards, platform, cents, attempt]);
  return { host, state, retry: () => setAttempt(attempt + 1) };
}
