import BootstrapModalManager from 'react-bootstrap/BootstrapModalManager';

/** On an element of the body that stays in reach while a dialog is open. */
export const BESIDE_DIALOGS = 'data-beside-dialogs';

/**
 * Keeps the page behind the top dialog inert, for keyboard, pointer and screen reader: react-bootstrap itself only
 * sends the focus back.
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

/** The one manager of all dialogs: it knows which is on top. */
export const modalManager = new InertPageManager();
