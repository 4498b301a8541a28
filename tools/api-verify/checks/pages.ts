import type { Call } from '#tools/api-verify/call.ts';
import { membersOf } from '#tools/api-verify/description/described-operations.ts';
import { createFindings, type Finding } from '#tools/api-verify/finding.ts';
import { payloadOf } from '#tools/api-verify/plan/known-values.ts';
import { eachOf, type OperationResult } from '#tools/api-verify/walk.ts';
import type { Json } from '#tools/config/sources/json-value.ts';

interface Page {
  items: readonly Json[];
  total: number;
  order: Json | undefined;
}

/** Whether lists honour `offset`, `limit` and `order`, and say how many there are. */
export async function checkPages(
  results: readonly OperationResult[],
  call: Call,
): Promise<Finding[]> {
  const { add, all } = createFindings('pages');
  const lists = results.filter(({ operation: { parameters } }) =>
    ['offset', 'limit'].every((name) => parameters.some((one) => one.name === name)),
  );
  await eachOf(lists, async ({ operation, first }) => {
    const whole = pageOf(first?.json);
    if (!first || !whole) return;
    const page = async (query: Record<string, string | number>) => {
      const [path = '', own] = first.sent.path.split('?');
      const params = new URLSearchParams(own);
      for (const [name, value] of Object.entries(query)) params.set(name, String(value));
      const answer = await call({ ...first.sent, path: `${path}?${params}` });
      return { status: answer.status, page: pageOf(answer.json) };
    };
    const fault = (what: string) => add(what, { at: [operation.operationId], breaks: true });
    const { items, total } = whole;
    if (total < items.length)
      fault(`n_items says ${total} of a list of ${items.length}: later pages are not offered`);
    if (new Set(items.map((one) => JSON.stringify(one))).size < items.length)
      fault('the same entry is in a list twice');

    const one = (await page({ offset: 0, limit: 1 })).page;
    if (one && one.items.length > 1) fault(`limit=1 answers ${one.items.length} entries`);
    if (one && one.total !== total)
      fault(
        `n_items is ${one.total} with limit=1 and ${total} without: it is to count all that match`,
      );
    const second = (await page({ offset: 1, limit: 1 })).page?.items[0];
    if (items.length > 1 && !isSame(second, items[1]))
      fault(
        isSame(second, items[0])
          ? 'offset=1 answers the first entry again: every page is the first'
          : 'offset=1&limit=1 is not the second entry of the list: pages repeat or lose entries',
      );
    const beyond = await page({ offset: total, limit: 1 });
    if (beyond.status !== 200)
      fault(`offset=${total}, after the last entry, answers ${beyond.status}`);
    else if (beyond.page && beyond.page.items.length > 0)
      fault(`offset=${total}, after the last of ${total}, answers entries`);

    const orders = operation.parameters.find(({ name }) => name === 'order')?.schema.enum;
    const wanted = Array.isArray(orders) ? orders.at(-1) : undefined;
    if (typeof wanted === 'string' && whole.order !== undefined) {
      const ordered = (await page({ order: wanted })).page;
      if (ordered && ordered.order !== wanted)
        fault(`order=${wanted} answers the order "${String(ordered.order)}"`);
    }
  });
  return all();
}

const isSame = (one: Json | undefined, other: Json | undefined) =>
  JSON.stringify(one) === JSON.stringify(other);

function pageOf(body: Json | undefined): Page | null {
  const { items, n_items: total, order } = membersOf(payloadOf(body));
  return Array.isArray(items) && typeof total === 'number' ? { items, total, order } : null;
}
