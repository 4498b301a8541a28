import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { someCups, someDni } from '#tests/sandbox/contracting/lead-fixture.ts';
import { expect } from './portal-test.ts';

export type Language = 'es-ES' | 'ca-ES';
export type Mode = 'electricity' | 'gas' | 'dual';
export type Step = 'installation' | 'person' | 'contract' | 'gas-contract' | 'payment';

interface FieldTexts {
  label: string;
  options: Record<string, string>;
  errors: Record<string, string>;
  fields: Record<string, FieldTexts>;
}

const read = (path: string) => JSON.parse(readFileSync(`locales/${path}.json`, 'utf8'));

/** Texts of a language as customers read them. */
export function wordsOf(language: Language) {
  const wizard = read(`${language}/wizard`);
  const { fields: address, groups: ofAddress } = read(`${language}/fragments/address`) as {
    fields: Record<string, FieldTexts>;
    groups: Record<string, string>;
  };
  const field = (step: string, name: string): FieldTexts => {
    const [outer = '', inner] = name.split('/');
    const { ui } = JSON.parse(readFileSync(`schemas/forms/contracting-${step}.json`, 'utf8'));
    const ofKind = read(`${language}/fields`)[ui?.[outer]?.['ui:texts'] ?? ''];
    const ofForm = read(`${language}/forms/contracting-${step}`).fields[outer];
    const own = { ...ofKind, ...ofForm } as FieldTexts;
    if (!inner) return own;
    return { ...address[inner], ...own.fields?.[inner] } as FieldTexts;
  };
  return {
    wizard,
    field,
    change: read(`${language}/form-engine`).change as string,
    place: ofAddress.place as string,
    group: (step: string, name: string) =>
      read(`${language}/forms/contracting-${step}`).groups[name] as string,
    heading: (step: string) => read(`${language}/forms/contracting-${step}`).title as string,
    path: (mode: Mode) => read(`${language}/routes`)[`contracting-${mode}`] as string,
  };
}

export const stepsOf: Record<Mode, readonly Step[]> = {
  electricity: ['installation', 'person', 'contract', 'payment'],
  gas: ['installation', 'person', 'gas-contract', 'payment'],
  dual: ['installation', 'person', 'contract', 'gas-contract', 'payment'],
};

/** The smallest PDF that the retailer accepts, for a file input. */
export const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n'),
});

const begins = (text: string) => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);

/** Answers of one person in a contracting; `other` replaces the usual ones. */
export const someone = (other: Partial<Answers> = {}): Answers => ({
  cups: someCups(),
  gasCups: someCups(),
  vat: someDni(),
  name: 'Ana',
  surname: 'Pérez',
  street: 'de los Almendros',
  iban: 'ES9121000418450200051332',
  ...other,
});

interface Answers {
  cups: string;
  gasCups: string;
  vat: string;
  name: string;
  surname: string;
  street: string;
  iban: string;
}

/** A contracting in a browser, by the labels on the page. */
export class Contracting {
  readonly page: Page;
  readonly mode: Mode;
  readonly words: ReturnType<typeof wordsOf>;
  readonly who: Answers;
  /** A signed-in customer has to give fewer consents. */
  isSignedIn = false;

  constructor(page: Page, mode: Mode, language: Language = 'es-ES', who = someone()) {
    this.page = page;
    this.mode = mode;
    this.words = wordsOf(language);
    this.who = who;
  }

  /** Opens it and passes the estimate, which demands nothing. */
  async open(query = ''): Promise<void> {
    await this.page.goto(this.words.path(this.mode) + query);
    await this.isAt('estimate');
    await this.next();
    await this.isAt('installation');
  }

  heading(step: string) {
    const name = this.words.heading(step);
    return this.page.getByRole('heading', { level: 2, name, exact: true });
  }

  async isAt(step: string): Promise<void> {
    // The first step is visible before the application has hydrated it.
    await this.page.waitForFunction(() => performance.getEntriesByName('drawn').length > 0);
    await expect(this.heading(step)).toBeVisible();
    await expect(this.page.locator('form.form')).toBeVisible();
  }

  box(step: string, name: string) {
    return this.page.getByRole('textbox', { name: begins(this.words.field(step, name).label) });
  }

