import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { SectionForm } from '#studio/client/panel/section-form.tsx';
import type { ConditionParts } from '#studio/conditions-contract.ts';
import type { Json, Section } from '#studio/contract.ts';
import { useStored } from '#ui/use-stored.ts';
import { renderIn, studioInTest } from './studio-in-test.tsx';

const file = 'schemas/conditions.json';
const path = ['conditions', 'business'];
const parts: ConditionParts = {
  facts: [
    { address: 'session/signedIn', types: ['boolean'], note: 'The customer is signed in.' },
    {
      ...{ address: 'subject/contract/type', types: ['string'] },
      ...{ values: ['electricity', 'gas'], note: 'Kind of supply.' },
    },
    { address: 'subject/contract/powerKw', types: ['number', 'null'], unit: 'kW' },
  ],
  named: { 'gas-enabled': { $setting: 'features.displayTypes', contains: { const: 'gas' } } },
};

/** The panel of a named condition; what it was changed to last is `now()`. */
async function built(value: Json, contract: Json = { type: 'gas', powerKw: 8 }) {
  const { studio, changes, api } = studioInTest();
  Object.assign(api, { conditionParts: async () => parts });
  studio.portal.store.write({
    ...{ isReady: true, scene: null, walk: null, things: [] },
    facts: {
      facts: { session: { signedIn: true }, subject: contract === null ? {} : { contract } },
      forms: [],
    },
  });
  const section: Section = {
    ...{ name: 'condition', file, path, value, schema: { condition: 'facts' } },
  };
  renderIn(
    studio,
    <SectionForm
      {...{ section }}
      thing={{ kind: 'condition', name: 'business' }}
      partner={null}
      isFresh={false}
      labelledBy="of-section"
    />,
  );
  await screen.findByRole('group', { name: 'Condición' });
  const edits = () => {
    studio.pending.flush();
    return changes.flatMap((change) => change.edits);
  };
  return { user: userEvent.setup(), edits };
}

const gas = { $fact: 'subject/contract/type', const: 'gas' };

test('a condition is built by keyboard alone, and the focus goes where one goes on', async () => {
  const { user, edits } = await built(gas);
  screen.getByRole('button', { name: 'Añadir condición…' }).focus();
  await user.keyboard('{Enter}power{Enter}');
  const how = screen.getAllByRole('combobox', { name: 'Cómo se compara' });
  expect(document.activeElement).toBe(how[1]);
  expect(edits()).toEqual([
    { op: 'remove', file, path: [...path, '$fact'], before: gas.$fact },
    { op: 'remove', file, path: [...path, 'const'], before: 'gas' },
    {
      ...{ op: 'set', file, path: [...path, 'allOf'] },
      after: [gas, { $fact: 'subject/contract/powerKw', minimum: 1 }],
    },
  ]);
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Cuántas deben cumplirse' }),
    'any',
  );
  await user.tab();
  const [, second] = screen.getAllByRole('button', { name: 'Agrupar con otras' });
  second?.focus();
  await user.keyboard('{Enter}');
  const inner = screen.getByRole('group', { name: 'Grupo de condiciones' });
  expect(document.activeElement).toBe(
    within(inner).getByRole('combobox', { name: 'Cuántas deben cumplirse' }),
  );
  const [, removeLine] = within(screen.getByRole('group', { name: 'Condición' })).getAllByRole(
    'button',
    { name: 'Quitar' },
  );
  removeLine?.focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /Qué se mira/ }));
});

test('each line and the whole say whether they hold for the person in view', async () => {
  await built({ allOf: [gas, { $fact: 'subject/contract/powerKw', minimum: 10 }] });
  const [gasLine, power] = screen.getAllByRole('listitem');
  expect(within(gasLine as HTMLElement).getByText('se cumple ahora')).toBeTruthy();
  expect(within(power as HTMLElement).getByText('no se cumple ahora')).toBeTruthy();
});

test('about something that the page is not about, it is not known', async () => {
  await built(gas, null);
  expect(screen.getByText('no se sabe en esta página')).toBeTruthy();
});

test('a value is changed where it stands, and what lines cannot show stays as it is', async () => {
  const rare = { $fact: 'subject/contract/batteries', contains: { required: ['isOrigin'] } };
  const { user, edits } = await built({ allOf: [gas, rare] });
  expect(screen.getByText(/forma poco habitual/)).toBeTruthy();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Valor' }), 'Electricidad');
  expect(edits()).toEqual([
    {
      ...{ op: 'set', file, path: [...path, 'allOf', 0, 'const'] },
      ...{ before: 'gas', after: 'electricity' },
    },
  ]);
});

test('a new condition is made where it is wanted, added there, and opened', async () => {
  const { studio, changes, api } = studioInTest();
  Object.assign(api, {
    conditionParts: async () => parts,
    addCondition: async () => ({ name: 'solo-gas', revision: 2 }),
  });
  const form = 'schemas/forms/contact.json';
  const section: Section = {
    ...{ name: 'form', file: form, path: [], value: { requires: ['gas-enabled'] } },
    schema: {
      ...{ type: 'object', additionalProperties: false },
      properties: { requires: { type: 'array', items: { type: 'string' }, condition: 'names' } },
    },
  };
  function Chosen() {
    const isOpen = useStored(studio.chosen) === null;
    if (!isOpen) return null;
    const thing = { kind: 'form', form: 'contact' } as const;
    return <SectionForm {...{ section, thing }} partner={null} isFresh={false} labelledBy="x" />;
  }
  renderIn(studio, <Chosen />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Nueva condición…' }));
  await user.keyboard('Solo gas{Enter}');
  await waitFor(() =>
    expect(studio.chosen.read()).toMatchObject({ thing: { kind: 'condition', name: 'solo-gas' } }),
  );
  expect(changes.flatMap(({ edits }) => edits)).toEqual([
    { op: 'insert', file: form, path: ['requires', 1], after: 'solo-gas' },
  ]);
});
