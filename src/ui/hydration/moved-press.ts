/** Sent to the window for a press whose control was replaced by another during it. */
export type ReplacedPress = CustomEvent<HTMLElement>;
export const REPLACED_PRESS = 'replaced-press';

/** What a press does something with. */
export const PRESSABLE = '#root :is(button, a[href], label, summary)';

/** CSS pixels that a pointer may move while it presses: more is the user's own way to give the press up. */
const MOST_SLIP = 4;

/** What is pressed just now. */
let press: { control: HTMLElement; at: PointerEvent } | null = null;

/** True while a control is pressed. */
export const isPressing = (): boolean => press !== null;

const isUnder = (control: Element, { clientX, clientY }: MouseEvent) => {
  const { left, right, top, bottom } = control.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
};

const layerOf = (one: Element) => one.closest('[role=dialog], dialog');

function begin(event: PointerEvent): void {
  const isMain = event.isPrimary && event.button === 0;
  const control = (event.target as Element).closest<HTMLElement>(PRESSABLE);
  press = isMain && control ? { control, at: event } : null;
}

function end(event: PointerEvent): void {
  const ended = press;
  press = null;
  if (!ended) return;
  const { control, at } = ended;
  const slip = Math.hypot(event.clientX - at.clientX, event.clientY - at.clientY);
  if (slip > MOST_SLIP || control.contains(event.target as Node)) return;
  if (!control.isConnected)
    dispatchEvent(new CustomEvent(REPLACED_PRESS, { detail: control }) satisfies ReplacedPress);
  // What opens above a control has not moved it; what a dialog covers is not pressed.
  else if (!isUnder(control, event) && layerOf(control) === layerOf(event.target as Element))
    control.click();
}

function giveUp(): void {
  press = null;
}

/**
 * Does a press that ends beside its control because the page moved under a pointer that stands still, as answers arrive
 * or a prerendered page is rendered again: the browser makes no click of it.
 */
export function answerMovedPresses(): void {
  addEventListener('pointerdown', begin, true);
  addEventListener('pointerup', end, true);
  addEventListener('pointercancel', giveUp, true);
}