  list(step: string, name: string) {
    return this.page.getByRole('combobox', { name: begins(this.words.field(step, name).label) });
  }

  choice(step: string, name: string, value: unknown) {
    const { label, options } = this.words.field(step, name);
    return this.page
      .getByRole('radiogroup', { name: begins(label) })
      .getByRole('radio', { name: options[String(value)] ?? '', exact: true });
  }

  tick(step: string, name: string) {
    const [start = ''] = this.words.field(step, name).label.split('{{');
    return this.page.getByRole('checkbox', { name: begins(start) });
  }

  button(name: 'next' | 'previous' | 'confirm' | 'return-to' | 'retry' | 'try-again') {
    return this.page.getByRole('button', { name: this.words.wizard[name], exact: true });
  }

  files(step: string, name: string) {
    const label = begins(this.words.field(step, name).label);
    return this.page.getByRole('group', { name: label }).locator('input[type=file]:not([capture])');
  }

  async attach(step: string, name: string, ...names: string[]): Promise<void> {
    await this.files(step, name).setInputFiles(names.map(pdf));
    for (const one of names) await expect(this.page.getByText(one, { exact: true })).toBeVisible();
  }

  async next(): Promise<void> {
    await this.button('next').click();
  }

  /** Opens a folded group, which shows its answers on one line. An open one may fold until a field has the focus. */
  async unfold(step: string, group: string, first: Locator): Promise<void> {
    const change = this.change(step, group);
    await expect(async () => {
      await expect(change.or(first)).toBeVisible();
      if (await change.isVisible()) await change.click();
      await first.focus({ timeout: 1000 });
      await expect(first).toBeFocused({ timeout: 1000 });
    }).toPass();
  }

  /** The button that opens a folded group of a step. */
  change(step: string, group: string) {
    const name = `${this.words.change} ${this.words.group(step, group)}`;
    return this.page.getByRole('button', { name, exact: true });
  }

  /** Fills in the current step. */
  async fill(step: Step): Promise<void> {
    await this.#fillers[step]();
  }

  /** Fills in and sends the steps from the first up to this one. */
  async walkTo(step: Step | 'confirmation'): Promise<void> {
    const steps = [...stepsOf[this.mode], 'confirmation' as const];
    for (const [place, one] of steps.slice(0, steps.indexOf(step)).entries()) {
      await this.isAt(one);
      await this.fill(one as Step);
      await this.next();
      await this.isAt(steps[place + 1] ?? '');
    }
  }

  /** Repeats what a step that was not sent has lost when the page was left: files, IBANs and consents are never stored. */
  async giveAgain(step: Step): Promise<void> {
    if (step === 'installation') {
      if (this.mode !== 'gas') await this.attach(step, 'invoice', 'luz.pdf');
      await this.#consent();
    }
    if (step === 'person') await this.attach(step, 'nifFaceup', 'dni.pdf');
    if (step === 'gas-contract') await this.attach(step, 'invoice', 'gas.pdf');
    if (step === 'payment') await this.fill(step);
  }

  /** Expects the answers of a step in its form. */
  async expectRetained(step: Step): Promise<void> {
    const { who } = this;
    const texts: Record<Step, Record<string, string>> = {
      installation: { 'address/nv': who.street, 'address/pnp': '14', 'address/dp': '50001' },
      person: { vat: who.vat, name: who.name, surName1: who.surname, email: 'ana@example.com' },
      contract: { power: '4,6', power2: '4,6' },
      'gas-contract': {},
      payment: {},
    };
    const chosen: Partial<Record<Step, Record<string, unknown>>> = {
      installation: { residenceType: 'habitual', activeContract: true },
      person: { changeOwner: false },
      contract: { selfcons: false },
      'gas-contract': this.mode === 'dual' ? { includeGas: true } : {},
    };
    if (step === 'contract') {
      await this.unfold(step, 'powers', this.box(step, 'power'));
      await this.unfold(step, 'self-consumption', this.choice(step, 'selfcons', false));
    }
    // What is known of a customer is on one line.
    if (step === 'person' && this.isSignedIn)
      await this.unfold(step, 'contact', this.box(step, 'email'));
    for (const [name, text] of Object.entries(texts[step]))
      await expect(this.box(step, name)).toHaveValue(text);
    for (const [name, value] of Object.entries(chosen[step] ?? {}))
      await expect(this.choice(step, name, value)).toBeChecked();
    if (step.endsWith('contract')) await expect(this.product(step).first()).toBeChecked();
  }

