import { expect, test } from 'vitest';
import { type Files, soundFiles, writeConfiguration } from '#tests/tools/fixture.ts';
import { checkConfiguration } from '#tools/config/check.ts';
import { printDiagnostic } from '#tools/config/diagnostic.ts';

/** Fields without which a lead of electricity cannot be confirmed (openapi/leads), of a person and of a company. */
const requiredFields: Record<string, string[]> = {
  installation: [
    ...['cups', 'residenceType', 'cnae', 'activeContract', 'invoice'],
    ...['address/dp', 'address/poblacio', 'address/tv', 'address/nv', 'address/pnp'],
  ],
  person: [
    ...['vat', 'name', 'surName1', 'nifFaceup', 'mobile', 'email', 'commsLanguage', 'changeOwner'],
    ...['companyName', 'vatRepresentante', 'nameRepresentante', 'surName1Representante'],
    'nifEmpresa',
  ],
  contract: [
    ...['power', 'power2', 'power3', 'power4', 'power5', 'power6'],
    ...['accessTariff', 'selectedProduct'],
  ],
  payment: ['iban', 'isOwner'],
  confirmation: ['acceptGdpr', 'acceptOVConditions'],
};

interface Step {
  id: string;
  when?: string[];
}

interface Edits {
  wizard?: string;
  operation?: string | undefined;
  steps?: (steps: Step[]) => Step[];
  /** `<step>/<field>` that its form does not have. */
  lacks?: string[];
  portal?: object;
  /** Step -> what its form document has besides. */
  forms?: Record<string, object>;
}

const language = (code: string, steps: readonly string[]): Files => ({
  [`locales/${code}/conditions.json`]: {
    ...{ active: 'a', 'bill-required': 'b', 'business-not-halted': 'c' },
  },
  ...Object.fromEntries(
    steps.map((id) => [
      `locales/${code}/forms/step-${id}.json`,
      { title: id, fields: { address: { label: id } } },
    ]),
  ),
});

/** What the check reports of a small configuration with a contracting wizard, except about texts. */
async function found({ wizard = 'contracting-electricity', lacks = [], ...edits }: Edits) {
  const files = soundFiles();
  const { conditions } = files['schemas/conditions.json'] as { conditions: object };
  const { steps: edit = (steps) => steps, portal = {} } = edits;
  const steps = edit(Object.keys(requiredFields).map((id) => ({ id })));
  const forms = steps.map(({ id }) => {
    const properties: Record<string, { type: string; properties?: object }> = {};
    for (const field of requiredFields[id] ?? []) {
      if (lacks.includes(`${id}/${field}`)) continue;
      const [first = '', inner] = field.split('/');
      const text = { type: 'string' };
      const group = { ...properties[first]?.properties, ...(inner && { [inner]: text }) };
      properties[first] = inner ? { type: 'object', properties: group } : text;
    }
    const document = { schema: { type: 'object', properties }, ui: {}, ...edits.forms?.[id] };
    return [`schemas/forms/step-${id}.json`, document] as const;
  });
  const document = {
    operation: 'operation' in edits ? edits.operation : 'contracting',
    steps: steps.map((step, at) => ({
      ...step,
      form: `step-${step.id}`,
      ...(at === steps.length - 1 && { summary: true }),
    })),
  };
  const ids = steps.map(({ id }) => id);
  const root = writeConfiguration({
    ...files,
    'schemas/portal.json': { ...(files['schemas/portal.json'] as object), ...portal },
    'schemas/conditions.json': { conditions: { ...conditions, 'business-not-halted': {} } },
    ...Object.fromEntries(forms),
    [`schemas/wizards/${wizard}.json`]: document,
    ...language('es-ES', ids),
    ...language('ca-ES', ids),
  });
  const diagnostics = await checkConfiguration(root);
  return diagnostics.filter(({ file }) => file.includes('/wizards/')).map(printDiagnostic);
}

const without = (id: string) => (steps: Step[]) => steps.filter((step) => step.id !== id);
const hidden = (id: string, when: string[]) => (steps: Step[]) =>
  steps.map((step) => (step.id === id ? { ...step, when } : step));

