import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testSandbox } from '#tests/sandbox/sandbox-client.ts';
import {
  describedOperations,
  namedOperations,
} from '#tools/api-verify/description/described-operations.ts';
import { isBroken } from '#tools/api-verify/report/graded.ts';
import { textReport } from '#tools/api-verify/report/text.ts';
import { operationUses } from '#tools/api-verify/uses/operation-uses.ts';
import { type Verification, type VerifyOptions, verify } from '#tools/api-verify/verify.ts';
import { oddErrors, oddLists, oddServers } from './odd-behaviour.ts';
import { missingOperations, oddBodies } from './odd-bodies.ts';
import { oddCors } from './odd-cors.ts';
import { oddMembers } from './odd-members.ts';
import { type OddServer, startOddServer } from './odd-server.ts';

/** Its answers are compressed, as a retailer's are. */
const sandbox = testSandbox({ compresses: true });
const operations = describedOperations(operationUses(namedOperations()));

let odd: OddServer;
let tokens: { household: string; solar: string; company: string; expired: string };

beforeAll(async () => {
  const ended = await sandbox.freshCustomer();
  await sandbox.control('/tokens/expire', { body: { user: ended.user } });
  tokens = {
    household: await sandbox.signIn('00000000T'),
    solar: await sandbox.signIn('11111111H'),
    company: await sandbox.signIn('B00000000'),
    expired: ended.token,
  };
  odd = await startOddServer(`${sandbox.url()}/api`);
});

afterAll(() => odd.close());

const options = (changes: Partial<VerifyOptions>): VerifyOptions => ({
  url: `${sandbox.url()}/api`,
  token: tokens.household,
  expired: tokens.expired,
  ids: {},
  writes: false,
  origin: null,
  languages: ['es_ES', 'ca_ES'],
  slowMs: 60_000,
  timeoutMs: 20_000,
  ...changes,
});

/** Verifies some operations, or all. */
const verified = (changes: Partial<VerifyOptions>, only?: readonly string[]) =>
  verify(
    operations.filter(({ operationId }) => only?.includes(operationId) ?? true),
    options(changes),
  );

const verdicts = ({ results }: Verification, verdict: string) =>
  results
    .filter((result) => result.verdict === verdict)
    .map(({ operation, differences }) => [operation.operationId, differences]);

describe('the sandbox', () => {
  it.each(['household', 'solar', 'company'] as const)('conforms whole, for the %s', async (who) => {
    const verification = await verified({ token: tokens[who] });
    expect(verdicts(verification, 'differs')).toEqual([]);
    expect(verdicts(verification, 'missing')).toEqual([]);
    expect(verification.findings).toEqual([]);
    expect(verdicts(verification, 'conforms').length).toBeGreaterThan(60);
  });
});

describe('an odd server', () => {
  const oddities = [
    ...[...oddMembers, ...oddBodies, ...missingOperations],
    ...[...oddLists, ...oddErrors, ...oddServers, ...oddCors],
  ];

  it.each(oddities)('has $name', async ({ operations: only, oddity, says, breaks }) => {
    odd.answers(oddity);
    const verification = await verified({ url: odd.url, origin: 'https://portal.example' }, only);
    expect(textReport(verification)).toMatch(says);
    expect(isBroken(verification)).toBe(breaks);
  });

  it('is not odd without an oddity', async () => {
    odd.answers((answer) => answer);
    const only = ['getUser', 'listContracts', 'downloadContractPdf', 'listCaseCategories'];
    const { findings } = await verified({ url: odd.url, origin: 'https://portal.example' }, only);
    expect(findings).toEqual([]);
  });
});