  async #consent(): Promise<void> {
    if (!this.isSignedIn) await this.tick('installation', 'allowContact').check();
  }

  async accept(): Promise<void> {
    if (this.isSignedIn) return;
    await this.tick('confirmation', 'acceptOVConditions').check();
    await this.tick('confirmation', 'acceptGdpr').check();
  }

  /** Town and province of an address, shown once its postal code is known. */
  get place() {
    return this.page.getByRole('group', { name: this.words.place });
  }

  /** Fills in an address: `address`, `ownerAddress`. */
  async fillAddress(step: string, group: string) {
    await this.box(step, `${group}/dp`).fill('50001');
    await expect(this.place).toHaveText(/: Zaragoza · .+: (Zaragoza|Saragossa)/);
    await this.list(step, `${group}/tv`).selectOption({ index: 1 });
    await this.box(step, `${group}/nv`).fill(this.who.street);
    await this.box(step, `${group}/pnp`).fill('14');
  }

  readonly #fillers: Record<Step, () => Promise<void>> = {
    installation: async () => {
      const step = 'installation';
      const isGas = this.mode === 'gas';
      await this.box(step, isGas ? 'gasCups' : 'cups').fill(
        isGas ? this.who.gasCups : this.who.cups,
      );
      // The supply point fills in its postal code.
      await expect(this.box(step, 'address/dp')).not.toHaveValue('');
      await this.fillAddress(step, 'address');
      await this.choice(step, 'residenceType', 'habitual').check();
      if (!isGas) await this.choice(step, 'socialBonus', 'no').check();
      await this.choice(step, 'activeContract', true).check();
      if (!isGas) await this.attach(step, 'invoice', 'luz.pdf');
      await this.#consent();
    },
    person: async () => {
      const step = 'person';
      // A customer who is signed in is known: another one contracts.
      if (this.isSignedIn) await this.unfold(step, 'owner', this.box(step, 'vat'));
      await this.box(step, 'vat').fill(this.who.vat);
      await this.box(step, 'name').fill(this.who.name);
      await this.box(step, 'surName1').fill(this.who.surname);
      await this.choice(step, 'changeOwner', false).check();
      await this.attach(step, 'nifFaceup', 'dni.pdf');
      if (this.isSignedIn) await this.unfold(step, 'contact', this.box(step, 'mobile'));
      await this.box(step, 'mobile').fill('600000009');
      await this.box(step, 'email').fill('ana@example.com');
    },
    contract: async () => {
      const step = 'contract';
      await this.unfold(step, 'powers', this.box(step, 'power'));
      for (const power of ['power', 'power2']) await this.box(step, power).fill('4,6');
      await this.unfold(step, 'self-consumption', this.choice(step, 'selfcons', false));
      await this.choice(step, 'selfcons', false).check();
      await this.#takeFirstProduct(step);
    },
    'gas-contract': async () => {
      const step = 'gas-contract';
      if (this.mode === 'dual') {
        await this.choice(step, 'includeGas', true).check();
        await this.box(step, 'cups').fill(this.who.gasCups);
        await this.choice(step, 'changeOwner', 'dontChangeOwner').check();
      }
      await this.attach(step, 'invoice', 'gas.pdf');
      await this.list(step, 'accessTariff').selectOption({ index: 1 });
      await this.#takeFirstProduct(step);
    },
    payment: async () => {
      // A customer who is signed in has accounts: this is another one.
      if (this.isSignedIn) await this.choice('payment', 'account', 'another').check();
      await this.box('payment', 'iban').fill(this.who.iban);
      await this.tick('payment', 'isOwner').check();
    },
  };

  /** By its name, where the foot of a phone's page does not cover it. */
  async #takeFirstProduct(step: Step): Promise<void> {
    const first = this.product(step).first();
    await this.page.locator('.product-card').first().locator('label').click();
    await expect(first).toBeChecked();
  }

  /** Cards of products that can be chosen. */
  product(step: Step) {
    const label = begins(this.words.field(step, 'selectedProduct').label);
    return this.page.getByRole('radiogroup', { name: label }).getByRole('radio');
  }
}
