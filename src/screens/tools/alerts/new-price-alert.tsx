import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { PriceAlertTerms } from '#domain/customer/price-alert.ts';
import type { Answers } from '#domain/submission.ts';
import { isNothing } from '#domain/values/nothing.ts';
import { FormBoundary } from '#forms/form-boundary.tsx';
import { FormRunner } from '#forms/form-runner.tsx';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { marketProductsQuery } from '#queries/account/price-alerts.ts';
import { Button } from '#ui/controls/button.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useAlertWords, usePriceWords } from './alert-words.ts';

/** A further alert: it can be added once product, kind and a price of zero or more are given (section 4). */
export function NewPriceAlert({ onAgain }: { onAgain: () => void }): ReactElement {
  const { t } = useTexts();
  const words = useAlertWords();
  const isComplete = ({ product, type, price }: Answers) =>
    !isNothing(product) && !isNothing(type) && typeof price === 'number' && price >= 0;
  return (
    <FormBoundary form="price-alert" waiting={<Skeleton lines={6} />}>
      <FormRunner
        form="price-alert"
        isPage
        explain={(answers) => ({
          details: <LastPrice product={answers.product} />,
          notYet: isComplete(answers) ? undefined : t('price-alerts.incomplete'),
        })}
        receipt={(answers) => {
          const terms = answers as unknown as PriceAlertTerms;
          return (
            <>
              <p>
                <strong>{terms.product}</strong>: {words(terms)}
              </p>
              <Button onClick={onAgain}>{t('price-alerts.again')}</Button>
            </>
          );
        }}
      />
    </FormBoundary>
  );
}

/** The last price of a product, where the retailer gives one. */
function LastPrice({ product }: { product: unknown }): ReactElement | null {
  const { t } = useTexts();
  const { date } = useFormats();
  const words = usePriceWords();
  const { data = [] } = useQuery(marketProductsQuery());
  const chosen = data.find(({ name }) => name === product);
  if (chosen?.price == null || !chosen.date) return null;
  return (
    <p className="price-alert-last">
      {t('price-alerts.last', { price: words(chosen.price), date: date(chosen.date) })}
    </p>
  );
}
