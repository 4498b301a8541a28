import type { Locator, Page } from '@playwright/test';
import { pdf } from './contracting.ts';
import { expect } from './portal-test.ts';

const LIMIT = 80;

/** What of an element and of what is right around it shows that it has the focus. */
interface Place {
  element: Element;
  look: string;
}

/**
 * The hands of somebody without a mouse: things are reached by Tab and Shift+Tab and worked by the keys that are usual for
 * them. Fails where the focus gets lost, or where nothing shows that a place has it.
 */
export class Keyboard {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    // The browser hands its dialog over as long as somebody listens: one listener that stays, as each one that
    // comes and goes tells the browser anew, and a press of Enter can arrive in between.
    page.on('filechooser', () => {});
  }

  async press(key: string): Promise<void> {
    await this.#page.keyboard.press(key);
  }

  /** The focus is somewhere, and where it was before it was to be seen. */
  async expectFocus(): Promise<void> {
    expect(await this.#page.evaluate(injectedFaultOfFocus)).toBeNull();
  }

  /** Goes to a place, forwards or backwards; to a group of radios as a whole, as the browser does. */
  async reach(target: Locator): Promise<void> {
    await target.waitFor({ state: 'attached' });
    await this.expectFocus();
    for (let presses = 0; presses < LIMIT; presses += 1) {
      const way = await target.evaluate((wanted) => {
        const here = document.activeElement;
        const name = (one: Element | null) =>
          one instanceof HTMLInputElement && one.type === 'radio' ? one.name : null;
        if (here === wanted || (name(here) !== null && name(here) === name(wanted))) return 'here';
        const isBehind = here && here.compareDocumentPosition(wanted) & 2;
        return isBehind && here !== document.body ? 'Shift+Tab' : 'Tab';
      });
      if (way === 'here') return;
      await this.press(way);
      await this.expectFocus();
    }
    throw new Error(`not reached by ${LIMIT} presses of Tab: ${target}`);
  }

  /** Types a text in the place of what stands there. */
  async type(target: Locator, text: string): Promise<void> {
    await this.reach(target);
    await this.press('Control+A');
    await this.#page.keyboard.type(text);
  }

  /** Chooses one of a group of radios. */
  async choose(target: Locator): Promise<void> {
    await this.reach(target);
    const isHere = () => target.evaluate((radio) => radio === document.activeElement);
    for (let presses = 0; presses < LIMIT && !(await isHere()); presses += 1)
      await this.press('ArrowDown');
    if (!(await target.isChecked())) await this.press('Space');
    await expect(target).toBeChecked();
  }

  async tick(target: Locator): Promise<void> {
    await this.reach(target);
    await this.press('Space');
    await expect(target).toBeChecked();
  }

  /** Chooses the first entry of a list that is one. */
  async chooseFirst(target: Locator): Promise<void> {
    await this.reach(target);
    await this.press('ArrowDown');
    await expect(target).not.toHaveValue('');
  }

  async attach(target: Locator, name: string): Promise<void> {
    await this.reach(target);
    const chooser = this.#page.waitForEvent('filechooser');
    await this.press('Enter');
    await (await chooser).setFiles([pdf(name)]);
    await expect(this.#page.getByText(name, { exact: true })).toBeVisible();
  }

  async use(target: Locator): Promise<void> {
    await this.reach(target);
    await this.press('Enter');
  }
}

/** In the page: why the focus is not well where it is; null when it is. The place before is judged once it is left. */
function injectedFaultOfFocus(): string | null {
  const lookOf = (element: Element) =>
    [element, element.parentElement, element.parentElement?.parentElement]
      .map((one) => {
        if (!one) return '';
        const { outline, boxShadow } = getComputedStyle(one);
        return `${outline} ${boxShadow}`;
      })
      .join();
  const memory = window as unknown as { focusBefore?: Place };
  const before = memory.focusBefore;
  const here = document.activeElement;
  // A page that was opened a moment ago has given it to nothing yet.
  if (!here || here === document.body) return before ? 'the focus is nowhere' : null;
  memory.focusBefore = { element: here, look: lookOf(here) };
  // A heading takes the focus to be read out: there is nothing to do with it, and nothing shows it.
  if (before?.element instanceof HTMLHeadingElement) return null;
  if (!before?.element.isConnected || before.element === here) return null;
  const isSame = before.look === lookOf(before.element);
  return isSame ? `nothing shows that this has the focus: ${before.element.outerHTML}` : null;
}
