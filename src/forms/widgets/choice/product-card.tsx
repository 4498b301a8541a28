import type { WidgetProps } from '@rjsf/utils';
import type { ReactElement, ReactNode } from 'react';
import { contractTermsOf, ownOf } from '#forms/lookups/own-products.ts';
import { termsInShort } from '#i18n/term-lines.ts';
import { useTexts } from '#i18n/texts.ts';
import type { LookupEntry } from '#queries/lookups.ts';
import { SanitisedHtml } from '#ui/html/sanitised-html.tsx';
import { Chip } from '#ui/layout/chip.tsx';
import type { Offer } from './choice-offer.ts';
import { ProductLink } from './product-link.tsx';
import { followsMarket } from './product-month.ts';
import { ProductMonthDetails } from './product-month-details.tsx';
import { ProductMonthNote } from './product-month-note.tsx';
import type { PricedChoice } from './product-order.ts';
import { ProductPrices } from './product-prices.tsx';

const textOf = (entry: LookupEntry, member: unknown) => {
  const found = typeof member === 'string' ? entry[member] : undefined;
  return typeof found === 'string' && found.trim() !== '' ? found : undefined;
};

interface ProductCardProps {
  field: WidgetProps;
  offer: Offer;
  choice: PricedChoice;
  /** Place in the offer: it stays when the order changes. */
  place: number;
  isRecommended: boolean;
  /** Prices of kWh and kW are shown; without a price a month they always are. */
  showsPrices: boolean;
  /** What stands at the foot of the card. */
  children?: ReactNode;
}

/** One product: the whole card chooses it, what can be pressed in it does its own. */
export function ProductCard({
  field,
  offer,
  choice,
  place,
  isRecommended,
  showsPrices,
  children,
}: ProductCardProps): ReactElement {
  const texts = useTexts();
  const { t } = texts;
  const { id, options, value } = field;
  const { value: one, label, entry = {}, month } = choice;
  const optionId = `${id}-${place}`;
  const about = `${optionId}-about`;
  const { summary, details } = ownOf(entry);
  const description = textOf(entry, options.description);
  const terms = contractTermsOf(entry);
  return (
    <div className="product-card">
      <input
        type="radio"
        className="form-check-input"
        id={optionId}
        name={id}
        value={one}
        checked={offer.chosen === one}
        disabled={field.disabled}
        aria-describedby={about}
        onChange={() => offer.choose(one)}
        onBlur={() => field.onBlur(id, value)}
        onFocus={() => field.onFocus(id, value)}
      />
      <label className="product-name" htmlFor={optionId}>
        {label}
      </label>
      <div id={about} className="product-about">
        {isRecommended && <Chip tone="success">{t('form-engine.products.recommended')}</Chip>}
        {month && <ProductMonthNote month={month} />}
        {followsMarket(entry) && <p>{t('form-engine.products.market')}</p>}
        {terms && <p className="product-terms">{termsInShort(terms, texts)}</p>}
        {summary ? <p>{summary}</p> : description && <SanitisedHtml html={description} />}
        {(showsPrices || !month) && (
          <ProductPrices entry={entry} members={(options.prices ?? {}) as Record<string, string>} />
        )}
      </div>
      <div className="product-foot">
        {month && <ProductMonthDetails month={month} name={label} />}
        {details && (
          <details className="product-how">
            <summary>
              {t('form-engine.products.details')}
              <span className="visually-hidden">: {label}</span>
            </summary>
            <p>{details}</p>
          </details>
        )}
        <ProductLink entry={entry} member={options.link} name={label} />
        {children}
      </div>
    </div>
  );
}
