import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useOpenRoutes } from '#config/open-routes.ts';
import { usePathTo } from '#i18n/paths.ts';
import { useTexts } from '#i18n/texts.ts';
import { pageRoutesQuery } from '#queries/content/page-routes.ts';
import { useIsIdle } from '#ui/loading/use-idle.ts';
import { usePlace } from './screen-routes.tsx';

/** A page of the retailer as an entry of a menu. */
export interface RetailerPage {
  id: number;
  title: string;
  address: string;
  isCurrent: boolean;
}

const ROUTE = 'retailer-page';

const pagesQuery = (language: string, enabled: boolean) => ({
  ...pageRoutesQuery(language),
  enabled,
  placeholderData: keepPreviousData,
});

/**
 * The pages that the retailer writes, in its order; empty until they are read, which waits until the page is idle.
 */
export function useRetailerPages(isWanted = true): RetailerPage[] {
  const { language } = useTexts();
  const to = usePathTo();
  const place = usePlace();
  const isOpen = useOpenRoutes()(ROUTE) !== null;
  const isIdle = useIsIdle();
  const { data = [] } = useQuery(pagesQuery(language, isWanted && isOpen && isIdle));
  if (!isWanted || !isOpen) return [];
  const here = place?.route.id === ROUTE ? place.params.pageId : undefined;
  return data.map(({ id, path, title }) => ({
    ...{ id, title, isCurrent: String(id) === here },
    address: to(ROUTE, { routePath: path, pageId: String(id) }),
  }));
}

/** True once the menu lists all its pages: until then it moves the content below it. Requests nothing itself. */
export function useIsMenuWhole(): boolean {
  const { language } = useTexts();
  const isOpen = useOpenRoutes()(ROUTE) !== null;
  const { isPending } = useQuery(pagesQuery(language, false));
  return !isOpen || !isPending;
}
