import { afterAll, beforeAll } from 'vitest';
import { testSandbox } from '#tests/sandbox/sandbox-client.ts';
import {
  describedOperations,
  namedOperations,
} from '#tools/api-verify/description/described-operations.ts';
import { closedFeatures } from '#tools/api-verify/uses/offered-features.ts';
import { operationUses } from '#tools/api-verify/uses/operation-uses.ts';
import { type VerifyOptions, verify } from '#tools/api-verify/verify.ts';
import { readConfigurationSources } from '#tools/config/sources/configuration-sources.ts';
import { viewOf } from '#tools/config/sources/view.ts';
import { type OddServer, startOddServer } from './odd-server.ts';

const view = viewOf(readConfigurationSources('.'), null);
const operations = describedOperations(operationUses(namedOperations()));

/** A sandbox, an odd server in front of it, and how to verify them as the household. */
export function verifiedServer() {
  const sandbox = testSandbox();
  let odd: OddServer;
  let household: string;
  let expired: string;

  beforeAll(async () => {
    const ended = await sandbox.freshCustomer();
    await sandbox.control('/tokens/expire', { body: { user: ended.user } });
    expired = ended.token;
    household = await sandbox.signIn('00000000T');
    odd = await startOddServer(`${sandbox.url()}/api`);
  });
  afterAll(() => odd.close());

  return {
    sandbox,
    odd: () => odd,
    /** Verifies some operations, or all. */
    verified: (changes: Partial<VerifyOptions> = {}, only?: readonly string[]) =>
      verify(
        operations.filter(({ operationId }) => only?.includes(operationId) ?? true),
        {
          ...{ url: `${sandbox.url()}/api`, token: household, expired, ids: {}, writes: false },
          ...{ origin: null, languages: ['es_ES', 'ca_ES'], slowMs: 600_000, timeoutMs: 300_000 },
          closedWith: (served) => closedFeatures(view, served),
          ...changes,
        },
      ),
  };
}
