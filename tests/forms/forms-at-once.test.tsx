import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, use, useLayoutEffect, useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Configuration, Facts } from '#config/configuration-types.ts';
import { useFacts } from '#config/facts-provider.tsx';
import { FormEngine } from '#forms/engine/form-engine.tsx';
import { formStore } from '#forms/engine/form-store.ts';
import { useForm, useFormTexts } from '#forms/use-form.ts';
import { showForms } from '#tests/support/pages/form-page.tsx';
import { type ScriptedRequest, scriptLookups } from '#tests/support/retailer/scripted-lookups.ts';
import { configurationWithOnly } from '#tests/support/services/configuration-with-forms.ts';
import { publishedConfiguration } from '#tests/support/services/published-configuration.ts';

const text = { type: 'string' };
const consent = { type: 'boolean', const: true };
const label = (name: string) => ({ label: name });

/** An address as contracting requests it, and two boxes that only a visitor sees. */
const addressForm = {
  resets: [
    {
      changed: ['place/dp'],
      set: { 'place/city': null, 'place/ine': null, 'place/province': null },
    },
  ],
  schema: {
    type: 'object',
    properties: {
      name: text,
      cups: text,
      street: text,
      place: {
        type: 'object',
        required: ['dp', 'city'],
        properties: { dp: { type: 'string', format: 'postal-code' }, city: text, ine: text },
        allOf: [
          {
            if: { required: ['ine'] },
            // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
            then: { required: ['province'], properties: { province: { type: 'integer' } } },
          },
        ],
      },
    },
    allOf: [
      {
        if: { not: { $condition: 'signed-in' } },
        // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
        then: { required: ['terms', 'gdpr'], properties: { terms: consent, gdpr: consent } },
      },
    ],
  },
  ui: {
    cups: {
      'ui:widget': 'text',
      'ui:lookup': {
        operation: 'getCupsAvailability',
        params: { cups: 'cups' },
        fills: { street: 'address/zipcode' },
      },
    },
    terms: { 'ui:widget': 'consent' },
    gdpr: { 'ui:widget': 'consent' },
    place: {
      dp: { 'ui:widget': 'text' },
      city: {
        'ui:widget': 'select',
        'ui:lookup': {
          operation: 'listLocalities',
          params: { zipcode: 'dp' },
          value: 'city',
          label: 'city',
          fills: { ine: 'ine' },
          one: 'fill',
        },
      },
      ine: { 'ui:widget': 'hidden' },
      province: {
        'ui:widget': 'select',
        'ui:lookup': { operation: 'listProvinces', params: { ine: 'ine' }, one: 'fill' },
      },
    },
  },
};
const texts = {
  title: 'Todo a la vez',
  submit: 'Guardar',
  fields: {
    name: label('Nombre'),
    cups: label('CUPS'),
    street: label('Calle'),
    terms: label('Condiciones'),
    gdpr: label('Datos'),
    place: {
      ...label('Lugar'),
      fields: { dp: label('Código'), city: label('Población'), province: label('Provincia') },
    },
  },
};

const together = { document: addressForm, texts };
let configuration: Configuration;
let requests: ScriptedRequest[];
let turnTo: (change: Partial<Around>) => void = () => {};
const sent = vi.fn();
const reported = vi.fn();

beforeAll(async () => {
  configuration = await publishedConfiguration(configurationWithOnly({ together }));
});
beforeEach(() => {
  requests = scriptLookups(['getCupsAvailability', 'listLocalities', 'listProvinces']);
});
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

/** What changes around a form. */
interface Around {
  subject: Facts['subject'];
  signedIn: boolean;
  /** What something beside the form waits for. */
  coming: Promise<void> | null;
}

function Neighbour({ coming }: Pick<Around, 'coming'>): null {
  if (coming) use(coming);
  return null;
}

/** A page that computes its facts and texts again whenever something beside the form changes. */
function Page(): ReactElement {
  const facts = useFacts();
  const [around, setAround] = useState<Around>({ subject: {}, signedIn: false, coming: null });
  const [store] = useState(() => formStore());
  // Before the page can be found and used.
  useLayoutEffect(
    () => store.subscribe((paths) => paths.length > 0 && reported(store.read())),
    [store],
  );
  const { subject, signedIn, coming } = around;
  turnTo = (change) => setAround((before) => ({ ...before, ...change }));
  return (
    <>
      <Neighbour coming={coming} />
      <FormEngine
        form={useForm('together')}
        texts={{ ...useFormTexts('together') }}
        facts={{ ...facts, subject, session: { ...facts.session, signedIn } }}
        store={store}
        onSubmit={sent}
      />
    </>
  );
}

