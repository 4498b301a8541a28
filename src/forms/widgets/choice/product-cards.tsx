import type { WidgetProps } from '@rjsf/utils';
import type { ReactElement } from 'react';
import { useTexts } from '#i18n/texts.ts';
import type { LookupEntry } from '#queries/lookups.ts';
import { Icon } from '#ui/icon.tsx';
import { SanitisedHtml } from '#ui/sanitised-html.tsx';
import type { Offer } from './choice-offer.ts';
import { ProductPrices } from './product-prices.tsx';
import './product-cards.scss';

const textOf = (entry: LookupEntry, member: unknown) => {
  const found = typeof member === 'string' ? entry[member] : undefined;
  return typeof found === 'string' && found.trim() !== '' ? found : undefined;
};

const isWebAddress = (address: string | undefined): address is string =>
  address !== undefined && /^https?:\/\//i.test(address);

/**
 * Choices as cards of products. Options `description` (text or HTML), `link` and `prices` name members of an entry;
 * what an entry does not have is left out.
 */
export function ProductCards({ field, offer }: { field: WidgetProps; offer: Offer }): ReactElement {
  const { t } = useTexts();
  const { id, options, value } = field;
  const prices = (options.prices ?? {}) as Record<string, string>;
  return (
    <div className="product-cards">
      {offer.choices.map(({ value: one, label, entry = {} }, place) => {
        const optionId = `${id}-${place}`;
        const about = `${optionId}-about`;
        const description = textOf(entry, options.description);
        const link = textOf(entry, options.link);
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
            {isWebAddress(link) && (
              <a
                className="product-link"
                href={link}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={`${t('form-engine.products.more', { name: label })} ${t('form-engine.new-tab')}`}
              >
                {t('form-engine.products.more-short')}
                <Icon name="external" />
              </a>
            )}
          </div>
        );
      })}
    </div>
  );
}
