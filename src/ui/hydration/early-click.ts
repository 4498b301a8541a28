import { isPressing, PRESSABLE, REPLACED_PRESS, type ReplacedPress } from './moved-press.ts';

/** The last click on a prerendered page (`buffered-click.ts`), which is done again once the page answers. */
export interface EarlyClick {
  /** What was clicked, or has its place in a part that was rendered again; null for nothing that is there. */
  control: () => HTMLElement | null;
  /** True during a press, and while the part in which it was clicked is being rendered again. */
  isAwaited: () => boolean;
  /** Notes no more clicks. */
  end: () => void;
}

const nameOf = (control: HTMLElement) =>
  `${control.tagName} ${control.getAttribute('aria-label') ?? control.textContent}`;

/** The control of the same name; null where there is none, or more than one. */
function sameNamed(clicked: HTMLElement): HTMLElement | null {
  const controls = [...document.querySelectorAll<HTMLElement>(PRESSABLE)];
  const [found, another] = controls.filter((one) => nameOf(one) === nameOf(clicked));
  return (!another && found) || null;
}

/** Follows what is clicked on a prerendered page. Another page that replaces it gets no click of this one. */
export function earlyClick(): EarlyClick {
  const heading = document.querySelector('#root h1');
  let clicked: HTMLElement | null = null;
  const note = () => {
    clicked = document.querySelector<HTMLElement>('#root [data-clicked]') ?? clicked;
  };
  note();
  const replaced = ({ detail }: ReplacedPress) => {
    clicked = detail;
  };
  addEventListener('click', note, true);
  addEventListener(REPLACED_PRESS, replaced as EventListener);
  const isOfPage = () => heading?.isConnected ?? false;
  const control = () => {
    if (!clicked || clicked.isConnected) return clicked;
    // The form of a link, for example, is rendered with what the link says.
    return isOfPage() ? sameNamed(clicked) : null;
  };
  return {
    control,
    isAwaited: () => isPressing() || (clicked !== null && isOfPage() && !control()),
    end: () => {
      removeEventListener('click', note, true);
      removeEventListener(REPLACED_PRESS, replaced as EventListener);
    },
  };
}
