import { expect, it } from 'vitest';
import { isBroken } from '#tools/api-verify/report/graded.ts';
import { jsonReport, junitReport } from '#tools/api-verify/report/machine.ts';
import { textReport } from '#tools/api-verify/report/text.ts';
import type { Verification } from '#tools/api-verify/verify.ts';
import { at, text } from './oddity.ts';
import { verifiedServer } from './verified-server.ts';

const { sandbox, odd, verified } = verifiedServer();

const verdicts = ({ results }: Verification, verdict: string) =>
  results
    .filter((result) => result.verdict === verdict)
    .map(({ operation, differences }) => [operation.operationId, differences]);

it.each(['00000000T', '11111111H', 'B00000000'])(
  'finds nothing in the sandbox, as %s',
  async (user) => {
    const verification = await verified({ token: await sandbox.signIn(user) });
    expect(verdicts(verification, 'differs')).toEqual([]);
    expect(verdicts(verification, 'missing')).toEqual([]);
    expect(verification.findings).toEqual([]);
    expect(verdicts(verification, 'conforms').length).toBeGreaterThan(60);
  },
);

it('changes nothing unless it may', async () => {
  // The token is renewed, as the portal does on each visit.
  const content = async () => ({
    ...(await sandbox.control('/fingerprint')).body,
    sessions: undefined,
  });
  const before = await content();
  await verified({ ids: { contractName: '0010101', contractId: 1 } });
  expect(await content()).toEqual(before);
});

it.each([
  [{ kind: 'delay', milliseconds: 30 }, /speed: getUser takes \d+ ms/],
  [
    { kind: 'status', status: 503 },
    /differs getUser .*\n.*status: expected 200, got 503 internal_error/,
  ],
  [{ kind: 'status', status: 429 }, /header Retry-After: expected to be there, got nothing/],
  [{ kind: 'status', status: 429, retryAfter: 5 }, /429 internal_error: getUser/],
  [
    { kind: 'body', body: '<html>', contentType: 'text/html' },
    /body: expected JSON in UTF-8, got text\/html/,
  ],
  [{ kind: 'drop-before' }, /answer: expected an answer, got/],
  [{ kind: 'drop-after' }, /answer: expected an answer, got/],
])('names the fault %o', async (fault, says) => {
  await sandbox.control('/faults', { body: { operationId: 'getUser', ...fault } });
  const verification = await verified({ slowMs: 25 }, ['getUser']);
  await sandbox.control('/faults', { method: 'DELETE' });
  expect(textReport(verification)).toMatch(says);
});

it('changes what it may, and repeats a key', async () => {
  const customer = await sandbox.freshCustomer({ household: 'household' });
  const contractName = customer.contracts[0]?.name ?? '';
  const ids = { contractName, contract: contractName };
  const options = { url: odd().url, token: customer.token, ids, writes: true };
  const verification = await verified(options, ['createClaim', 'updateUser']);
  expect(verdicts(verification, 'conforms')).toEqual([['createClaim', []]]);
  expect(verdicts(verification, 'untried')).toEqual([['updateUser', []]]);
  expect(verification.findings).toEqual([]);

  odd().sends((headers) => {
    delete headers['idempotency-key'];
  });
  const report = textReport(await verified(options, ['createClaim']));
  expect(report).toMatch(/the same Idempotency-Key twice answers 200 and not the first answer/);
  expect(report).toMatch(/another body with a used Idempotency-Key answers 200, not 409/);
});

it('reports for machines too', async () => {
  odd().answers(at(/geo\/tipovias/, text('<h1>Área & más</h1>')));
  const verification = await verified({ url: odd().url }, [
    'getUser',
    'listStreetTypes',
    'listBatteryMovements',
  ]);
  expect(isBroken(verification)).toBe(true);
  const { works, operations } = JSON.parse(jsonReport(verification));
  expect(works).toBe(false);
  expect(operations).toContainEqual(
    expect.objectContaining({
      ...{ operationId: 'listStreetTypes', verdict: 'differs', breaks: true },
      differences: [expect.objectContaining({ pointer: 'body', expected: 'JSON in UTF-8' })],
    }),
  );
  const junit = junitReport(verification);
  expect(junit).toContain('tests="3" failures="1"');
  expect(junit).toContain('&lt;h1&gt;Área &amp; más&lt;/h1&gt;');
  expect(junit).toMatch(/name="listBatteryMovements"[^>]*><skipped/);
});
