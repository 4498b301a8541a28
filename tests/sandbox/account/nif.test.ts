import { expect, it } from 'vitest';
import { type VectorCase, vectorsOf } from '#tests/domain/vectors.ts';
import { testSandbox } from '#tests/sandbox/sandbox-client.ts';

const sandbox = testSandbox();

/** The response of the retailer to a tax id; each has its own e-mail, as failed attempts are counted per e-mail. */
async function judge(nif: string, about: string) {
  const { status, body } = await sandbox.api('/v1/user/reset/', {
    body: { email: `${about}@example.com`, nif },
  });
  return status === 200 ? 'taken' : body.errors;
}

async function judgeAll(cases: VectorCase[], kind: string) {
  const found = cases.map(async ({ in: nif }, at) => [nif, await judge(nif, `${kind}-${at}`)]);
  return Object.fromEntries(await Promise.all(found)) as Record<string, unknown>;
}

for (const kind of ['dni', 'nie', 'nifKLM', 'cif']) {
  const { valid, afterNormalisation, invalid } = vectorsOf(kind);

  it(`takes every valid ${kind}, however it is written`, async () => {
    const found = await judgeAll([...valid, ...afterNormalisation], `${kind}-good`);
    expect(Object.entries(found).filter(([, verdict]) => verdict !== 'taken')).toEqual([]);
  });

  it(`refuses every invalid ${kind}`, async () => {
    const found = await judgeAll(invalid, `${kind}-bad`);
    // A NUL is refused before anybody looks at the field.
    const missed = Object.entries(found).filter(([, verdict]) => {
      const errors = verdict as { nif?: unknown; body?: unknown } | undefined;
      return !errors?.nif && !errors?.body;
    });
    expect(missed).toEqual([]);
  });
}
