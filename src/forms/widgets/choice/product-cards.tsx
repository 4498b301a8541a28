import type { WidgetProps } from '@rjsf/utils';
import type { ReactElement } from 'react';
import type { LookupEntry } from '#queries/lookups.ts';
import { SanitisedHtml } from '#ui/sanitised-html.tsx';
import type { Offer } from './choice-offer.ts';
import { ProductLink } from './product-link.tsx';
import { ProductPrices } from './product-prices.tsx';
import './product-cards.scss';

const textOf = (entry: LookupEntry, member: unknown) => {
  const found = typeof member === 'string' ? entry[member] : undefined;
  return typeof found === 'string' && found.trim() !== '' ? found : undefined;
};

/**
 * Choices as cards of products. Options `description` (text or HTML), `link` and `prices` name members of an entry;
 * what an entry does not have is left out.
 */
export function ProductCards({ field, offer }: { field: WidgetProps; offer: Offer }): ReactElement {
  const { id, options, value } = field;
  const prices = (options.prices ?? {}) as Record<string, string>;
  return (
    <div className="product-cards">
      {offer.choices.map(({ value: one, label, entry = {} }, place) => {
        const optionId = `${id}-${place}`;
        const about = `${optionId}-about`;
        const description = textOf(entry, options.description);
        return (
          <div key={one} className="product-card">
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
              {description && <SanitisedHtml html={description} />}
              <ProductPrices entry={entry} members={prices} />
            </div>
            <ProductLink entry={entry} member={options.link} name={label} />
          </div>
        );
      })}
    </div>
  );
}
