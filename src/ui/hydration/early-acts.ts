import { isOfReact } from './browser-translation.ts';
import { earlyClick } from './early-click.ts';
import { LONGEST_WAIT_MS, pause } from './waiting.ts';

/** What the user entered into a control of a prerendered page. */
type Input = { value: string } | { checked: boolean } | { files: FileList };
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What the user did in a prerendered page before its code was there. */
export interface EarlyActs {
  /** Notes what was entered so far, before React sets what it knows. */
  note: () => void;
  /** Enters what was entered, and focuses what had the focus, where the controls are there. */
  enter: () => void;
  /** True once all of it is entered, and what was clicked is there. */
  isDone: () => boolean;
  /** What was clicked last; null for nothing that is there. */
  clicked: () => HTMLElement | null;
  /** Notes and enters nothing more. */
  end: () => void;
}

/** What the user entered into a control; undefined for one that is as it was prerendered. */
function inputOf(control: Control): Input | undefined {
  if (control instanceof HTMLSelectElement) {
    const usual = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
    const isChanged = control.selectedIndex !== Math.max(usual, 0);
    return isChanged ? { value: control.value } : undefined;
  }
  if (control instanceof HTMLInputElement) {
    const { type, checked, defaultChecked, files } = control;
    if (type === 'file') return files?.length ? { files } : undefined;
    // The radio that lost its mark to another one was not touched itself.
    if (type === 'radio') return checked && !defaultChecked ? { checked } : undefined;
    if (type === 'checkbox') return checked === defaultChecked ? undefined : { checked };
  }
  return control.value === control.defaultValue ? undefined : { value: control.value };
}

/** Enters it again as the user did, with the event that React listens for. */
function enter(control: Control, input: Input): void {
  if ('checked' in input) {
    // React follows what it sets itself: the click must find the control as it knows it.
    (control as HTMLInputElement).checked = !input.checked;
    control.click();
    return;
  }
  if ('files' in input) (control as HTMLInputElement).files = input.files;
  else {
    control.value = 'defaultValue' in control ? control.defaultValue : '';
    const kind = Object.getPrototypeOf(control) as Control;
    Object.getOwnPropertyDescriptor(kind, 'value')?.set?.call(control, input.value);
  }
  const name = control instanceof HTMLSelectElement || 'files' in input ? 'change' : 'input';
  control.dispatchEvent(new Event(name, { bubbles: true }));
}

const controls = () => [
  ...document.querySelectorAll<Control>('#root :is(input, select, textarea)'),
];

/** The name of a control, prerendered and rendered; one of several has its value in it. */
const nameOf = ({ id, name, value }: Control): string => id || `${name} ${value}`;

/** What was entered into a prerendered page so far. What is typed once React listens to a control counts instead. */
export function earlyActs(): EarlyActs {
  const inputs = new Map<Control, Input>();
  const noteOne = (control: Control) => {
    const input = inputOf(control);
    if (input) inputs.set(control, input);
    else inputs.delete(control);
  };
  const note = () => controls().forEach(noteOne);
  const follow = ({ target }: Event) => {
    if (isOfReact(target as Control)) inputs.delete(target as Control);
    else noteOne(target as Control);
  };
  let focused = controls().find((control) => control === document.activeElement);
  const enterInto = (isWanted: (control: Control) => boolean) => {
    for (const [early, input] of [...inputs].filter(([control]) => isWanted(control))) {
      const found = present(early);
      if (!found) continue;
      enter(found, input);
      // It was noted again while it was entered.
      for (const control of [early, found]) inputs.delete(control);
    }
    const focus = focused && isWanted(focused) && present(focused);
    if (!focus) return;
    focused = undefined;
    if (document.activeElement === document.body) focus.focus();
  };
  // At once in a field that replaces another: a key that is pressed before it has the focus is lost.
  const observer = new MutationObserver(() => enterInto(({ isConnected }) => !isConnected));
  observer.observe(document.body, { childList: true, subtree: true });
  note();
  addEventListener('input', follow, true);
  const click = earlyClick();
  const retain = retainPresses();
  return {
    note,
    enter: () => enterInto(() => true),
    isDone: () => inputs.size === 0 && !focused && !click.isAwaited(),
    clicked: click.control,
    end: () => {
      observer.disconnect();
      removeEventListener('input', follow, true);
      click.end();
      retain.abort();
    },
  };
}

/**
 * A checkbox that changes during a press, as a draft is restored, has by then what the press was to change: the press
 * must not turn it around.
 */
function retainPresses(): AbortController {
  const end = new AbortController();
  const options = { capture: true, signal: end.signal };
  const boxOf = ({ target }: Event) => {
    const control = (target as Element).closest('label')?.control ?? target;
    return control instanceof HTMLInputElement && control.type === 'checkbox' ? control : null;
  };
  let pressed: { box: HTMLInputElement; wasChecked: boolean } | null = null;
  const begin = (event: Event) => {
    const box = boxOf(event);
    pressed = box && { box, wasChecked: box.checked };
  };
  const finish = (event: Event) => {
    const box = boxOf(event);
    const press = pressed;
    pressed = null;
    if (!box || box !== press?.box) return;
    // A click on the box itself has changed it already.
    const isChecked = box === event.target ? !box.checked : box.checked;
    if (isChecked === press.wasChecked) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener('pointerdown', begin, options);
  addEventListener('click', finish, options);
  return end;
}

/** The control itself, or the one that has its place in a page that replaced it. */
const present = (control: Control) =>
  control.isConnected ? control : controls().find((one) => nameOf(one) === nameOf(control));

/**
 * Does again, once, what the user did before the code was there: enters what was entered, and then clicks what was
 * clicked last (`buffered-click.ts`), unless another page has replaced it or the user clicks first.
 */
export async function repeatActs(acts: EarlyActs): Promise<void> {
  dispatchEvent(new Event('rendered'));
  acts.clicked()?.removeAttribute('data-clicked');
  let isDropped = false;
  const dropForUser = ({ isTrusted }: Event) => {
    isDropped ||= isTrusted;
  };
  addEventListener('click', dropForUser, true);
  acts.enter();
  const last = performance.now() + LONGEST_WAIT_MS;
  // Once React has rendered what was entered: the click finds it.
  do await pause();
  while (!acts.isDone() && performance.now() < last);
  acts.end();
  removeEventListener('click', dropForUser, true);
  const control = isDropped ? null : acts.clicked();
  if (!control) return;
  if (document.activeElement === document.body) control.focus();
  control.click();
}
