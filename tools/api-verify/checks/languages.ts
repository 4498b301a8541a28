import type { Call } from '#tools/api-verify/call.ts';
import { createFindings, type Finding } from '#tools/api-verify/finding.ts';
import { eachOf, type OperationResult } from '#tools/api-verify/walk.ts';

/** Answers that hold a customer's own data or lists of names, in any language the same, are no proof against a server. */
const BY_LANGUAGE = [
  ...['listCaseCategories', 'listClaimTypes', 'listUnsignedClaimTypes', 'listBatteryTypes'],
  ...['listStreetTypes', 'listPageRoutes', 'listCoupons', 'getContractingConfig'],
];

/** Whether `lang` changes texts, and whether the API takes every language that the portal offers. */
export async function checkLanguages(
  results: readonly OperationResult[],
  { call, languages }: { call: Call; languages: readonly string[] },
): Promise<Finding[]> {
  const { add, all } = createFindings('languages');
  const [usual = '', ...others] = languages;
  const answered = results.filter(
    ({ operation, first }) =>
      first?.json !== undefined && BY_LANGUAGE.includes(operation.operationId),
  );
  for (const language of others) {
    const changed: string[] = [];
    await eachOf(answered, async ({ operation: { operationId }, first }) => {
      if (!first) return;
      const path = first.sent.path.replace(/lang=\w+/, `lang=${language}`);
      const answer = await call({ ...first.sent, path });
      if (answer.status !== 200)
        add(`lang=${language} answers ${answer.failure ?? answer.status}`, {
          at: [operationId],
          breaks: true,
        });
      else if (JSON.stringify(answer.json) !== JSON.stringify(first.json))
        changed.push(operationId);
    });
    if (answered.length > 0 && changed.length === 0)
      add(
        `lang=${language} changes no text of ${answered.length} answers: customers read those of ${usual}`,
        {
          at: answered.map(({ operation }) => operation.operationId),
        },
      );
  }
  return all();
}
