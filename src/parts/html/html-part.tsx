import type { ReactElement } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { PartCard } from '#parts/part-card.tsx';
import type { PartPlace } from '#parts/part-place.ts';
import { memberOf, type PartSource, usePartEntries } from '#parts/part-source.ts';
import { Loaded } from '#ui/feedback/loaded.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { SanitisedHtml } from '#ui/html/sanitised-html.tsx';

interface HtmlProps {
  place: PartPlace;
  options: { source: PartSource; member: string };
}

/** HTML that the retailer serves; nothing where it serves none. */
export function HtmlPart({ place, options }: HtmlProps): ReactElement | null {
  const { t } = useTexts();
  const query = usePartEntries(options.source, place);
  const html = (query.data ?? []).flatMap((entry) => {
    const value = memberOf(entry, options.member);
    return typeof value === 'string' && value.trim() ? [value] : [];
  });
  if (query.data && html.length === 0) return null;
  return (
    <PartCard place={place}>
      <Loaded query={query} skeleton={<Skeleton lines={4} />} failed={t('parts.failed')}>
        {() => html.map((one) => <SanitisedHtml key={one} html={one} />)}
      </Loaded>
    </PartCard>
  );
}
