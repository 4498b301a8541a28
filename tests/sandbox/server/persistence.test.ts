import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox } from '#sandbox/server.ts';
import { send } from '#tests/sandbox/sandbox-client.ts';

let dataDir = '';
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lluerna-data-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const start = (port = 0) => startSandbox({ port, dataDir, control: true, quiet: true });

describe('the data folder', () => {
  it('keeps a change, the seeded data and the sessions over a restart', async () => {
    const first = await start();
    const credentials = { user: '00000000T', password: 'Portal-demo-1' };
    const signedIn = await send(`${first.url}/api/v1/get_token`, { body: credentials });
    const { token } = signedIn.body.data.result;
    const changed = await send(`${first.url}/api/v1/contracts/0010101/iban/`, {
      token,
      body: {
        already_registered: false,
        iban: 'ES9121000418450200051332',
        owner_is_bank_owner: true,
      },
    });
    expect(changed.status).toBe(200);
    await first.close();

    const second = await start();
    const contract = await send(`${second.url}/api/v2/contracts/0010101`, { token });
    expect(contract.body.data.bank_account).toEqual(changed.body.data.result);
    const list = await send(`${second.url}/api/v2/contracts`, { token });
    expect(list.body.data.n_items).toBe(6);
    await second.close();
  });

  it('belongs to one sandbox at a time', async () => {
    const first = await start();
    await expect(start()).rejects.toThrow(/in use/);
    expect((await send(`${first.url}/api/v1/feature_flags/`)).status).toBe(200);
    await first.close();
  });

  it('is let go when the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    await expect(start(port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
    other.close();
    const again = await start();
    await again.close();
  });
});
