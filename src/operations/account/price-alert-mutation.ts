import { acknowledged } from '#api/answer.ts';
import { apiClient } from '#api/client.ts';
import { isSameAlert, type PriceAlertTerms } from '#domain/customer/price-alert.ts';
import type { FormMutation, OwnMembers, TakenAnswers } from '#operations/mutation.ts';
import { inFormWords } from '#operations/wire/field-errors.ts';
import { fetchPriceAlerts } from '#queries/account/price-alerts.ts';

const takes = ['product', 'type', 'price'] as const;
type Taken = (typeof takes)[number];

const formWords = { codes: { 'product.unknown': 'unknown', 'price.invalid': 'minimum' } };

const termsOf = ({ product, type, price }: TakenAnswers<Taken>): PriceAlertTerms => ({
  product: String(product ?? ''),
  type: type as PriceAlertTerms['type'],
  price: Number(price),
});

/** Adds a price alert (contracting and tools, section 7). The retailer keeps the same alert once. */
export const priceAlert: FormMutation<Taken> = {
  kind: 'form',
  takes,
  adds: ['id'],

  async send({ product, type, price, ...extra }) {
    const own = { id: null, ...termsOf({ product, type, price }) } satisfies OwnMembers<
      Taken | 'id'
    >;
    const body = { ...extra, ...own };
    await acknowledged(apiClient.POST('/v1/omip/alerts/', { body })).catch(inFormWords(formWords));
    return { kind: 'sent' };
  },

  async verify(answers) {
    const alerts = await fetchPriceAlerts();
    return alerts.some((one) => isSameAlert(one, termsOf(answers))) ? { kind: 'sent' } : null;
  },

  stales: [['price-alerts']],
  staleWhenRefused: [['lookup', 'listOmipProducts'], ['market-products']],
};
