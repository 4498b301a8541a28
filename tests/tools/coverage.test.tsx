import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { Configuration } from '#config/configuration-types.ts';
import { PageArea } from '#parts/page-area.tsx';
import { showEngine } from '#tests/support/pages/engine-page.tsx';
import { showForms } from '#tests/support/pages/form-page.tsx';
import { scriptLookups } from '#tests/support/retailer/scripted-lookups.ts';
import { notedInThisProcess } from '#tests/support/services/configuration-coverage.ts';
import { configurationWithOnly } from '#tests/support/services/configuration-with-forms.ts';
import { publishedConfiguration } from '#tests/support/services/published-configuration.ts';

const FILE = 'schemas/forms/covered.json';

/** One line for each thing of the form, so that each has a line of its own. */
const document = {
  resets: [
    { if: { required: ['kind'], properties: { kind: { const: 'a' } } }, set: { mark: 'yes' } },
  ],
  schema: {
    type: 'object',
    required: ['kind'],
    properties: {
      kind: { type: 'string', maxLength: 5 },
      mark: { type: 'string' },
      home: {
        type: 'object',
        properties: { street: { type: 'string', maxLength: 4 } },
        if: { $condition: 'not-read-only' },
        // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
        then: { properties: { door: { type: 'string', minLength: 3 } } },
      },
      office: { type: 'string' },
    },
    allOf: [
      {
        if: { required: ['kind'], properties: { kind: { const: 'b' } } },
        // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
        then: { properties: { more: { type: 'string' } } },
        else: { properties: { less: { type: 'string' } } },
      },
    ],
  },
  ui: {
    mark: { 'ui:widget': 'hidden' },
    office: { 'ui:widget': 'select', 'ui:lookup': { operation: 'listGasPreviousRetailers' } },
  },
  warnings: [
    {
      field: 'kind',
      name: 'odd',
      if: { required: ['kind'], properties: { kind: { const: 'a' } } },
    },
  ],
};
const label = (text: string) => ({ label: text });
const texts = {
  title: 'Cubierto',
  submit: 'Guardar',
  fields: {
    kind: { ...label('Clase'), errors: { maxLength: 'Demasiado' }, warnings: { odd: 'Raro' } },
    home: { label: 'Casa', fields: { street: label('Calle'), door: label('Puerta') } },
    office: label('Oficina'),
    more: label('Más'),
    less: label('Menos'),
  },
};

const house = configurationWithOnly({ covered: { document, texts } });

const PAGE = 'schemas/screens/errors.json';
const requires = ['new-customer'];
const page = {
  areas: {
    useful: [
      {
        part: 'list',
        options: {
          source: { operation: 'listGasPreviousRetailers' },
          columns: [
            { id: 'name', member: 'name', names: true },
            { id: 'code', member: 'id', requires },
          ],
        },
      },
      { part: 'coupons', requires },
    ],
  },
};
const partTexts = {
  errors: { parts: { list: { title: 'Antes', empty: '-', members: { name: 'De', code: 'Y' } } } },
};
writeFileSync(join(house, PAGE), JSON.stringify(page, null, 2));
for (const language of ['es-ES', 'ca-ES']) {
  const file = join(house, `locales/${language}/pages.json`);
  const pages = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...pages, ...partTexts }));
}

let configuration: Configuration;

beforeAll(async () => {
  configuration = await publishedConfiguration(house, true);
});
afterEach(cleanup);

const notes = mkdtempSync(join(tmpdir(), 'notes-'));

/** The lines of the report, by its own command. */
async function report(): Promise<string[]> {
  writeFileSync(join(notes, 'these.json'), JSON.stringify([...notedInThisProcess()]));
  const command = [
    '--import',
    'tsx',
    'tools/config/exercised/coverage-command.ts',
    '--root',
    house,
  ];
  const { stdout } = await promisify(execFile)('node', [...command, '--notes', notes]);
  return stdout.split('\n');
}

/** What the report says of the form and its Spanish texts, without the place in the line. */
const missed = async () =>
  (await report()).flatMap((line) => {
    const [, file, at, what] = /^(\S+?):(\d+):\d+ {2}(.*)$/.exec(line) ?? [];
    if (file === FILE) return [`form:${at} ${what}`];
    return file === 'locales/es-ES/forms/covered.json' ? [`texts:${at} ${what}`] : [];
  });

/** The line of a text in the form, counted from the first. */
const line = (text: string, nth = 0) =>
  readFileSync(join(house, FILE), 'utf8')
    .split('\n')
    .flatMap((one, index) => (one.includes(text) ? [index + 1] : []))[nth];