test('a contracting with all that its leads need has no diagnostics', async () => {
  expect(await found({})).toEqual([]);
  const halted = hidden('payment', ['business-not-halted']);
  expect(await found({ wizard: 'contracting-dual', steps: halted })).toEqual([]);
});

test.each(['installation', 'person', 'contract', 'payment'])(
  'one without the step %s is refused',
  async (step) => {
    expect(await found({ steps: without(step) })).toEqual([
      expect.stringMatching(
        `^schemas/wizards/contracting-electricity.json:3:3 .*without the answers of a step "${step}" .*put the step with the id "${step}" back`,
      ),
    ]);
  },
);

test('one that hides such a step from customers who contract is refused', async () => {
  expect(await found({ steps: hidden('person', ['active']) })).toEqual([
    expect.stringMatching(/"active" hides the step "person", .* {2}take it out here$/),
  ]);
  expect(await found({ steps: hidden('payment', ['business-not-halted', 'active']) })).toEqual([
    expect.stringMatching(
      /"active" hides the step "payment", .*only "business-not-halted" may hide this step$/,
    ),
  ]);
});

test.each([
  ['installation', 'address/dp'],
  ['person', 'vat'],
  ['contract', 'selectedProduct'],
])('one whose step %s does not have %s is refused', async (step, field) => {
  expect(await found({ lacks: [`${step}/${field}`] })).toEqual([
    expect.stringMatching(
      `the form "step-${step}" has no field "${field}", without which "contracting" can confirm nothing  put the field back into that form$`,
    ),
  ]);
});

test('what is needed by a setting is needed while the setting says so', async () => {
  const lacks = ['person/email', 'person/companyName'];
  expect(await found({ lacks })).toEqual([
    expect.stringMatching(/no field "email".*or set "contractation.requireEmail" to false/),
    expect.stringMatching(
      /no field "companyName".*or set "contractation.restrictCompanyVAT" to true/,
    ),
  ]);
  const portal = { contractation: { requireEmail: false, restrictCompanyVAT: true } };
  expect(await found({ lacks, portal })).toEqual([]);
  const identity = (checkIdentity: string) =>
    found({ lacks: ['person/nifFaceup'], portal: { contractation: { checkIdentity } } });
  expect(await identity('required')).toEqual([expect.stringMatching(/no field "nifFaceup"/)]);
  expect(await identity('optional')).toEqual([]);
});

test('one that names no operation would send nothing and is refused', async () => {
  expect(await found({ operation: undefined })).toEqual([
    expect.stringMatching(
      /nothing sends the answers of "contracting-electricity", .*write "operation": "contracting"$/,
    ),
  ]);
});

test('a contract of electricity has no place in a contracting of gas', async () => {
  expect((await found({ wizard: 'contracting-gas' })).join('\n')).toContain(
    '"contracting" has no use for the step "contract" in "contracting-gas"  take the step out',
  );
});

test('a look-up by an answer of a later step is refused, also by way of a hidden field', async () => {
  const moved = (steps: Step[]) => {
    const [installation, person, contract, ...others] = steps as [Step, Step, Step, ...Step[]];
    return [contract, installation, person, ...others];
  };
  const lookup = (cups: unknown, resets: object[] = []) => {
    const product = { 'ui:lookup': { operation: 'listIbans', params: { cups } } };
    const ui = { selectedProduct: product, supply: { 'ui:widget': 'hidden' } };
    return { contract: { ui, resets } };
  };
  const answer = 'facts/subject/wizard/answers/installation/cups';
  const late = expect.stringMatching(
    /"selectedProduct" is looked up by an answer of the step "installation", which comes later {2}put "installation" before "contract"$/,
  );
  expect(await found({ steps: moved, forms: lookup(answer) })).toEqual([late]);
  const filled = lookup('supply', [{ set: { supply: { from: answer } } }]);
  expect(await found({ steps: moved, forms: filled })).toEqual([late]);
  const optional = lookup({ from: answer, optional: true });
  expect(await found({ steps: moved, forms: optional })).toEqual([]);
  expect(await found({ forms: lookup(answer) })).toEqual([]);
});
