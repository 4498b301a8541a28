import { expect } from 'vitest';
import { edited, type Files } from '#tests/tools/fixture.ts';
import { filesToCompare, inForm } from './diff-fixture.ts';

const wizard = 'schemas/wizards/start.json';
const portal = 'schemas/portal.json';

const inFile = (path: string, edit: (value: never) => void) => edited(filesToCompare(), path, edit);

/** An edit, all that the report says of it, and what was edited, when it is not the files to compare. */
export type DiffCase = [name: string, after: Files, lines: string[], before?: Files];

const call = { operation: 'createUnsignedCase', body: { email: 'account' } };

/** Settings, forms, wizards and texts. */
export const differences: DiffCase[] = [
  ['nothing', filesToCompare(), ['Nothing changes for customers.']],
  [
    'a field that need not be answered any more',
    inForm(({ schema }) => {
      schema.required = ['email'];
    }),
    ['Everybody', '  form change', '    uno (account): required → optional'],
  ],
  [
    'a field that is required only sometimes',
    inForm(({ schema }) => {
      schema.required = ['account'];
      schema.allOf[0]?.then.required?.push('email');
    }),
    [
      'Everybody',
      '  form change',
      '    uno (email): required → required when account is "another"',
    ],
  ],
  [
    'a new field that no code knows',
    inForm(({ schema }) => {
      schema.properties.note = { type: 'string' };
    }),
    [
      'Everybody',
      '  form change',
      '    note: new, optional; it reaches the retailer under its own name',
    ],
  ],
  [
    'a new field that goes nowhere',
    inForm((value) => {
      Object.assign(value, { submit: 'login' });
      value.schema.properties.note = { type: 'string' };
    }),
    ['Everybody', '  form change', '    note: new, optional; it is not sent'],
    inForm((value) => Object.assign(value, { submit: 'login' })),
  ],
  [
    'a form that calls an operation instead of a mutation',
    inForm((value) => Object.assign(value, { submit: call })),
    [
      'Everybody',
      '  form change',
      '    sent by "iban-change" → "createUnsignedCase"   !! breaks the API',
    ],
  ],
  [
    'a call that sends an answer under another name, and a field that it sends',
    inForm((value) => {
      Object.assign(value, { submit: { ...call, body: { mobile: 'account' } } });
      value.schema.properties.note = { type: 'string' };
    }),
    [
      'Everybody',
      '  form change',
      '    note: new, optional; it reaches the retailer under its own name',
      '    its call of createUnsignedCase is another   !! breaks the API',
    ],
    inForm((value) => Object.assign(value, { submit: call })),
  ],
  [
    'a field taken out that the code reads',
    inForm(({ schema }) => {
      delete schema.properties.account;
    }),
    ['Everybody', '  form change', '    uno (account): taken out   !! breaks drafts and the API'],
  ],
  [
    'a field taken out that no code reads',
    inForm(({ schema }) => {
      delete schema.properties.email2;
    }),
    [
      'Everybody',
      '  form change',
      '    uno (email2): taken out; the retailer no longer gets it   !! breaks drafts',
    ],
  ],
  [
    'another kind of answer',
    inForm(({ schema }) => {
      schema.properties.account = { type: 'integer' };
    }),
    [
      'Everybody',
      '  form change',
      '    uno (account): kind of answer "string" → "integer"   !! breaks drafts and the API',
    ],
  ],
  [
    'another limit, and another order',
    inForm(({ schema, ui }) => {
      Object.assign(schema.properties.email ?? {}, { maxLength: 100 });
      Object.assign(ui, { 'ui:order': ['email', '*'] });
    }),
    [
      'Everybody',
      '  form change',
      '    uno (email): new rule maxLength 100',
      '    uno (email): moved to the first place',
    ],
  ],
  [
    'another widget and look-up',
    inForm(({ ui }) => {
      ui.account = { ...ui.account, 'ui:widget': 'select' };
    }),
    ['Everybody', '  form change', '    look of account.widget: "choice" → "select"'],
  ],
  [
    'conditions, drafts, resets and the operation of a form',
    inForm((value) => {
      Object.assign(value, {
        requires: [],
        draft: { keepMinutes: 5, never: ['iban'] },
        resets: [
          { changed: ['account'], set: { iban: null } },
          { set: { bill: { sum: ['email', 'email2'], minus: ['iban'], decimals: 2 } } },
        ],
        submit: 'login',
        warnings: [{ field: 'email', name: 'odd', if: { required: ['email2'] } }],
      });
    }),
    [
      'Everybody',
      '  form change',
      '    opens without "active"',
      '    sent by "iban-change" → "login"   !! breaks the API',
      '    minutes for which typed answers are stored: 60 → 5',
      '    iban is no longer stored in drafts',
      '    new reset: when account changes: iban becomes null',
      '    new reset: always: bill becomes email + email2 - iban to 2 decimals',
      '    new warning: "odd" of email, if email2 is answered',
    ],
  ],
  [
    'a step taken out',
    inFile(wizard, (value: { steps: object[] }) => {
      value.steps = [{ id: 'other', form: 'change', when: [] }];
    }),
    [
      'Everybody',
      '  wizard start',
      '    step change taken out   !! breaks drafts',
      '    new step other first',
    ],
  ],
  [
    'a step without its condition',
    inFile(wizard, (value: { steps: { when: string[] }[] }) => {
      for (const step of value.steps) step.when = [];
    }),
    ['Everybody', '  wizard start', '    step change: no longer only when "active"'],
  ],
  [
    'settings and menus',
    inFile(portal, (value: object) => {
      Object.assign(value, { menus: {}, signUp: { enabled: false }, fileUploadSizeLimit: 9 });
    }),
    [
      'Everybody',
      '  settings',
      expect.stringMatching(/^ {4}menus\.sidebar: without "contracts" – /),
      expect.stringMatching(/^ {4}signUp\.enabled: on → off – /),
      '',
      "Only the retailer's own portal",
      '  settings',
      expect.stringMatching(/^ {4}fileUploadSizeLimit: \d+ → 9 bytes – Largest file/),
    ],
  ],
  [
    'a condition',
    inFile('schemas/conditions.json', (value: { conditions: Record<string, object> }) => {
      value.conditions.active = { $fact: 'subject/contract/state', const: 'baixa' };
    }),
    [
      'Everybody',
      '  condition active',
      '    subject.contract.state is "activa" → subject.contract.state is "baixa"',
    ],
  ],
  [
    'texts, in one language',
    inFile('locales/ca-ES/common.json', (value: { close: string }) => {
      value.close = 'Tanca';
    }),
    ['Everybody', '  texts', '    text common.close (ca-ES): "un" → "Tanca"'],
  ],
  [
    'what one partner overrides',
    {
      ...filesToCompare(),
      'schemas/partners/p/forms/change.json': {
        schema: {
          properties: { account: null, iban: { type: 'string' } },
          required: ['account', 'email'],
        },
      },
    },
    [
      'Only partner p',
      '  form change',
      '    uno (account): taken out   !! breaks drafts and the API',
      '    uno (iban): shown when account is "another" → always',
    ],
  ],
];
