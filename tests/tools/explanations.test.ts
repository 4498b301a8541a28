import { describe, expect, test } from 'vitest';
import { readExplanations } from '#tools/config/explain/explanations.ts';
import type { JsonObject } from '#tools/config/sources/json-value.ts';
import { edited, type Files, soundFiles, writeConfiguration } from './fixture.ts';

const form = 'schemas/forms/change.json';
const line = (files: Files, path: string, text: string) =>
  JSON.stringify(files[path], null, 2)
    .split('\n')
    .findIndex((one) => one.includes(text)) + 1;

const settings = (attachments: boolean) => ({ features: { ibanChange: { attachments } } });
const factsWith = (attachments: boolean): JsonObject => ({
  settings: settings(attachments),
  flags: {},
  session: {},
  subject: {},
});

async function explain(files: Files, partner: string | null = null) {
  const { form: read } = await readExplanations(writeConfiguration(files), partner);
  return (answers: JsonObject, facts = factsWith(false), panel: string[] = []) => {
    const fields = read({ form: 'change', answers, facts, panel })?.fields ?? [];
    return (address: string) => {
      const field = fields.find((one) => one.address === address);
      if (!field) throw new Error(`No field ${address}`);
      return field;
    };
  };
}

describe('why a field is as it is', () => {
  test('a field at the top level is shown, and required where the form says so', async () => {
    const files = soundFiles();
    const field = (await explain(files))({})('account');
    expect(field).toMatchObject({ shown: true, required: true });
    expect(field.claims).toContainEqual({
      says: 'shown',
      holds: true,
      when: [],
      place: { file: form, line: line(files, form, '"account": {'), column: 7, layer: 'default' },
    });
  });

  test('a field in `then` names the answer that its rule looks at', async () => {
    const fields = await explain(soundFiles());
    expect(fields({ account: '7' })('iban')).toMatchObject({ shown: false, required: false });
    const field = fields({ account: 'another' })('iban');
    expect(field).toMatchObject({ shown: true, required: true });
    expect(field.claims[0]?.when).toMatchObject([
      { branch: 'then', applies: true, answers: [{ address: 'account', value: 'another' }] },
    ]);
  });

  test('a condition is named with its value, the facts it looked at and where both are written', async () => {
    const files = soundFiles();
    const fields = await explain(files);
    expect(fields({})('bill').shown).toBe(false);
    const [reason] = fields({}, factsWith(true))('bill').claims[0]?.when ?? [];
    expect(reason?.place).toMatchObject({ file: form, layer: 'default' });
    expect(reason?.conditions).toMatchObject([
      {
        name: 'bill-required',
        holds: true,
        place: {
          file: 'schemas/conditions.json',
          line: line(files, 'schemas/conditions.json', '"bill-required"'),
        },
        facts: [{ path: 'settings/features/ibanChange/attachments', value: true, layer: 'served' }],
      },
    ]);
  });

  const layerOf = (field: ReturnType<Awaited<ReturnType<typeof explain>>>, address: string) =>
    field(address).claims[0]?.when[0]?.conditions[0]?.facts[0];

  test('a setting is traced to the usual value, a partner, a schedule, the retailer or the panel', async () => {
    const usual = await explain(soundFiles());
    expect(layerOf(usual({}), 'bill')).toMatchObject({
      layer: 'default',
      place: { file: 'schemas/meta/portal.schema.json' },
    });
    expect(
      layerOf(usual({}, factsWith(true), ['features.ibanChange.attachments']), 'bill'),
    ).toMatchObject({
      layer: 'panel',
      value: true,
    });
    const override = 'schemas/partners/north/portal.json';
    const partner = await explain({ ...soundFiles(), [override]: settings(true) }, 'north');
    expect(layerOf(partner({}, factsWith(true)), 'bill')).toMatchObject({
      layer: 'north',
      place: { file: override, line: 4 },
    });
    const scheduled = edited(
      soundFiles(),
      'schemas/portal.json',
      (portal: { schedule: object[] }) => {
        portal.schedule = [
          { set: 'features.ibanChange.attachments', to: true, from: null, until: null },
        ];
      },
    );
    expect(layerOf((await explain(scheduled))({}, factsWith(true)), 'bill')).toMatchObject({
      layer: 'schedule',
      place: { file: 'schemas/portal.json' },
    });
  });

  test('a field of a partner is in the partner’s file; a look hides or closes a field', async () => {
    const override = 'schemas/partners/north/forms/change.json';
    const files = {
      ...soundFiles(),
      [override]: {
        schema: { properties: { note: { type: 'string' } } },
        ui: { email: { 'ui:hidden': true }, account: { 'ui:readonly': true } },
      },
    };
    const fields = (await explain(files, 'north'))({});
    expect(fields('note').claims[0]?.place).toMatchObject({ file: override, layer: 'north' });
    expect(fields('email')).toMatchObject({ shown: false });
    expect(fields('account').claims).toContainEqual(
      expect.objectContaining({ says: 'disabled', holds: true }),
    );
  });

  test('a form names what it requires, and a step when its wizard shows it', async () => {
    const files = edited(soundFiles(), form, (value: { submit?: string }) => {
      delete value.submit;
    });
    const { form: read } = await readExplanations(writeConfiguration(files), null);
    const facts = (state: string): JsonObject => ({
      ...factsWith(false),
      subject: { contract: { state }, wizard: { name: 'start', answers: {}, memory: {} } },
    });
    const says = (state: string) =>
      read({ form: 'change', answers: {}, facts: facts(state), panel: [] })?.form;
    expect(says('activa')).toMatchObject([
      { says: 'open', holds: true, place: { file: form, line: line(files, form, '"requires"') } },
      { says: 'step', holds: true, place: { file: 'schemas/wizards/start.json' } },
    ]);
    expect(says('baixa')).toMatchObject([
      {
        holds: false,
        when: [
          {
            conditions: [
              {
                name: 'active',
                holds: false,
                facts: [{ path: 'subject/contract/state', value: 'baixa', layer: 'page' }],
              },
            ],
          },
        ],
      },
      { holds: false },
    ]);
    expect(read({ form: 'nobody', answers: {}, facts: facts('activa'), panel: [] })).toBeNull();
  });

  test('the facts of customer and contract that a condition tests are explained with their values', async () => {
    const withFacts = edited(
      soundFiles(),
      'schemas/conditions.json',
      (value: { conditions: JsonObject }) => {
        value.conditions.active = {
          allOf: [
            { $fact: 'session/customer/kind', const: 'company' },
            { $fact: 'subject/contract/powerByPeriod/P1', minimum: 15 },
          ],
        };
      },
    );
    const { form: read } = await readExplanations(writeConfiguration(withFacts), null);
    const facts: JsonObject = {
      ...factsWith(false),
      session: { customer: { kind: 'person', taxIdKind: 'nie' } },
      subject: { contract: { powerByPeriod: { P1: 20 } } },
    };
    const [open] = read({ form: 'change', answers: {}, facts, panel: [] })?.form ?? [];
    expect(open?.when[0]?.conditions).toMatchObject([
      {
        name: 'active',
        holds: false,
        facts: [
          { path: 'session/customer/kind', value: 'person', layer: 'page' },
          { path: 'subject/contract/powerByPeriod/P1', value: 20, layer: 'page' },
        ],
      },
    ]);
  });

  test('rules of a group test the group, filled in or not', async () => {
    const files = edited(soundFiles(), form, (value: { schema: { properties: JsonObject } }) => {
      value.schema.properties.home = {
        type: 'object',
        properties: { flat: { type: 'boolean' } },
        if: { $condition: 'bill-required', properties: { flat: { const: true } } },
        // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
        then: { required: ['door'], properties: { door: { type: 'string' } } },
      };
    });
    const fields = await explain(files);
    expect(fields({}, factsWith(false))('home/door').shown).toBe(false);
    expect(fields({ home: { flat: true } }, factsWith(true))('home/door')).toMatchObject({
      shown: true,
      required: true,
    });
  });
});