it('names each thing that was not exercised, by file and line, until it was', async () => {
  scriptLookups(['listGasPreviousRetailers'], {
    listGasPreviousRetailers: [{ id: '1', name: 'Norte' }],
  });
  const customer = userEvent.setup();
  await showEngine(configuration, 'covered');
  await screen.findByLabelText(/Menos/);
  await screen.findByRole('option', { name: 'Norte' });
  const first = await missed();
  expect(first).toContain(`form:${line('"if"', 2)} "then" of this "if" never in force`);
  expect(first).not.toContain(`form:${line('"if"', 2)} "else" of this "if" never in force`);
  expect(first).toContain(`form:${line('"maxLength"')} "maxLength" of kind never failed`);
  expect(first).toContain(`form:${line('"if"')} "then" of this "if" never in force`);
  const warned = `form:${line('"if"', 3)} "then" of this "if" never in force`;
  expect(first).toContain(warned);
  expect(first).toContain(`form:${line('"ui:lookup"')} look-up of office never found nothing`);
  expect(first).not.toContain(
    `form:${line('"ui:lookup"')} look-up of office never found one entry`,
  );
  expect(first.some((one) => one.endsWith('es-ES fields.more.label never shown'))).toBe(true);
  expect(first.some((one) => one.endsWith('es-ES fields.less.label never shown'))).toBe(false);

  await customer.type(screen.getByLabelText(/Clase/), 'a');
  await customer.type(screen.getByLabelText(/Puerta/), 'x');
  await customer.click(screen.getByRole('button', { name: 'Guardar' }));
  await customer.clear(screen.getByLabelText(/Clase/));
  await customer.type(screen.getByLabelText(/Clase/), 'abcdef');
  await screen.findAllByText('Demasiado');
  const second = await missed();
  expect(second).not.toContain(warned);
  expect(second).not.toContain(`form:${line('"if"')} "then" of this "if" never in force`);
  expect(second).not.toContain(`form:${line('"maxLength"')} "maxLength" of kind never failed`);
  expect(second).not.toContain(`form:${line('"minLength"')} "minLength" of home/door never failed`);
  expect(second).toContain(
    `form:${line('"maxLength"', 1)} "maxLength" of home/street never failed`,
  );
  expect(second.some((one) => one.endsWith('fields.kind.errors.maxLength never shown'))).toBe(
    false,
  );
});

it('names each part of a page and each column of a list until it was shown', async () => {
  scriptLookups(['listGasPreviousRetailers'], {
    listGasPreviousRetailers: [{ id: '1', name: 'Norte' }],
  });
  const children = <PageArea page="errors" area="useful" />;
  const missedIn = (lines: readonly string[]) =>
    lines.filter((one) => one.startsWith(`${PAGE}:`)).map((one) => one.split('  ')[1]);

  const { leave } = await showForms({ configuration, children });
  await screen.findByText('Norte');
  expect(missedIn(await report())).toEqual([
    'column "code" of list "list" never shown',
    'part "coupons" of page "errors" never shown',
  ]);
  leave();
  await showForms({ configuration, children, session: { newCustomer: true } });
  await screen.findByText('Norte');
  const last = await report();
  expect(missedIn(last)).toEqual([]);
  expect(last.join('\n')).toMatch(/^parts +\d+ of \d+ +\d+ %$/m);
});

it('counts conditions that hold and fail, those inside forms and those that pages evaluate', async () => {
  const facts = {
    settings: configuration.manifest.settings,
    flags: {},
    session: {
      signedIn: true,
      readOnly: true,
      newCustomer: false,
      language: 'es-ES',
      ...{ customer: { kind: null, taxIdKind: null }, today: 20261127 },
    },
    subject: {},
  };
  const of = async (name: string) => (await report()).filter((one) => one.includes(name));
  expect(await of('"signed-in"')).toEqual([
    expect.stringMatching(/^schemas\/conditions\.json:\d+:5 {2}"signed-in" never held$/),
    expect.stringMatching(/"signed-in" never failed$/),
  ]);
  expect(await of('"not-read-only"')).toEqual([expect.stringMatching(/never failed$/)]);
  expect(configuration.holds('signed-in', facts)).toBe(true);
  expect(await of('"signed-in"')).toEqual([expect.stringMatching(/never failed$/)]);
  const [conditions] = await report();
  expect(conditions).toMatch(/^conditions +\d+ of \d+ +\d+ %$/);
  const page = readFileSync(join(notes, 'report.html'), 'utf8');
  expect(page).toContain('&#34;signed-in&#34; never failed');
});

it('publishes nothing of it for customers', async () => {
  const plain = await publishedConfiguration(house, false);
  const published = [plain.manifest.rules, ...Object.values(plain.manifest.forms)];
  const folder = plain.base.replace('file://', '');
  for (const file of published)
    expect(readFileSync(join(folder, file), 'utf8')).not.toMatch(/configurationCoverage|covered\(/);
  const { ui } = await plain.loadForm('covered');
  expect(ui).toEqual({ ...document.ui, kind: { 'ui:warns': true } });
});
