import type { ReactElement } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { nameOf, PagePart } from '#parts/page-part.tsx';
import { usePageParts } from '#parts/use-page-parts.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { SkeletonCards } from '#ui/feedback/skeleton.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import './overview.scss';

/** The code of a part with conditions may arrive later: what is below does not move. */
const given = { awaited: <SkeletonCards cards={1} /> };

/** What matters to a customer now. */
export function Overview({ name }: { name: string }): ReactElement {
  const { t } = useTexts();
  const shown = usePageParts('home')('main');
  return (
    <div className="overview">
      <PageHeader
        title={name ? t('home.title', { name }) : t('home.visitor')}
        documentTitle={t('home.visitor')}
      />
      {shown.map((entry) => (
        <PagePart key={nameOf(entry)} page="home" {...{ entry, given }} />
      ))}
      {shown.length === 0 && (
        <EmptyState icon="home" title={t('home.empty.title')} body={t('home.empty.body')} />
      )}
    </div>
  );
}
