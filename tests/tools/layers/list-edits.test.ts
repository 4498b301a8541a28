import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { edited, emptyFolder, writeConfiguration } from '#tests/tools/fixture.ts';
import { compileConfiguration } from '#tools/config/compile.ts';
import { diffSnapshots } from '#tools/config/diff/diff.ts';
import { snapshotsOf } from '#tools/config/diff/locate.ts';
import { withFragment } from './fragment-fixture.ts';
import {
  action,
  footer,
  partners,
  portal,
  retailer,
  routesIn,
  routesOf,
  viewIn,
  type WithFooter,
  withPartner,
} from './list-edits-fixture.ts';

describe('a list of the retailer changed by entry', () => {
  test.each<[string, unknown[], string[]]>([
    [
      'a new entry stands at the end',
      [{ insert: { route: 'new' } }],
      ['contracts', 'login', 'help', 'new'],
    ],
    [
      'or first',
      [{ insert: { route: 'new' }, at: 'start' }],
      ['new', 'contracts', 'login', 'help'],
    ],
    [
      'or after another',
      [{ insert: { route: 'new' }, after: 'contracts' }],
      ['contracts', 'new', 'login', 'help'],
    ],
    [
      'or before one',
      [{ insert: { route: 'new' }, before: 'help' }],
      ['contracts', 'login', 'new', 'help'],
    ],
    ['one is removed', [{ remove: 'login' }], ['contracts', 'help']],
    ['one is moved', [{ move: 'help', before: 'contracts' }], ['help', 'contracts', 'login']],
    ['down, too', [{ move: 'contracts', after: 'login' }], ['login', 'contracts', 'help']],
    ['and to the end', [{ move: 'contracts', at: 'end' }], ['login', 'help', 'contracts']],
    [
      'edits see what those before them did',
      [{ insert: { route: 'new' } }, { move: 'login', after: 'new' }, { remove: 'contracts' }],
      ['help', 'new', 'login'],
    ],
  ])('%s', (_name, edits, routes) => {
    expect(routesIn(withPartner(footer(...edits)))).toEqual(routes);
  });

  test('a changed entry keeps what the edit does not name', () => {
    const set = { group: 'other', requires: null };
    const { value } = viewIn(withPartner(footer({ change: 'login', set }))).portal;
    expect(value).toHaveProperty('menus.footer.1', { route: 'login', group: 'other' });
  });

  test('lists inside an entry, of texts and of numbers are edited alike', () => {
    const { value } = viewIn(
      withPartner({
        home: {
          groups: {
            $list: [{ change: 'supply', set: { actions: { $list: [{ remove: 'one' }] } } }],
          },
        },
        languages: { offered: { $list: [{ move: 'ca-ES', at: 'start' }] } },
        batteries: { iconSteps: { $list: [{ insert: 7, after: 5 }] } },
      }),
    ).portal;
    expect(value).toMatchObject({
      home: { groups: [{ id: 'supply', actions: [action('two')] }, { id: 'bills' }] },
      languages: { offered: ['ca-ES', 'es-ES'] },
      batteries: { iconSteps: [5, 7, 10, 25] },
    });
  });

  test('a list that the retailer leaves as usual can be edited', () => {
    const edit = { leadContact: { hours: { $list: [{ remove: '13-15h' }] } } };
    expect(viewIn(withPartner(edit)).portal.value).toHaveProperty('leadContact.hours', [
      '9-13h',
      '15-19h',
      '19-21h',
    ]);
  });

  test('the retailer edits the usual list of a setting, and a partner edits the result', () => {
    const appliances = { $list: [{ insert: { id: 'sauna', powers: [6] }, at: 'start' }] };
    const files = edited(
      withPartner({ powerCalculator: { appliances: { $list: [{ remove: 'heater' }] } } }),
      portal,
      (value: object) => Object.assign(value, { powerCalculator: { appliances } }),
    );
    const ids = ({ portal: { value } }: ReturnType<typeof viewIn>) =>
      (value.powerCalculator as { appliances: { id: string }[] }).appliances.map(({ id }) => id);
    const [first, second, ...others] = ids(viewIn(files));
    expect([first, second, others.length]).toEqual(['sauna', expect.any(String), 13]);
    expect(second).not.toBe('heater');
  });

  test('what the retailer adds later is included too', () => {
    const files = edited(withPartner(footer({ remove: 'login' })), portal, (value: WithFooter) => {
      value.menus.footer.push({ route: 'later' });
    });
    expect(routesIn(files)).toEqual(['contracts', 'help', 'later']);
  });

  test('steps of a wizard, demands of a form and lists of a fragment in it are edited', () => {
    const files = withFragment({
      'schemas/partners/p/wizards/start.json': {
        steps: { $list: [{ change: 'change', set: { when: { $list: [{ remove: 'active' }] } } }] },
      },
      'schemas/partners/p/fragments/place.json': {
        schema: { required: { $list: [{ insert: 'town' }] } },
      },
      'schemas/partners/p/forms/change.json': {
        schema: {
          required: { $list: [{ remove: 'email' }] },
          properties: { home: { required: { $list: [{ remove: 'zip' }] } } },
        },
        ui: { home: { 'ui:order': { $list: [{ move: 'zip', at: 'start' }] } } },
      },
    });
    const view = viewIn(files);
    expect(view.wizards.get('start')?.value).toMatchObject({ steps: [{ id: 'change', when: [] }] });
    expect(view.forms.get('change')?.value).toMatchObject({
      schema: { required: ['account'], properties: { home: { required: ['town'] } } },
      ui: { home: { 'ui:order': ['zip', 'town'] } },
    });
  });
});

test('an edited list is published whole, and the comparison says which entries differ', async () => {
  const sound = edited(retailer(), portal, (value: WithFooter & { home?: object }) => {
    value.menus.footer = value.menus.footer.filter(({ route }) => route !== 'help');
    delete value.home;
  });
  for (const language of ['es-ES', 'ca-ES'])
    sound[`locales/${language}/frame.json`] = { routes: { contracts: 'A', login: 'B' } };
  const before = writeConfiguration({ ...sound, [partners]: { fileUploadSizeLimit: 5 } });
  const after = writeConfiguration({
    ...sound,
    [partners]: { fileUploadSizeLimit: 5, ...footer({ remove: 'login' }) },
  });
  const changes = diffSnapshots(
    after,
    snapshotsOf(before, before, ''),
    snapshotsOf(after, after, ''),
  );
  expect(changes).toMatchObject([
    { partners: ['p'], what: expect.stringMatching(/^menus\.footer: without "?login"?/) },
  ]);
  const out = emptyFolder();
  await compileConfiguration({ root: after, out, partner: 'p' });
  const manifest = readdirSync(out).find((name) => name.startsWith('manifest')) ?? '';
  const { settings } = JSON.parse(readFileSync(join(out, manifest), 'utf8'));
  expect(routesOf(settings.menus.footer)).toEqual(['contracts']);
});
