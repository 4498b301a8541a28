import type { ReactElement } from 'react';
import { useTexts } from '#i18n/texts.ts';
import type { ProductOrder } from './product-order.ts';

interface ProductToolsProps {
  /** Id of the field. */
  id: string;
  /** The orders to choose from; none where there is too little to be put in order. */
  orders: readonly ProductOrder[];
  order: ProductOrder;
  onOrder: (order: ProductOrder) => void;
  showsPrices: boolean;
  onPrices: (shows: boolean) => void;
}

/** Above the cards of products: their order, and whether they show the prices of kWh and kW. */
export function ProductTools({
  id,
  orders,
  order,
  onOrder,
  showsPrices,
  onPrices,
}: ProductToolsProps): ReactElement {
  const { t } = useTexts();
  return (
    <div className="product-tools">
      {orders.length > 0 && (
        <div className="product-order">
          <label htmlFor={`${id}-order`}>{t('form-engine.products.order')}</label>
          <select
            id={`${id}-order`}
            className="form-select"
            value={order}
            onChange={({ target }) => onOrder(target.value as ProductOrder)}
          >
            {orders.map((one) => (
              <option key={one} value={one}>
                {t(`form-engine.products.by-${one}`)}
              </option>
            ))}
          </select>
        </div>
      )}
      <label className="form-check form-switch">
        <input
          type="checkbox"
          role="switch"
          className="form-check-input"
          checked={showsPrices}
          aria-checked={showsPrices}
          onChange={({ target }) => onPrices(target.checked)}
        />
        <span className="form-check-label">{t('form-engine.products.show-prices')}</span>
      </label>
    </div>
  );
}
