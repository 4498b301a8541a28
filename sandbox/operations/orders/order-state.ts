import { resultOf } from '#sandbox/api/answers.ts';
import type { Handlers } from '#sandbox/api/handler.ts';
import { orderProgress } from '#sandbox/orders/order-progress.ts';
import { provedOrder } from '#sandbox/orders/proved-order.ts';

/** How far a contracting is, for who proves that it is theirs. */
export const orderStateHandlers = {
  async readOrderState(call) {
    const { reference, proof } = call.body;
    const order = await provedOrder(call, { reference, proof });
    return resultOf(await orderProgress(call.database, order));
  },
} satisfies Handlers;
