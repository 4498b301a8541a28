import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useFailingCondition } from '#config/facts-provider.tsx';
import { PageBlocks } from '#content/page-blocks.tsx';
import { useTexts } from '#i18n/texts.ts';
import { pageElementsQuery } from '#queries/content/page-elements.ts';
import { OverviewTile } from '#screens/home/overview-tile.tsx';
import { Loaded } from '#ui/feedback/loaded.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';

/** Group of the retailer's blocks that are shown here. */
const GROUP = 'Home';

/** What the retailer offers, in its own words; nothing where it writes none. */
export function HomeOffersPart(): ReactElement | null {
  const { t, language } = useTexts();
  const isOffered = useFailingCondition()(['server-elements-enabled']) === null;
  const query = useQuery({ ...pageElementsQuery(GROUP, language), enabled: isOffered });
  if (!isOffered || query.data?.length === 0) return null;
  return (
    <OverviewTile id="offers" icon="info">
      <Loaded query={query} skeleton={<Skeleton lines={3} />} failed={t('overview.offers.failed')}>
        {(elements) => <PageBlocks blocks={elements} />}
      </Loaded>
    </OverviewTile>
  );
}