describe('why a part of a page is as it is', () => {
  const page = 'schemas/screens/profile.json';
  const own = 'schemas/partners/north/screens/profile.json';
  const until = '2026-12-01T00:00:00+01:00';
  const links = {
    part: 'profile-links',
    options: {
      links: [{ route: 'password-change' }, { route: 'claims', requires: ['bill-required'] }],
    },
  };
  const files: Files = {
    ...soundFiles(),
    [page]: {
      areas: {
        left: [{ part: 'profile-person' }, { part: 'profile-sessions', until }],
        right: [{ part: 'profile-languages', requires: ['bill-required'] }, links],
      },
    },
    [own]: {
      areas: {
        left: { $list: [{ insert: { part: 'text' } }] },
        right: { $list: [{ change: 'profile-languages', set: { from: until } }] },
      },
    },
  };
  const explained = async (partner: string | null, at: string, attachments = false) => {
    const { page: explain } = await readExplanations(writeConfiguration(files), partner);
    const facts = factsWith(attachments);
    const found = explain({ page: 'profile', facts, panel: [], moment: Date.parse(at) });
    if (!found) throw new Error('The page has no document');
    return found;
  };

  test('the parts are listed by area, each with its file and line, and whether it shows', async () => {
    const { parts } = await explained(null, '2026-11-30');
    expect(parts.map(({ area, name, claim }) => [area, name, claim.holds])).toEqual([
      ['left', 'profile-person', true],
      ['left', 'profile-sessions', true],
      ['right', 'profile-languages', false],
      ['right', 'profile-links', true],
    ]);
    expect(parts[0]?.claim).toMatchObject({
      place: { file: page, line: line(files, page, 'profile-person') - 1, layer: 'default' },
      when: [],
    });
    expect(parts[2]?.claim.when).toMatchObject([
      {
        applies: false,
        place: { file: page, line: line(files, page, '"requires"') },
        conditions: [
          { name: 'bill-required', holds: false, facts: [{ value: false, layer: 'default' }] },
        ],
      },
    ]);
  });

  test('each link of a part has its line, and its own conditions', async () => {
    const { parts } = await explained(null, '2026-11-30');
    const entries = parts.find(({ name }) => name === 'profile-links')?.entries;
    expect(entries).toMatchObject([
      { list: 'links', name: 'password-change', claim: { holds: true, when: [] } },
      {
        ...{ list: 'links', name: 'claims' },
        claim: {
          holds: false,
          place: { file: page, line: line(files, page, '"claims"') - 1 },
          when: [{ applies: false, conditions: [{ name: 'bill-required', holds: false }] }],
        },
      },
    ]);
  });

  test('a part whose time is over, or whose conditions hold, says so', async () => {
    const { parts } = await explained(null, '2026-12-02', true);
    expect(parts.map(({ claim }) => claim.holds)).toEqual([true, false, true, true]);
    expect(parts[1]?.claim.when).toMatchObject([
      { branch: 'until', time: until, applies: false, place: { file: page } },
    ]);
  });

  test('what a partner puts there or changes is in the partner’s file', async () => {
    const { parts } = await explained('north', '2026-11-30', true);
    const placeOf = (name: string) => parts.find((part) => part.name === name)?.claim.place;
    expect(placeOf('text')).toMatchObject({ file: own, layer: 'north' });
    expect(placeOf('profile-person')).toMatchObject({ file: page, layer: 'default' });
    const changed = parts.find(({ name }) => name === 'profile-languages')?.claim;
    expect(changed).toMatchObject({ holds: false, place: { file: own, layer: 'north' } });
    expect(changed?.when).toMatchObject([
      { branch: 'then', applies: true, place: { file: page } },
      { branch: 'from', applies: false, place: { file: own, line: line(files, own, '"from"') } },
    ]);
  });

  test('the parts that the page could have are those about the same, or about anything', async () => {
    const { others } = await explained(null, '2026-11-30');
    const names = others.map(({ part }) => part);
    expect(names).toEqual(expect.arrayContaining(['home-offers', 'profile-notification', 'text']));
    for (const part of ['profile-person', 'contract-bank']) expect(names).not.toContain(part);
    const text = others.find(({ part }) => part === 'text');
    expect(text?.what).toBe('A text in Markdown. Texts: title, body.');
  });
});
