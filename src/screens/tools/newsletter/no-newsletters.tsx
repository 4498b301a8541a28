import type { ReactElement } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';

/** The retailer has no newsletter to choose from. */
export function NoNewsletters(): ReactElement {
  const { t } = useTexts();
  return (
    <EmptyState icon="mail" title={t('newsletter.empty.title')} body={t('newsletter.empty.body')} />
  );
}
