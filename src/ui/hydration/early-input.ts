import { useEffect, useLayoutEffect } from 'react';

/** What the user entered into a control of a prerendered page. */
type Input = { value: string } | { checked: boolean } | { files: FileList };
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const pending = new Map<string, Input>();
/** The controls of that page: they are hydrated, or replaced by others with the same names. */
const prerendered = new WeakSet<Control>();
let focused: string | null = null;

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
    if (type === 'checkbox' || type === 'radio')
      return checked === defaultChecked ? undefined : { checked };
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

const controlsIn = (root: ParentNode) => [
  ...root.querySelectorAll<Control>('input, select, textarea'),
];

/** The name of a control, prerendered and rendered; one of several has its value in it. */
const nameOf = ({ id, name, value }: Control): string => id || `${name} ${value}`;

/** The common prefix of the names of a form's controls; undefined for a form without any. */
export function formNameOf(form: HTMLFormElement): string | undefined {
  const [first] = controlsIn(form);
  return first && nameOf(first).split('.')[0];
}

function store(control: Control): void {
  const input = inputOf(control);
  if (input) pending.set(nameOf(control), input);
  else pending.delete(nameOf(control));
}

/** Stores what was entered into the controls of a prerendered page, and which has the focus, before it is hydrated or replaced. */
export function storeEarlyInput(root: HTMLElement): void {
  const active = controlsIn(root).find((control) => control === document.activeElement);
  focused = active ? nameOf(active) : null;
  for (const control of controlsIn(root)) {
    prerendered.add(control);
    store(control);
  }
  // A part that is rendered in place of its prerendered controls no longer finds them.
  root.addEventListener('input', ({ target }) => {
    if (prerendered.has(target as Control)) store(target as Control);
  });
  root.addEventListener('focusin', ({ target }) => {
    focused = prerendered.has(target as Control) ? nameOf(target as Control) : null;
  });
}

/** True while a control of the page waits for what was entered into its counterpart. */
export const isInputPending = (): boolean =>
  pending.size > 0 && controlsIn(document).some((control) => pending.has(nameOf(control)));

/** Enters what was entered before the page was hydrated or replaced, once, into the controls whose names begin with `prefix`. */
export function useEarlyInput(prefix: string): void {
  // Before React renders again, which would set what it knows.
  useLayoutEffect(() => {
    for (const control of controlsOf(prefix)) if (prerendered.has(control)) store(control);
  }, [prefix]);
  // Afterwards, when all that follows an answer listens.
  useEffect(() => {
    for (const control of controlsOf(prefix)) {
      prerendered.delete(control);
      const input = pending.get(nameOf(control));
      pending.delete(nameOf(control));
      if (input) enter(control, input);
      if (nameOf(control) !== focused) continue;
      focused = null;
      if (document.activeElement !== control) control.focus();
    }
  }, [prefix]);
}

const controlsOf = (prefix: string) =>
  controlsIn(document).filter((control) => nameOf(control).startsWith(prefix));
