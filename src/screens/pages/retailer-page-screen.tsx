import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { PageBlocks } from '#content/page-blocks.tsx';
import { usePathTo } from '#i18n/paths.ts';
import { useTexts } from '#i18n/texts.ts';
import { pageBlocksQuery } from '#queries/content/page-elements.ts';
import { type PageRoute, pageRoutesQuery } from '#queries/content/page-routes.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Loaded } from '#ui/feedback/loaded.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Icon } from '#ui/layout/icon.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';

/** A page that the retailer writes, by its id; the path before it is for people only. */
export function RetailerPageScreen(): ReactElement {
  const { t, language } = useTexts();
  const to = usePathTo();
  const { routePath, pageId } = useParams();
  const pages = useQuery({ ...pageRoutesQuery(language), placeholderData: keepPreviousData });
  const page = pages.data?.find(({ id }) => String(id) === pageId);
  if (page && page.path !== routePath) {
    const address = to('retailer-page', { routePath: page.path, pageId: String(page.id) });
    return <Navigate replace to={address} />;
  }
  // The heading is there from the beginning, for the focus; its words may come later.
  return (
    <>
      <PageHeader
        title={page?.title ?? t('content.page.title')}
        intro={page?.description}
        isAwaited={pages.isPending}
      />
      <Loaded
        whole
        query={pages}
        skeleton={<Skeleton lines={8} />}
        failed={t('content.page.failed')}
      >
        {() => (page ? <Content page={page} /> : <PageGone />)}
      </Loaded>
    </>
  );
}

function Content({ page }: { page: PageRoute }): ReactElement {
  const { t, language } = useTexts();
  const blocks = useQuery({
    ...pageBlocksQuery(page.id, language),
    placeholderData: keepPreviousData,
  });
  return (
    <Loaded
      whole
      query={blocks}
      skeleton={<Skeleton lines={8} />}
      failed={t('content.page.failed')}
      missing={<PageGone />}
    >
      {(found) => (found.length > 0 ? <PageBlocks blocks={found} /> : <PageGone />)}
    </Loaded>
  );
}

/** Says that the retailer took the page away, with a way on. */
function PageGone(): ReactElement {
  const { t } = useTexts();
  const to = usePathTo();
  return (
    <EmptyState
      icon="search"
      title={t('content.page.gone.title')}
      body={t('content.page.gone.body')}
      action={
        <a className="btn btn-secondary" href={to('home')}>
          <Icon name="home" />
          {t('errors.home')}
        </a>
      }
    />
  );
}
