import { acknowledged } from '#api/answer.ts';
import { apiClient } from '#api/client.ts';
import { problemOf } from '#domain/problem.ts';
import type { FormMutation } from '#operations/mutation.ts';
import { fetchPriceAlerts } from '#queries/account/price-alerts.ts';

/** Deletes the price alert of an id. One that is gone already, as from another device, counts as deleted. */
export const priceAlertRemoval: FormMutation<'id'> = {
  kind: 'form',
  takes: ['id'],
  sendsOnlyTaken: true,

  async send({ id }) {
    const call = apiClient.POST('/v1/omip/delete/alerts/', { body: { id: Number(id) } });
    await acknowledged(call).catch((thrown) => {
      if (problemOf(thrown).kind !== 'not-found') throw thrown;
    });
    return { kind: 'sent' };
  },

  async verify({ id }) {
    const alerts = await fetchPriceAlerts();
    return alerts.some((one) => one.id === id) ? null : { kind: 'sent' };
  },

  stales: [['price-alerts']],
};
