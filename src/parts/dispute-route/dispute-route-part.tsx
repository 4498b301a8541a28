import type { ReactElement } from 'react';
import { useFacts } from '#config/facts-provider.tsx';
import { useTexts } from '#i18n/texts.ts';
import { Card } from '#ui/layout/card.tsx';
import { DisputeBodies } from './dispute-bodies.tsx';

/** The way out of court, as a card. */
export function DisputeRoutePart(): ReactElement | null {
  const { t } = useTexts();
  const { disputes } = useFacts().settings.organization;
  if (disputes.length === 0) return null;
  return (
    <Card className="dispute-route" title={t('parts.disputes.title')}>
      <DisputeBodies />
    </Card>
  );
}
