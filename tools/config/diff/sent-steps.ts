import type { WizardMutation } from '#operations/mutation.ts';
import type { JsonObject } from '#tools/config/sources/json-value.ts';

/** Steps of a wizard by id, in order. */
export type Steps = ReadonlyMap<string, JsonObject>;

/**
 * What becomes of the order in which steps are sent. It is wrong where a step is now sent before one whose answers its
 * call needs; of a step that the operation does not send, before one with a lower number.
 */
export function callOrder(
  before: Steps,
  after: Steps,
  mutation: WizardMutation | undefined,
): { what: string; isWrong: boolean }[] {
  const [was, is] = [sentSteps(before), sentSteps(after)];
  const numberOf = (id: string) => Number(after.get(id)?.sends);
  const needs = (one: string, other: string) =>
    mutation?.sends[one]?.after.includes(other) ?? numberOf(one) > numberOf(other);
  const isInOrder = (one: string, other: string, ids: readonly string[]) =>
    ids.includes(one) && ids.includes(other) && ids.indexOf(one) < ids.indexOf(other);
  const isWrong = is.some((one, index) =>
    is.slice(index + 1).some((other) => needs(one, other) && !isInOrder(one, other, was)),
  );
  const common = was.filter((id) => is.includes(id));
  const isSame = common.join() === is.filter((id) => was.includes(id)).join();
  if (isSame && !isWrong) return [];
  const calls = is.map((id) => `${id} (${after.get(id)?.sends})`).join(', ');
  return [{ what: `sent in the order ${calls}`, isWrong }];
}

function sentSteps(steps: Steps): string[] {
  return [...steps].flatMap(([id, { sends }]) => (sends === undefined ? [] : [id]));
}
