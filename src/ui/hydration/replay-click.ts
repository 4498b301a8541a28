import { formNameOf, isInputPending } from './early-input.ts';

/** Longest wait, in milliseconds, for the control in a page that was replaced: a busy device renders it seconds later. */
const LONGEST_WAIT_MS = 5_000;
const PAUSE_MS = 50;

/** Where a control is, in the same and in another language: what it shares with others, and its place among them. */
type Spot = { identity: string; index: number; count: number }[];

/** What was clicked before the page was hydrated or replaced. */
let stored: { language: string; clicked: Spot | null; opened: Spot[] } | null = null;

const marked = () => document.querySelector<HTMLElement>('[data-clicked]');

/** What a control keeps where its page is rendered again: in the same language what it says too. */
function identityOf(control: HTMLElement, isTranslated: boolean): string {
  const { localName, className, textContent } = control;
  const part = control.closest('header, main, footer')?.localName;
  const form = control.closest('form');
  const words = [control.getAttribute('href'), control.getAttribute('aria-label') ?? textContent];
  return JSON.stringify([
    ...[localName, part, form && formNameOf(form)],
    ...(isTranslated ? [className] : words),
  ]);
}

const alike = (identity: string, isTranslated: boolean) =>
  [...document.querySelectorAll<HTMLElement>('#root :is(button, a[href], summary)')].filter(
    (control) => identityOf(control, isTranslated) === identity,
  );

const spotOf = (control: HTMLElement): Spot =>
  [false, true].map((isTranslated) => {
    const identity = identityOf(control, isTranslated);
    const controls = alike(identity, isTranslated);
    return { identity, index: controls.indexOf(control), count: controls.length };
  });

/** The control at a spot; undefined where it is not certain which one is meant. */
function controlAt(spot: Spot, isTranslated: boolean): HTMLElement | undefined {
  const { identity = '', index = -1, count = 0 } = spot[Number(isTranslated)] ?? {};
  const controls = alike(identity, isTranslated);
  return controls.length === count ? controls[index] : undefined;
}

/** Stores what the user clicked last in a prerendered page, and what is open there, before it is hydrated or replaced. */
export function storeClick(): void {
  const clicked = marked();
  stored = {
    language: document.documentElement.lang,
    clicked: clicked && spotOf(clicked),
    opened: [...document.querySelectorAll<HTMLElement>('details[open] > summary')].map(spotOf),
  };
}

interface Found {
  /** The control that was clicked. */
  control: HTMLElement | undefined;
  /** False while it, or something that was open, is not rendered yet: the header comes before its page. */
  isWhole: boolean;
}

/** Opens in a page that was replaced what was open, and finds the control that was clicked. */
function findControls(): Found {
  const { language, clicked, opened = [] } = stored ?? {};
  const isTranslated = document.documentElement.lang !== language;
  const parts = opened.map((spot) => controlAt(spot, isTranslated)?.closest('details'));
  for (const part of parts) part?.setAttribute('open', '');
  const control = marked() ?? (clicked ? controlAt(clicked, isTranslated) : undefined);
  return { control, isWhole: Boolean(control || !clicked) && parts.every(Boolean) };
}

/**
 * Repeats, once, the last click that came before the page could answer, when its control is there and has what was
 * entered beside it. It is dropped where the user clicks first, or the page becomes another one.
 */
export function replayClick(isSamePage: () => boolean): void {
  // Not while React is at work: a click into what it has not hydrated yet is lost then.
  setTimeout(() => {
    dispatchEvent(new Event('rendered'));
    const last = performance.now() + LONGEST_WAIT_MS;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const drop = () => {
      clearTimeout(timer);
      removeEventListener('click', dropForUser, true);
      marked()?.removeAttribute('data-clicked');
      stored = null;
    };
    const dropForUser = ({ isTrusted }: Event) => isTrusted && drop();
    const attempt = () => {
      const isNothing = !(stored?.clicked || stored?.opened.length || marked());
      const isLast = performance.now() >= last || isNothing;
      const { control, isWhole = false }: Partial<Found> = isSamePage() ? findControls() : {};
      if (!(isWhole && !isInputPending()) && !isLast) {
        timer = setTimeout(attempt, PAUSE_MS);
        return;
      }
      drop();
      if (control && document.activeElement === document.body) control.focus();
      control?.click();
    };
    addEventListener('click', dropForUser, true);
    attempt();
  });
}
