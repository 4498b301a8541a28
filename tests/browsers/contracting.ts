import { someone, wordsOf } from '#tests/e2e/support/contracting.ts';
import type { Query, Visit } from './visit.ts';

const MODE = 'electricity';
const words = wordsOf('es-ES');
const begins = (text: string) => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
const labelOf = (step: string, name: string) =>
  begins(words.field(step, name).label.split('{{')[0] ?? '');

const box = (step: string, name: string): Query => ({
  role: 'textbox',
  name: labelOf(step, name),
});

const choice = (step: string, name: string, value: string): Query => ({
  role: 'radio',
  name: words.field(step, name).options[value] ?? '',
  in: { role: 'radiogroup', name: labelOf(step, name) },
});

const tick = (step: string, name: string): Query => ({
  role: 'checkbox',
  name: labelOf(step, name),
});

const button = (name: string): Query => ({ role: 'button', name });

/** A contracting of electricity as a visitor walks it, with the labels of the page. */
export class Contracting {
  readonly #visit: Visit;
  readonly #document: string;
  readonly #who = someone();

  /** `document` is a PDF on this computer: invoice and identity card at once. */
  constructor(visit: Visit, document: string) {
    this.#visit = visit;
    this.#document = document;
  }

  async open(): Promise<void> {
    await this.#visit.open(words.path(MODE));
    await this.isAt('estimate');
    await this.next();
    await this.isAt('installation');
  }

  async isAt(step: string): Promise<void> {
    await this.#visit.see({ role: 'heading', name: words.heading(step) });
  }

  next(): Promise<void> {
    return this.#visit.click(button(words.wizard.next));
  }

  async fillInstallation(): Promise<void> {
    const [visit, step] = [this.#visit, 'installation'];
    await visit.fill(box(step, 'cups'), this.#who.cups);
    // The supply point fills in its postal code.
    await visit.hasValue(box(step, 'address/dp'), /^\d{5}$/);
    await visit.fill(box(step, 'address/dp'), '50001');
    await visit.see({ text: /Zaragoza/ });
    await visit.choose({ role: 'combobox', name: labelOf(step, 'address/tv') }, 'Calle');
    await visit.fill(box(step, 'address/nv'), this.#who.street);
    await visit.fill(box(step, 'address/pnp'), '14');
    await visit.click(choice(step, 'residenceType', 'habitual'));
    await visit.click(choice(step, 'socialBonus', 'no'));
    await visit.click(choice(step, 'activeContract', 'true'));
    await this.#attach(step, 'invoice');
    await visit.click(tick(step, 'allowContact'));
  }

  async #attach(step: string, name: string): Promise<void> {
    await this.#visit.upload({ role: 'group', name: labelOf(step, name) }, this.#document);
    await this.#visit.see({ text: this.#document.split('/').at(-1) ?? '' });
  }

  async fillPerson(): Promise<void> {
    const [visit, step] = [this.#visit, 'person'];
    await visit.fill(box(step, 'vat'), this.#who.vat);
    await visit.fill(box(step, 'name'), this.#who.name);
    await visit.fill(box(step, 'surName1'), this.#who.surname);
    await visit.click(choice(step, 'changeOwner', 'false'));
    await this.#attach(step, 'nifFaceup');
    await visit.fill(box(step, 'mobile'), '600000009');
    await visit.fill(box(step, 'email'), 'ana@example.com');
  }

  /** Reloads the page at the step of the person: what was typed is there again. */
  async reloadAtPerson(): Promise<void> {
    const [visit, step] = [this.#visit, 'person'];
    await visit.reload();
    await this.isAt(step);
    await visit.hasValue(box(step, 'name'), begins(this.#who.name));
    await visit.hasValue(box(step, 'email'), /^ana@example\.com$/);
    // Files are never stored.
    await this.#attach(step, 'nifFaceup');
  }

  async finish(): Promise<void> {
    const visit = this.#visit;
    await this.isAt('contract');
    await visit.click(button(`${words.change} ${words.group('contract', 'powers')}`));
    for (const power of ['power', 'power2']) await visit.fill(box('contract', power), '4,6');
    await visit.click(button(`${words.change} ${words.group('contract', 'self-consumption')}`));
    await visit.click(choice('contract', 'selfcons', 'false'));
    await visit.click({ css: '.product-card label' });
    await this.next();
    await this.isAt('payment');
    await visit.fill(box('payment', 'iban'), this.#who.iban);
    await visit.click(tick('payment', 'isOwner'));
    await this.next();
    await this.isAt('confirmation');
    for (const consent of ['acceptOVConditions', 'acceptGdpr'])
      await visit.click(tick('confirmation', consent));
    await visit.click(button(words.wizard.confirm));
    await visit.see({ role: 'heading', name: words.wizard.finished.title });
  }
}
