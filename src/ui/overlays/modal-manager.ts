import BootstrapModalManager from 'react-bootstrap/BootstrapModalManager';

/** Attribute of an element of the body that stays usable while a dialog is open. */
export const BESIDE_DIALOGS = 'data-beside-dialogs';

/**
 * Makes the page behind the top dialog inert for keyboard, pointer and screen reader; react-bootstrap itself only
 * returns the focus.
 */
class InertPageManager extends BootstrapModalManager {
  override setModalAttributes(): void {
    this.#isolate();
  }

  override removeModalAttributes(): void {
    this.#isolate();
  }

  #isolate(): void {
    const top = this.modals.at(-1);
    for (const element of document.body.children) {
      const isFree =
        !top ||
        element === top.backdrop ||
        element.contains(top.dialog) ||
        element.hasAttribute(BESIDE_DIALOGS);
      element.toggleAttribute('inert', !isFree);
    }
  }
}

/** Shared by all dialogs, as it must know which one is on top. */
export const modalManager = new InertPageManager();
