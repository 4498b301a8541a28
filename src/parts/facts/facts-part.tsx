import type { ReactElement } from 'react';
import { useFailingCondition } from '#config/facts-provider.tsx';
import { isNothing } from '#domain/values/nothing.ts';
import { useTexts } from '#i18n/texts.ts';
import { MemberValue } from '#parts/member-value.tsx';
import { PartCard } from '#parts/part-card.tsx';
import { type PartPlace, usePartTexts } from '#parts/part-place.ts';
import { memberOf, type PartSource, usePartEntries } from '#parts/part-source.ts';
import type { ReadMember } from '#parts/read-options.ts';
import { Loaded } from '#ui/feedback/loaded.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { DefinitionList } from '#ui/layout/definition-list.tsx';

interface FactsProps {
  place: PartPlace;
  options: { source: PartSource; facts: readonly (ReadMember & { requires?: string[] })[] };
}

/** Facts about one thing: those of the first entry that is read. */
export function FactsPart({ place, options }: FactsProps): ReactElement {
  const { t } = useTexts();
  const texts = usePartTexts(place);
  const failing = useFailingCondition(place.subject);
  const facts = options.facts.filter(({ requires }) => failing(requires) === null);
  return (
    <PartCard place={place}>
      <Loaded
        query={usePartEntries(options.source, place)}
        skeleton={<Skeleton lines={facts.length} />}
        failed={t('parts.failed')}
      >
        {([entry = {}]) => {
          const known = facts.filter(({ member }) => !isNothing(memberOf(entry, member)));
          if (known.length === 0) return <p>{t('parts.nothing')}</p>;
          return (
            <DefinitionList
              items={known.map((shown) => ({
                term: texts.t(`members.${shown.id}`),
                value: <MemberValue {...{ entry, shown, texts }} />,
              }))}
            />
          );
        }}
      </Loaded>
    </PartCard>
  );
}
