import { useEffect, useLayoutEffect } from 'react';

/** What a control held before the application came to a page that was written ahead. */
type Held = { value: string } | { checked: boolean } | { files: FileList };
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const held = new Map<string, Held>();
/** The controls of that page: the application takes them over, or draws others with the same names. */
const written = new WeakSet<Control>();
let focused: string | null = null;

/** What somebody put into a control; undefined for one that is as it was written. */
function heldBy(control: Control): Held | undefined {
  if (control instanceof HTMLSelectElement) {
    const written = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
    const isChanged = control.selectedIndex !== Math.max(written, 0);
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

/** Puts it in again as its customer did, so that the form hears of it. */
function putIn(control: Control, put: Held): void {
  if ('checked' in put) {
    // React follows what it sets itself: the click must find the control as it knows it.
    (control as HTMLInputElement).checked = !put.checked;
    control.click();
    return;
  }
  if ('files' in put) (control as HTMLInputElement).files = put.files;
  else {
    control.value = 'defaultValue' in control ? control.defaultValue : '';
    const kind = Object.getPrototypeOf(control) as Control;
    Object.getOwnPropertyDescriptor(kind, 'value')?.set?.call(control, put.value);
  }
  const name = control instanceof HTMLSelectElement || 'files' in put ? 'change' : 'input';
  control.dispatchEvent(new Event(name, { bubbles: true }));
}

const controlsIn = (root: ParentNode) => [
  ...root.querySelectorAll<Control>('input, select, textarea'),
];

/** What a control is called in the page as it was written and as it is drawn; one of several is called by its value too. */
const nameOf = ({ id, name, value }: Control): string => id || `${name} ${value}`;

function keep(control: Control): void {
  const put = heldBy(control);
  if (put) held.set(nameOf(control), put);
  else held.delete(nameOf(control));
}

/** Keeps what was put into the fields of a page before the application draws it, and where the focus is. */
export function keepTyped(root: HTMLElement): void {
  const active = controlsIn(root).find((control) => control === document.activeElement);
  focused = active ? nameOf(active) : null;
  for (const control of controlsIn(root)) {
    written.add(control);
    keep(control);
  }
  // A part that is rendered in place of its prerendered controls no longer finds them.
  root.addEventListener('input', ({ target }) => {
    if (written.has(target as Control)) keep(target as Control);
  });
  root.addEventListener('focusin', ({ target }) => {
    focused = written.has(target as Control) ? nameOf(target as Control) : null;
  });
}

/** Hands what was put into the fields of a form before it was there on to the form, once. Their names begin with `prefix`. */
export function useTypedBefore(prefix: string): void {
  // Before React draws again, which would put in what it knows.
  useLayoutEffect(() => {
    for (const control of controlsOf(prefix)) if (written.has(control)) keep(control);
  }, [prefix]);
  // Afterwards, when all that follows an answer listens.
  useEffect(() => {
    for (const control of controlsOf(prefix)) {
      written.delete(control);
      const put = held.get(nameOf(control));
      held.delete(nameOf(control));
      if (put) putIn(control, put);
      if (nameOf(control) !== focused) continue;
      focused = null;
      if (document.activeElement !== control) control.focus();
    }
  }, [prefix]);
}

const controlsOf = (prefix: string) =>
  controlsIn(document).filter((control) => nameOf(control).startsWith(prefix));
