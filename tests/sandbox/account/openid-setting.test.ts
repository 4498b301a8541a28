import { expect, it } from 'vitest';
import { testSandbox } from '#tests/sandbox/sandbox-client.ts';

const sandbox = testSandbox({ openId: true });

it('serves the setting of the provider where the sandbox has the option', async () => {
  const { issuer, clientId } = (await sandbox.control('/openid')).body;
  const oidc = { enabled: true, issuer, clientId };
  const open = await sandbox.api('/v2/ov_customize/ov_settings');
  expect(open.body.data).toEqual({ oidc });
  const token = await sandbox.signIn('00000000T');
  const own = await sandbox.api('/v2/ov_customize/ov_private_settings', { token });
  expect(own.body.data).toEqual({ oidc });
});
