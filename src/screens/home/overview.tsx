import type { ComponentType, ReactElement } from 'react';
import { useFacts, useFailingCondition } from '#config/facts-provider.tsx';
import { useTexts } from '#i18n/texts.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { PartBoundary } from '#ui/feedback/part-boundary.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { AttentionTile } from './tiles/attention-tile.tsx';
import { ConsumptionTile } from './tiles/consumption-tile.tsx';
import { DocumentsTile } from './tiles/documents-tile.tsx';
import { InvoiceTile } from './tiles/invoice-tile.tsx';
import { OffersTile } from './tiles/offers-tile.tsx';
import './overview.scss';

type TileId = ReturnType<typeof useFacts>['settings']['home']['tiles'][number]['id'];

const tiles: Readonly<Record<TileId, ComponentType>> = {
  attention: AttentionTile,
  invoice: InvoiceTile,
  consumption: ConsumptionTile,
  documents: DocumentsTile,
  offers: OffersTile,
};

/** What matters to a customer now: the tiles of the setting `home.tiles` whose conditions hold, in that order. */
export function Overview({ name }: { name: string }): ReactElement {
  const { t } = useTexts();
  const { settings } = useFacts();
  const failing = useFailingCondition();
  const shown = settings.home.tiles.filter(({ requires }) => failing(requires) === null);
  return (
    <div className="overview">
      <PageHeader
        title={name ? t('home.title', { name }) : t('home.visitor')}
        documentTitle={t('home.visitor')}
      />
      {shown.map(({ id }, place) => {
        const Tile = tiles[id];
        // The same tile may stand there twice, each under conditions of its own.
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order changes with the configuration only
          <PartBoundary key={`${id}-${place}`} name={`tile ${id}`}>
            <Tile />
          </PartBoundary>
        );
      })}
      {shown.length === 0 && (
        <EmptyState icon="home" title={t('home.empty.title')} body={t('home.empty.body')} />
      )}
    </div>
  );
}
