import type { Locator, Page } from '@playwright/test';
import { pdf } from './contracting.ts';
import { expect } from './portal-test.ts';

const LIMIT = 80;

/** How an element and its surroundings look, to compare with and without the focus. */
interface Place {
  element: Element;
  look: string;
}

/**
 * Operates a page by keyboard: reaches elements by Tab and Shift+Tab and uses their usual keys. Fails where the focus
 * is lost, or is not visible.
 */
export class Keyboard {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    // Playwright intercepts the file dialog while there is a listener. One permanent listener, as adding and removing
    // each one reconfigures the browser, and a press of Enter can arrive in between.
    page.on('filechooser', () => {});
  }

  async press(key: string): Promise<void> {
    await this.#page.keyboard.press(key);
  }

  /** Expects that an element has the focus, and that the focus was visible on the one before. */
  async expectFocus(): Promise<void> {
    expect(await this.#page.evaluate(focusProblem)).toBeNull();
  }

  /** Moves the focus to an element, forwards or backwards; a group of radios counts as one, as in the browser. */
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

  /** Replaces the text of a field. */
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

  /** Chooses the first real option of a list. */
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

/**
 * Runs in the page: the problem of the current focus, or null. An element's focus style is judged once the focus has
 * left it.
 */
function focusProblem(): string | null {
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
  // A page that was just opened has no focus yet.
  if (!here || here === document.body) return before ? 'the focus is nowhere' : null;
  memory.focusBefore = { element: here, look: lookOf(here) };
  // A heading takes the focus to be read out: it is no control, and shows no focus style.
  if (before?.element instanceof HTMLHeadingElement) return null;
  if (!before?.element.isConnected || before.element === here) return null;
  const isSame = before.look === lookOf(before.element);
  return isSame ? `nothing shows that this has the focus: ${before.element.outerHTML}` : null;
}
