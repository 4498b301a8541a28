import { describe, expect, it } from 'vitest';
import { testSandbox } from '#tests/sandbox/sandbox-client.ts';
import { someCups } from './lead-fixture.ts';

const sandbox = testSandbox();
const result = async (path: string) => (await sandbox.api(`/v1${path}`)).body.data.result;
const data = async (path: string) => (await sandbox.api(`/v2${path}`)).body.data;
const names = (list: { name: string }[]) => list.map(({ name }) => name);
const home = someCups();
const products = (query: Record<string, string | number>) =>
  result(
    `/pricelist?${new URLSearchParams(
      Object.entries({ power: 4.6, atr: 1, cups: home, ...query }).map(([key, value]) => [
        key,
        String(value),
      ]),
    )}`,
  );

describe('access tariffs', () => {
  it('fit the power: exactly 15 kW still is low power', async () => {
    expect(names(await result('/tariff?power=15'))).toEqual(['2.0TD']);
    expect(names(await result('/tariff?power=15.001'))).toEqual([
      '3.0TD',
      '6.1TD',
      '3.0TDVE',
      '6.1TDVE',
    ]);
    expect(await result('/tariff')).toHaveLength(5);
    expect(names(await result('/tariff?power=12&old=1'))).toEqual(['2.0TD', '2.1A', '2.1DHA']);
    expect(names(await data('/gas/tariff'))).toEqual([
      'RL.1',
      'RL.2',
      'RL.3',
      'RL.4',
      'RL.5',
      'RL.6',
    ]);
  });
});

describe('products', () => {
  it('depend on power, tariff, self-consumption and code', async () => {
    expect(names(await products({}))).toEqual([
      'Luz Clara',
      'Luz Plana',
      'Luz Noche',
      'Luz a Mercado',
    ]);
    expect(names(await products({ selfcons: '41' }))).toContain('Luz Solar');
    expect(names(await products({ promocode: 'amigos ' }))).toContain('Luz Amiga');
    expect(names(await products({ promocode: 'VERANO' }))).not.toContain('Luz Amiga');
    expect(names(await products({ power: 50, atr: 4 }))).toEqual(['Luz Recarga']);
    expect(await products({ power: 50, atr: 4, selfcons: '41' })).toEqual([]);
    expect(await products({ power: 16 })).toEqual([]);
    expect(await products({ atr: 6 })).toEqual([]);
    expect(await products({ cups: someCups('09') })).toEqual([]);
  });

  it('show their prices, the discount taken off, and none where none is fixed', async () => {
    const priceOf = (
      list: { name: string; prices?: { energy: { price: number }[] } }[],
      name: string,
    ) => list.find((product) => product.name === name)?.prices?.energy.map(({ price }) => price);
    expect(priceOf(await products({}), 'Luz Clara')).toEqual([0.1873, 0.1352, 0.1048]);
    const reduced = await products({ promocode: 'LLUERNA10' });
    expect(priceOf(reduced, 'Luz Clara')).toEqual([0.16857, 0.12168, 0.09432]);
    expect(priceOf(reduced, 'Luz a Mercado')).toBeUndefined();
  });

  it('say what their contract says, and have a penalty of 5 % at most, of a fixed price only', async () => {
    const offered = [
      ...(await products({ selfcons: '41', promocode: 'AMIGOS' })),
      ...(await products({ power: 50, atr: 4 })),
      ...(await data(`/gas/pricelist?atr=14&cups=${home}`)),
    ];
    const kinds = new Set(offered.map(({ terms }) => terms.price));
    expect(kinds).toEqual(new Set(['fixed', 'indexed']));
    for (const { name, terms } of offered) {
      const highest = terms.price === 'fixed' && terms.months ? 5 : 0;
      expect(terms.penalty_percent, name).toBeLessThanOrEqual(highest);
    }
  });

  it('of gas depend on the tariff, and their card is in the requested language', async () => {
    const rl2 = await data(`/gas/pricelist?atr=12&cups=${home}&lang=ca_ES`);
    expect(names(rl2)).toEqual(['Gas Claro', 'Gas Sereno', 'Gas a Mercado']);
    expect(rl2[0]).toMatchObject({
      ov_description: 'Un preu fix durant dotze mesos.',
      prices: { fixed: 0.2466 },
    });
    expect(names(await data(`/gas/pricelist?atr=16&cups=${home}`))).toEqual(['Gas Negocio']);
  });

  it('need a CUPS', async () => {
    const wrong = await sandbox.api('/v1/pricelist?power=4&atr=1&cups=ES0999123456789012XX0F');
    expect([wrong.status, wrong.body.errors]).toEqual([400, { cups: ['invalid'] }]);
  });
});

describe('promotional codes', () => {
  it.each([
    ['LLUERNA10', true],
    [' lluerna10 ', true],
    ['VERANO', false],
    ['NADA', false],
  ])('%j: %s', async (code, valid) => {
    const validation = await result(`/leads/validate-coupon/${encodeURIComponent(code)}/`);
    expect(validation).toEqual(valid ? { valid, description: expect.any(String) } : { valid });
  });
});

describe('lists of the forms', () => {
  it('hold activities, codes and the threshold', async () => {
    const config = await result('/contractacio/config');
    expect(config.default_cnae).toMatchObject({ id: 986, name: '9820' });
    expect(config.power_threshold).toBe(15);
    expect(config.selfconsumption_codes.map(({ code }: { code: string }) => code)).toContain('41');
  });

  it('hold previous retailers of each kind', async () => {
    expect(await result('/leads/comers')).toContainEqual({ id: 3, name: 'Candil Energía' });
    const gas = await data('/gas/leads/comers?lang=ca_ES');
    expect(gas).toContainEqual({ id: 299, name: 'Una altra comercialitzadora' });
  });
});

describe('the power calculator', () => {
  const lead = {
    ...{ cups: home, optimalPower: 3.42, area: 90, numPersones: 3, cofSimul: 0.4 },
    appliances: [{ name: 'oven', enabled: true, totalPower: 0.8 }],
    ...{ name: 'Laura', surname1: 'Ferrer', email: 'laura.ferrer@example.com' },
    ...{ telephone: '600000001', contactHours: '15-19h', consent: true },
  };
  const send = (body: unknown) => sandbox.api('/v1/leads/potencia', { body });

  it('stores who wants to be called', async () => {
    const { lead_id } = (await send(lead)).body.data.result;
    const stored = (await sandbox.control(`/contacts/${lead_id}`)).body;
    expect(stored).toMatchObject({
      kind: 'power',
      fields: { telephone: '+34600000001', optimalPower: 3.42 },
    });
  });

  it.each([
    [{ consent: false }, { consent: ['must_be_true'] }],
    [{ telephone: '123456789' }, { telephone: ['invalid'] }],
    [{ telephone: '12' }, { telephone: ['too_short'] }],
    [{ email: 'x@y' }, { email: ['invalid'] }],
    [{ cups: 'ES0999123456789012XX' }, { cups: ['invalid'] }],
    [{ area: 0 }, { area: ['too_low'] }],
    [{ cofSimul: 0.5 }, { cofSimul: ['invalid'] }],
  ])('refuses %j', async (change, errors) => {
    const answer = await send({ ...lead, ...change });
    expect([answer.status, answer.body.errors]).toEqual([400, errors]);
  });
});
