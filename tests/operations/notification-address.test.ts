import { QueryClient } from '@tanstack/react-query';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { submissionActors } from '#actors/submission-actors.ts';
import type { Problem } from '#domain/problem.ts';
import type { Answers } from '#domain/submission.ts';
import { problemMessage } from '#forms/engine/errors/problem-message.ts';
import { addFormTexts, addTexts } from '#i18n/i18n.ts';
import { submissionMachine } from '#machines/submission.ts';
import { contractQuery } from '#queries/contracts/contract.ts';
import { lookups } from '#queries/lookups.ts';
import type { FreshCustomer } from '#tests/support/retailer/fresh-customer.ts';
import { startRetailer, type TestRetailer } from '#tests/support/retailer/retailer.ts';
import { publishedConfiguration } from '#tests/support/services/published-configuration.ts';
import { pageTexts } from '#tests/support/trials/field-texts.ts';

let retailer: TestRetailer;
beforeAll(async () => {
  retailer = await startRetailer();
});
afterAll(() => retailer.close());
afterEach(() => retailer.clearInjectedFaults());

const street = { tv: 1, nv: 'de la Indústria', pnp: '7', pt: '3', pu: '2a' };
const newAddress: Answers = {
  address: 'another',
  name: 'Marta Vidal',
  newAddress: { dp: '08201', poblacio: 'Sabadell', ine: '08187', state: 108, ...street },
  email: 'marta@example.com',
  mobile: '+34600000055',
};
const inSabadell = {
  ...{ name: 'Marta Vidal', zipcode: '08201', city: 'Sabadell', ine: '08187' },
  ...{ street_name: 'de la Indústria', house_number: '7', floor: '3', door: '2a' },
  ...{ email: 'marta@example.com', mobile: '+34600000055' },
};
/** At the same door, one floor up. */
const oneFloorUp = {
  ...newAddress,
  newAddress: { ...(newAddress.newAddress as Answers), pt: '4' },
};
const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });

type Wanted = (contract: FreshCustomer['contracts'][number]) => boolean;
const active: Wanted = ({ type, state }) => type === 'electricity' && state === 'activa';
/** Its supply point is not the home that the customer declared as the usual one. */
const secondHome: Wanted = ({ amount_debt }) => amount_debt > 0;

/** A submission of a fresh customer's change of address, as the form starts it. */
async function submission(wanted: Wanted = active, settings = {}) {
  const customer = await retailer.signInFresh({ settings });
  const { name = '', type = 'electricity' } = customer.contracts.find(wanted) ?? {};
  queryClient.clear();
  const contract = await queryClient.fetchQuery(contractQuery(type, name));
  const addresses = lookups.listContractAddresses?.({ contractId: contract.id });
  const actors = submissionActors('notification-address', { subject: { contract }, queryClient });
  const keys = new Map<string, string>();
  return {
    /** In a dialog that has just opened; the same answers have the same key, as in the form. */
    submit: async (answers: Answers) => {
      const actor = createActor(submissionMachine.provide({ actors })).start();
      const written = JSON.stringify(answers);
      const idempotencyKey = keys.get(written) ?? `attempt-000${keys.size}`;
      keys.set(written, idempotencyKey);
      actor.send({ type: 'submit', answers, idempotencyKey });
      return waitFor(actor, ({ value }) => value !== 'sending' && value !== 'verifying');
    },
    stored: async () => (await retailer.inspect(customer, name)).notification_address,
    isStale: () =>
      [['contract', type, name] as const, addresses?.queryKey].map(
        (key) => key && queryClient.getQueryState(key)?.isInvalidated,
      ),
    ownAddresses: () => (addresses ? queryClient.fetchQuery({ ...addresses, staleTime: 0 }) : []),
  };
}

const lose = (kind: 'drop-after' | 'drop-before') =>
  retailer.fail({ operationId: 'changeNotificationAddress', kind, times: 1 });

