// A classic script in the head of prerendered pages, which the browser runs before it shows them: without imports and
// exports, and under 1 kB. Controls do nothing until the page is rendered: the last one clicked is marked, and
// `replayClick` clicks it then. A key on a control and Enter in a field are clicks too. For a visitor who has chosen
// about cookies the actions of the page are at the foot from the first paint on, as moving there later would shift them.

(() => {
  const hasInput = () =>
    [...document.querySelectorAll<HTMLInputElement>('input, textarea')].some(
      ({ value, defaultValue, checked, defaultChecked }) =>
        value !== defaultValue || checked !== defaultChecked,
    );

  /** A link is followed at once, unless it leads to a page of the portal that could take the user's input along. */
  const waits = (control: HTMLElement, { ctrlKey, metaKey, shiftKey }: MouseEvent) =>
    !(control instanceof HTMLAnchorElement) ||
    (!(ctrlKey || metaKey || shiftKey || control.target || control.origin !== location.origin) &&
      hasInput());

  const buffer = (event: MouseEvent) => {
    const control = (event.target as Element).closest<HTMLElement>('#root :is(button, a[href])');
    if (!control || !waits(control, event)) return;
    event.preventDefault();
    event.stopPropagation();
    document.querySelector('[data-clicked]')?.removeAttribute('data-clicked');
    control.dataset.clicked = '';
  };
  // A search without a button would be submitted to the address of the page.
  const refuse = (event: Event) => event.preventDefault();

  try {
    // The key of `src/consent/consent-store.ts`.
    if (localStorage.getItem('lluerna.consent'))
      document.documentElement.removeAttribute('data-consent');
  } catch {
    // The browser stores nothing.
  }
  addEventListener('click', buffer, true);
  addEventListener('submit', refuse, true);
  addEventListener(
    'rendered',
    () => {
      removeEventListener('click', buffer, true);
      removeEventListener('submit', refuse, true);
    },
    { once: true },
  );
})();
