import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { Link } from 'react-router-dom';
import { useFacts } from '#config/facts-provider.tsx';
import {
  type ComparedInputs,
  type Comparison,
  yearlySaving,
} from '#domain/comparison/comparison.ts';
import { inPlaces, ownProduct } from '#forms/lookups/own-products.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import {
  comparisonRelatedQuery,
  type RelatedProduct,
} from '#queries/comparison/comparison-related.ts';
import { useContracting } from '#screens/tools/comparison/use-contracting.ts';
import { Button } from '#ui/controls/button.tsx';
import { Card } from '#ui/layout/card.tsx';

interface ComparisonOthersProps {
  inputs: ComparedInputs;
  comparison: Comparison;
  /** How many are visible at first; more would be a catalogue. */
  options?: { shown?: number };
}

/** The same bill with the retailer's other products; nothing when there are none, or loading them failed. */
export function ComparisonOthersPart({
  inputs,
  comparison,
  options: { shown: first = 5 } = {},
}: ComparisonOthersProps): ReactElement | null {
  const texts = useTexts();
  const { t } = texts;
  const { settings } = useFacts();
  const [showsAll, setShowsAll] = useState(false);
  const { data: products = [] } = useQuery(comparisonRelatedQuery(comparison.id));
  if (products.length === 0) return null;
  const ordered = inPlaces(
    products.map((product) => {
      const own = ownProduct(inputs.energy, product.id, settings, texts);
      return { ...product, name: own.name ?? product.name, own };
    }),
  );
  const shown = showsAll ? ordered : ordered.slice(0, first);
  return (
    <Card title={t('comparison.others.title')} className="comparison-others comparison-beside">
      <ul>
        {shown.map((product) => (
          <OtherProduct key={product.id} product={product} inputs={inputs} />
        ))}
      </ul>
      {shown.length < products.length && (
        <Button variant="quiet" onClick={() => setShowsAll(true)}>
          {t('comparison.others.all', { count: products.length })}
        </Button>
      )}
    </Card>
  );
}

function OtherProduct({ product, inputs }: { product: RelatedProduct; inputs: ComparedInputs }) {
  const { t } = useTexts();
  const { euro, roundEuro } = useFormats();
  const contracting = useContracting(inputs, product.id);
  const { name, totalCents } = product;
  const saving = yearlySaving(inputs, totalCents);
  const outcome = saving === 0 ? 'same' : saving > 0 ? 'less' : 'more';
  return (
    <li>
      <strong>{name}</strong>
      <span>{t('comparison.others.total', { amount: euro(totalCents / 100) })}</span>
      <span>{t(`comparison.others.${outcome}`, { amount: roundEuro(Math.abs(saving)) })}</span>
      {contracting && (
        <Link
          to={contracting.address}
          state={contracting.state}
          aria-label={t('comparison.others.contract-name', { name })}
        >
          {t('comparison.others.contract')}
        </Link>
      )}
    </li>
  );
}
