import type { ReactElement } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { SkeletonCards } from '#ui/feedback/skeleton.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';

/** Stands for a moment where the way on is being found; the access rules lead away from it. */
export function LoadingScreen(): ReactElement {
  const { t } = useTexts();
  return (
    <>
      <PageHeader title={t('common.loading')} />
      <SkeletonCards />
    </>
  );
}
