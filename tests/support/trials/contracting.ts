import { randomUUID } from 'node:crypto';
import { vi } from 'vitest';
import type { Facts, Settings } from '#config/configuration-types.ts';
import { withDefaults } from '#domain/settings/setting-defaults.ts';
import type { WizardAnswers, WizardMemory } from '#domain/wizard/wizard.ts';
import { memoryAfter } from '#domain/wizard/wizard-problem.ts';
import { contracting } from '#operations/contracting/contracting-mutation.ts';
import portalMeta from '#schemas/meta/portal.schema.json' with { type: 'json' };
import portal from '#schemas/portal.json' with { type: 'json' };
import { someCups, someDni } from '#tests/sandbox/contracting/lead-fixture.ts';

const usual = withDefaults(portal, portalMeta) as unknown as Settings;

/** The smallest PDF that the retailer accepts. */
export const pdf = (name: string) => new File(['%PDF-1.4\n'], name, { type: 'application/pdf' });

type Wanted = Partial<Pick<Settings, 'contractation' | 'features'>>;

/** Facts of a visitor or a signed-in customer, with some settings changed; the person is not checked. */
export function contractingFacts(settings: Record<string, unknown> = {}, signedIn = false): Facts {
  const { contractation, features } = settings as Wanted;
  return {
    settings: {
      ...usual,
      contractation: {
        ...usual.contractation,
        checkIdentity: false,
        checkMorosity: false,
        ...contractation,
      },
      features: { ...usual.features, ...features },
    },
    flags: {},
    session: {
      signedIn,
      readOnly: false,
      newCustomer: false,
      language: 'es-ES',
      ...{ customer: { kind: null, taxIdKind: null }, today: 20261127 },
    },
    subject: {},
  };
}

const address = {
  ...{ dp: '50001', poblacio: 'Zaragoza', ine: '50297', state: 150 },
  ...{ tv: 1, nv: 'de los Almendros', pnp: '14', pt: '2', pu: 'B' },
};

/** Answers of the steps of a contracting as the forms return them, of a person with the usual outcome. */
export function contractingAnswers({
  vat = someDni(),
  cups = someCups(),
  gas = false,
}: {
  vat?: string;
  cups?: string;
  gas?: boolean | 'only';
} = {}): WizardAnswers {
  const only = gas === 'only';
  return {
    installation: {
      ...(only ? { gasCups: cups } : { cups, sipsPower: 4.6, invoice: [pdf('luz.pdf')] }),
      address,
      residenceType: 'habitual',
      ...(only ? {} : { socialBonus: 'no' }),
      activeContract: true,
      allowContact: true,
    },
    person: {
      ...{ vat, name: 'Ana', surName1: 'Pérez', surName2: 'Gil' },
      ...{ mobile: '+34600000009', email: 'ana@example.com', commsLanguage: 'es-ES' },
      ...{ changeOwner: false, sameInvoiceAddress: true },
      nifFaceup: [pdf('anverso.pdf'), pdf('reverso.pdf')],
    },
    ...(only
      ? {}
      : {
          contract: {
            ...{ power: 4.6, power2: 4.6, accessTariff: 1, selectedProduct: 1 },
            ...{ selfcons: false, selfconsCode: '00' },
          },
        }),
    ...(gas && {
      'gas-contract': {
        ...(only ? {} : { includeGas: true, cups: someCups(), changeOwner: 'dontChangeOwner' }),
        ...{ accessTariff: 12, selectedProduct: 51, invoice: [pdf('gas.pdf')] },
      },
    }),
    payment: { iban: 'ES9121000418450200051332', isOwner: true },
    confirmation: { acceptOVConditions: true, acceptGdpr: true, acceptPublicity: false },
  };
}

const sends: Record<string, number> = {
  ...{ installation: 1, person: 2, contract: 3, 'gas-contract': 3, payment: 4, confirmation: 5 },
};

/** A contracting without its screen: sends the steps in order as the wizard does, and confirms. */
export function contractingRun(answers: WizardAnswers, facts = contractingFacts()) {
  const run = randomUUID();
  let memory: WizardMemory = {};
  const sent = new Set(Object.keys(sends));
  let answered = 0;
  let retained: Record<string, string[]> = {};
  const context = (attempt: number) => ({
    ...{ wizard: 'contracting', memory, retained, dropped: {}, sent: [...sent], facts },
    idempotencyKey: `${run}-${attempt}`,
  });
  const keep = <O extends object>(outcome: O) => {
    if ('memory' in outcome) memory = outcome.memory as WizardMemory;
    return outcome;
  };
  /** A failure may have reached something before. */
  const keepAfter = (thrown: unknown): never => {
    memory = memoryAfter(thrown, memory);
    throw thrown;
  };
  let passed = 0;
  const step = async (id: string) => {
    const steps = Object.entries(answers);
    answered = Math.max(answered, steps.findIndex(([one]) => one === id) + 1);
    const known = Object.fromEntries(steps.slice(0, answered));
    // As in the wizard, only an attempt that failed keeps its key.
    const sending = { ...context(0), idempotencyKey: `${run}-step-${passed}`, step: id };
    const saved = await contracting.saveStep(sends[id] ?? 0, known, sending).catch(keepAfter);
    passed += 1;
    return keep(saved);
  };

  return {
    memory: () => memory,
    remember(more: WizardMemory) {
      memory = { ...memory, ...more };
    },
    step,
    /** Forgets answers, as the device does, of which the retailer has what an earlier call sent. */
    forget(addresses: Record<string, string[]>) {
      retained = addresses;
      for (const [id, names] of Object.entries(addresses))
        for (const name of names) delete answers[id]?.[name];
    },
    /** Takes `sends` out of a step of the document. */
    unsend: (id: string) => sent.delete(id),
    /** Every step before the confirmation that the document sends. */
    async steps() {
      const before = Object.keys(answers).filter((id) => sent.has(id) && id !== 'confirmation');
      for (const id of before) await step(id);
    },
    /** Each attempt has a key of its own. */
    confirm: async (attempt = 1) =>
      keep(await contracting.confirm(answers, context(attempt)).catch(keepAfter)),
    verify: async (attempt = 1) =>
      keep((await contracting.verify(answers, context(attempt)).catch(keepAfter)) ?? {}),
  };
}

export interface SentLead {
  path: string;
  key: string | null;
  body: { lead_id: string | null; step: number; FormConfirm: Record<string, unknown> };
}

/** Every lead that is sent from now on, in order; `before` is called before each leaves, with those so far. */
export function recordLeads(before: (sent: SentLead[]) => unknown = () => {}): SentLead[] {
  const sent: SentLead[] = [];
  const web = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (input instanceof Request && input.method === 'POST') {
      const { pathname } = new URL(input.url);
      const body = await input.clone().json();
      sent.push({
        path: pathname.replace('/api', ''),
        key: input.headers.get('Idempotency-Key'),
        body,
      });
      await before(sent);
    }
    return web(input, init);
  });
  return sent;
}
