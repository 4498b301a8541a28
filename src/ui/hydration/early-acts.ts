import { isOfReact } from './browser-translation.ts';

/** What the user entered into a control of a prerendered page. */
type Input = { value: string } | { checked: boolean } | { files: FileList };
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What the user did in a prerendered page before its code was there. */
export interface EarlyActs {
  inputs: { control: Control; input: Input }[];
  focused: Control | undefined;
  /** Leaves out a control that the user types into again. */
  leaveOut: (event: Event) => void;
}

/** Longest wait, in milliseconds: a busy device renders a page that replaces the prerendered one seconds later. */
const LONGEST_WAIT_MS = 5_000;
const PAUSE_MS = 50;

/** What the parts of a page have. */
const LISTENING = 'h1, h2, h3, p, a, button, input, select, textarea, summary';

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

/** What was entered into a prerendered page so far, before React sets what it knows. What is typed from here on counts instead. */
export function earlyActs(): EarlyActs {
  const acts: EarlyActs = {
    inputs: controls().flatMap((control) => {
      const input = inputOf(control);
      return input ? [{ control, input }] : [];
    }),
    focused: controls().find((control) => control === document.activeElement),
    leaveOut: ({ target }) => {
      acts.inputs = acts.inputs.filter(({ control }) => control !== target);
    },
  };
  addEventListener('input', acts.leaveOut, true);
  return acts;
}

/**
 * Resolves when React listens to the whole of a page that it hydrates, one part after another, or after the longest wait:
 * before that a part takes no change of what all of them show.
 */
export async function whenListening(root: HTMLElement): Promise<void> {
  const last = performance.now() + LONGEST_WAIT_MS;
  // Not all elements: extensions of the browser add some of their own.
  const isListening = () => [...root.querySelectorAll(LISTENING)].every(isOfReact);
  while (!isListening() && performance.now() < last) await pause();
  // React has prepared the last part, and commits it next.
  await pause();
}

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

/** The control itself, or the one that has its place in a page that replaced it. */
const present = (control: Control) =>
  control.isConnected ? control : controls().find((one) => nameOf(one) === nameOf(control));

/**
 * Does again, once, what the user did before the code was there: enters what was entered, and then clicks what was
 * clicked last (`buffered-click.ts`), unless another page has replaced it or the user clicks first.
 */
export async function repeatActs(acts: EarlyActs): Promise<void> {
  dispatchEvent(new Event('rendered'));
  let control = document.querySelector<HTMLElement>('#root [data-clicked]');
  control?.removeAttribute('data-clicked');
  const dropForUser = ({ isTrusted }: Event) => {
    if (isTrusted) control = null;
  };
  addEventListener('click', dropForUser, true);
  for (const last = performance.now() + LONGEST_WAIT_MS; ; ) {
    acts.inputs = acts.inputs.filter(({ control: early, input }) => {
      const found = present(early);
      if (found) enter(found, input);
      return !found;
    });
    const focus = acts.focused && present(acts.focused);
    if (focus && document.activeElement === document.body) focus.focus();
    // Once React has rendered what was entered: the click finds it.
    await pause();
    if (acts.inputs.length === 0 || performance.now() > last) break;
  }
  removeEventListener('input', acts.leaveOut, true);
  removeEventListener('click', dropForUser, true);
  if (!control?.isConnected) return;
  if (document.activeElement === document.body) control.focus();
  control.click();
}