const open = async () => {
  await showForms({ configuration, session: { signedIn: false }, children: <Page /> });
  await screen.findByRole('textbox', { name: /Código/ });
};
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const list = (name: string) =>
  screen.findByRole<HTMLSelectElement>('combobox', { name: new RegExp(name) });
const put = (value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: /Código/ }), { target: { value } });
const lastOf = (operation: string) =>
  waitFor(() => {
    const one = requests.filter((one) => one.operation === operation).at(-1);
    if (!one) throw new Error(`the form did not request ${operation}`);
    return one;
  });
const girona = { city: 'Girona', ine: '17079' };

describe('a page that is rendered again while the customer answers', () => {
  it('keeps what is ticked before, after and in the same moment', async () => {
    await open();
    act(() => {
      box('Condiciones').click();
      turnTo({ subject: { summary: 1 } });
      box('Datos').click();
    });
    expect([box('Condiciones').checked, box('Datos').checked]).toEqual([true, true]);
    act(() => turnTo({ subject: { summary: 2 } }));
    expect([box('Condiciones').checked, box('Datos').checked]).toEqual([true, true]);
    expect(reported).toHaveBeenLastCalledWith({ terms: true, gdpr: true });
  });
});

describe('a page that waits for something beside the form', () => {
  it('shows afterwards what follows from facts that changed meanwhile, with what was ticked', async () => {
    await open();
    act(() => box('Condiciones').click());
    act(() => turnTo({ signedIn: true }));
    expect(screen.queryByRole('checkbox')).toBeNull();
    let come = () => {};
    const coming = new Promise<void>((resolve) => {
      come = resolve;
    });
    act(() => turnTo({ coming }));
    act(() => turnTo({ signedIn: false }));
    come();
    await screen.findByRole('checkbox', { name: 'Condiciones' });
    expect([box('Condiciones').checked, box('Datos').checked]).toEqual([true, false]);
  });
});

it('keeps what a look-up fills in and what is typed when both reach the form in the same moment', async () => {
  await open();
  const write = (name: string, value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name: new RegExp(name) }), {
      target: { value },
    });
  write('CUPS', '1');
  (await lastOf('getCupsAvailability')).find({ address: { zipcode: 'Mayor' } });
  await waitFor(() => expect(reported.mock.lastCall?.[0]).toMatchObject({ street: 'Mayor' }));
  write('CUPS', '2');
  await waitFor(() => expect(requests).toHaveLength(2));
  await act(async () => {
    write('Nombre', 'Ana');
    requests[1]?.find({ address: { zipcode: 'Menor' } });
  });
  const answers = { cups: '2', street: 'Menor', name: 'Ana' };
  await waitFor(() => expect(reported).toHaveBeenLastCalledWith(answers));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Calle/ }).value).toBe('Menor');
});

describe('a look-up whose answer is known already', () => {
  const choose = async () => {
    await open();
    put('17001');
    (await lastOf('listLocalities')).find(girona);
    (await lastOf('listProvinces')).find({ id: 17, name: 'Girona' });
    await waitFor(async () => expect((await list('Provincia')).value).toBe('17'));
  };

  it('fills in what the same change resets', async () => {
    await choose();
    put('17002');
    (await lastOf('listLocalities')).find(girona, { city: 'Salt', ine: '17155' });
    await waitFor(async () => expect((await list('Población')).value).toBe(''));
    put('17001');
    await waitFor(async () => expect((await list('Población')).value).toBe('Girona'));
    expect((await list('Provincia')).value).toBe('17');
  });

  it('fills in again when the customer returns to it before the other one answers', async () => {
    await choose();
    put('17002');
    await waitFor(() => expect(screen.queryByLabelText(/Provincia/)).toBeNull());
    put('17001');
    await waitFor(async () => expect((await list('Provincia')).value).toBe('17'));
    expect((await list('Población')).value).toBe('Girona');
  });
});

it('sends the province that follows from a postal code typed just before', async () => {
  await open();
  await userEvent.click(box('Condiciones'));
  await userEvent.click(box('Datos'));
  put('17001');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  (await lastOf('listLocalities')).find(girona);
  (await lastOf('listProvinces')).find({ id: 17, name: 'Girona' });
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  expect(sent.mock.calls[0]?.[0]).toMatchObject({
    place: { dp: '17001', city: 'Girona', ine: '17079', province: 17 },
  });
});