describe('change of the notification address', () => {
  it('sends a new one, says where letters go now, and makes contract and addresses stale', async () => {
    const { submit, stored, isStale, ownAddresses } = await submission();
    expect(await ownAddresses()).toHaveLength(1);
    const { value, context } = await submit(newAddress);
    expect(value).toBe('sent');
    expect(context.outcome?.result).toMatchObject({
      name: 'Marta Vidal',
      address: 'Calle de la Indústria 7, 3.º 2a, 08201 Sabadell',
    });
    expect(await stored()).toMatchObject(inSabadell);
    expect(isStale()).toEqual([true, true]);
  });

  it('sends one of the own addresses by its identifier, for gas too', async () => {
    const { submit, stored, ownAddresses } = await submission(({ type }) => type === 'gas');
    await submit(newAddress);
    const home = (await ownAddresses()).find(({ zipcode }) => zipcode === '50001');
    expect((await submit({ address: String(home?.id) })).value).toBe('sent');
    expect(await stored()).toMatchObject({ id: home?.id, city: 'Zaragoza' });
  });

  it('lets the municipality decide the province, and finds that of a typed town', async () => {
    const { submit, stored } = await submission();
    const treviño = { dp: '01118', poblacio: 'Condado de Treviño', ...street };
    const chosen = { ...newAddress, newAddress: { ...treviño, ine: '09109', state: 109 } };
    expect((await submit(chosen)).value).toBe('sent');
    expect(await stored()).toMatchObject({ ine: '09109' });
    const typed = { ...newAddress, newAddress: { ...street, dp: '50001', poblacio: 'zaragoza' } };
    expect((await submit(typed)).value).toBe('sent');
    expect(await stored()).toMatchObject({ zipcode: '50001', ine: '50297' });
  });

  it('is refused where another home is the usual one', async () => {
    const { submit } = await submission(secondHome);
    const there = { dp: '17820', poblacio: 'Banyoles', tv: 1, nv: 'de la Font Vella', pnp: '3' };
    expect((await submit({ ...newAddress, newAddress: there })).context.problem).toMatchObject({
      kind: 'invalid',
      fields: {},
      code: 'error_usuario_otra_vivienda_habitual_activa',
    });
  });

  it.each([
    ['a new address', newAddress],
    ['an own address', null],
  ])('finds %s there when only the answer was lost', async (_, answers) => {
    const { submit, stored, ownAddresses } = await submission();
    await submit(oneFloorUp);
    const own = String((await ownAddresses()).at(-1)?.id);
    await lose('drop-after');
    const { value, context } = await submit(answers ?? { address: own });
    expect(value).toBe('sent');
    const now = answers ? inSabadell : { id: Number(own) };
    expect(await stored()).toMatchObject(now);
    expect(context.outcome?.result).toMatchObject({ address: expect.stringMatching(/\d{5}/) });
  });

  it('does not take another door of the house for it: the call never arrived, and the repeat works', async () => {
    const { submit, stored } = await submission();
    await submit(oneFloorUp);
    await lose('drop-before');
    const { value, context } = await submit(newAddress);
    expect([value, context.problem]).toEqual(['failed', { kind: 'no-answer' }]);
    expect(await stored()).toMatchObject({ floor: '4' });
    expect((await submit(newAddress)).value).toBe('sent');
    expect(await stored()).toMatchObject(inSabadell);
  });

  it.each([
    [400, 'something_new', 'La dirección no se ha cambiado todavía'],
    [406, 'contract_not_active', 'Este contrato ya no está activo'],
    [403, 'feature_disabled', 'Ahora no se puede cambiar desde aquí'],
    [500, 'internal_error', 'Algo ha fallado por nuestra parte'],
  ])(
    'shows a refusal with %i and %s in its own words, and a repeat works',
    async (status, message, title) => {
      const { loadFormTexts, loadTexts } = await publishedConfiguration();
      addTexts('es-ES', await loadTexts('es-ES'));
      addFormTexts(
        'es-ES',
        'notification-address',
        await loadFormTexts('notification-address', 'es-ES'),
      );
      const { submit, stored } = await submission();
      const operationId = 'changeNotificationAddress';
      const body = { status: 'ERROR', message };
      await retailer.fail({ operationId, kind: 'status', status, body, times: 1 });
      const { context } = await submit(newAddress);
      const problem = context.problem as Problem;
      expect(problemMessage(problem, 'notification-address', pageTexts('es-ES')).title).toBe(title);
      expect((await submit(newAddress)).value).toBe('sent');
      expect(await stored()).toMatchObject(inSabadell);
    },
  );

  it('adds the address once for a repeat after an unknown outcome', async () => {
    const { submit, ownAddresses } = await submission();
    await lose('drop-after');
    await retailer.fail({ operationId: 'getContract', kind: 'status', status: 500, times: 1 });
    expect((await submit(newAddress)).context.problem).toEqual({ kind: 'unknown-outcome' });
    expect((await submit(newAddress)).value).toBe('sent');
    expect(await ownAddresses()).toHaveLength(2);
  });
});

describe('the addresses to choose from', () => {
  it('are complete, with the person and the e-mail', async () => {
    const { submit, ownAddresses } = await submission();
    await submit({ ...newAddress, newAddress: { ...(newAddress.newAddress as Answers), bq: 'A' } });
    const [inForce, home] = await ownAddresses();
    expect(inForce).toMatchObject({
      full_address: 'Calle de la Indústria 7, A, 3 2a, 08201 Sabadell',
      recipient: 'Marta Vidal · marta@example.com',
    });
    expect(home?.full_address).toBe('Calle de los Almendros 14, 2 B, 50001 Zaragoza');
  });

  it('are listed once, however often the retailer stores one', async () => {
    const { submit, ownAddresses } = await submission();
    const elsewhere = { ...newAddress, email: 'otra@example.com' };
    for (const answers of [newAddress, elsewhere, newAddress]) await submit({ ...answers });
    await submit({ ...newAddress, reference: 'again' });
    expect((await ownAddresses()).map(({ email }) => email)).toEqual([
      'marta@example.com',
      expect.stringContaining('@'),
      'otra@example.com',
    ]);
  });

  it.each([404, 405, 501])(
    'are all of the customer’s where a retailer answers %i for a contract’s',
    async (status) => {
      const { ownAddresses } = await submission();
      await retailer.fail({ operationId: 'listContractAddresses', kind: 'status', status });
      expect(await ownAddresses()).toMatchObject([{ zipcode: '50001' }]);
    },
  );

  it('are not requested elsewhere when the retailer fails', async () => {
    const { ownAddresses } = await submission();
    await retailer.fail({ operationId: 'listContractAddresses', kind: 'status', status: 500 });
    await expect(ownAddresses()).rejects.toThrow('broken');
  });
});
