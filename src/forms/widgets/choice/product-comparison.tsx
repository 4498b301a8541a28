import type { ReactElement } from 'react';
import { contractTermsOf, ownOf } from '#forms/lookups/own-products.ts';
import { useFormats } from '#i18n/formats.ts';
import { termsInShort } from '#i18n/term-lines.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/controls/button.tsx';
import { monthPartName } from './month-part-name.ts';
import type { PricedChoice } from './product-order.ts';
import { ProductPrices } from './product-prices.tsx';

/** Puts a product beside another, or takes it back. */
export function CompareButton({
  name,
  isPicked,
  onPick,
}: {
  name: string;
  isPicked: boolean;
  onPick: () => void;
}): ReactElement {
  const { t } = useTexts();
  return (
    <Button
      variant="quiet"
      size="small"
      aria-pressed={isPicked}
      aria-label={`${t('form-engine.products.compare')} ${name}`}
      onClick={onPick}
    >
      {t('form-engine.products.compare')}
    </Button>
  );
}

interface ProductComparisonProps {
  choices: readonly PricedChoice[];
  /** Option `prices`. */
  members: Record<string, string>;
}

/** Two products side by side; with one it says that another is needed. */
export function ProductComparison({ choices, members }: ProductComparisonProps): ReactElement {
  const texts = useTexts();
  const { t } = texts;
  const { euro } = useFormats();
  const parts = new Map(
    choices.flatMap(({ month }) =>
      month ? month.lines.map(({ part }) => [part, monthPartName(t, part, month)]) : [],
    ),
  );
  const [first, second] = choices;
  const isWhole = first !== undefined && second !== undefined;
  const names = { first: first?.label, products: choices.map(({ label }) => label) };
  const said = isWhole ? 'compared' : first && 'compare-another';
  const cells = (write: (choice: PricedChoice) => string | ReactElement) =>
    choices.map((choice) => <td key={choice.value}>{write(choice)}</td>);
  const inWords = ({ entry = {} }: PricedChoice) => {
    const terms = contractTermsOf(entry);
    return terms ? termsInShort(terms, texts) : '—';
  };
  const inEuro = (cents: number | undefined) => (cents === undefined ? '—' : euro(cents / 100));
  return (
    <>
      <p className="form-note product-compared" aria-live="polite">
        {said && t(`form-engine.products.${said}`, names)}
      </p>
      {isWhole && (
        <table className="product-comparison">
          <caption className="visually-hidden">{t('form-engine.products.compared', names)}</caption>
          <thead>
            <tr>
              <td />
              {choices.map(({ value, label }) => (
                <th key={value} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr className="product-total">
              <th scope="row">{t('form-engine.products.month.total')}</th>
              {cells(({ month }) => inEuro(month?.cents))}
            </tr>
            {[...parts].map(([name, text]) => (
              <tr key={name}>
                <th scope="row">{text}</th>
                {cells(({ month }) =>
                  inEuro(month?.lines.find(({ part }) => part === name)?.cents ?? undefined),
                )}
              </tr>
            ))}
            <tr>
              <th scope="row">{t('form-engine.products.untaxed')}</th>
              {cells(({ entry = {} }) => (
                <ProductPrices entry={entry} members={members} />
              ))}
            </tr>
            {choices.some(({ entry = {} }) => contractTermsOf(entry)) && (
              <tr>
                <th scope="row">{t('contract-terms.title')}</th>
                {cells(inWords)}
              </tr>
            )}
            {choices.some(({ entry = {} }) => ownOf(entry).details) && (
              <tr>
                <th scope="row">{t('form-engine.products.details')}</th>
                {cells(({ entry = {} }) => ownOf(entry).details ?? '—')}
              </tr>
            )}
          </tbody>
        </table>
      )}
    </>
  );
}
