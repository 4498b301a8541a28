import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useFailingCondition } from '#config/facts-provider.tsx';
import { useTexts } from '#i18n/texts.ts';
import { pageElementsQuery } from '#queries/content/page-elements.ts';
import { PartBoundary } from '#ui/feedback/part-boundary.tsx';
import { PageBlocks } from './page-blocks.tsx';

export interface PageElementListProps {
  /** Group of the retailer's blocks, for example `Login`. */
  group: string;
  /** Accessible name of the part, for example "Avisos". */
  label: string;
}

/**
 * The retailer's page elements for a group of screens. Renders nothing while there are none and while they cannot be
 * read. When the retailer supplies no elements, they are not requested either.
 */
export function PageElementList({ group, label }: PageElementListProps): ReactElement | null {
  const { language } = useTexts();
  const isOffered = useFailingCondition()(['server-elements-enabled']) === null;
  const { data: blocks = [] } = useQuery({
    ...pageElementsQuery(group, language),
    enabled: isOffered,
    placeholderData: keepPreviousData,
  });
  if (!isOffered || blocks.length === 0) return null;
  return (
    <PartBoundary name={`elements ${group}`} instead={null}>
      <section className="page-elements" aria-label={label}>
        <PageBlocks blocks={blocks} />
      </section>
    </PartBoundary>
  );
}
