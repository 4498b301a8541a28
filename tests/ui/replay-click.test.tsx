import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let replay: (isSamePage?: () => boolean) => void;
let store: () => void;
const clicked: string[] = [];

/** A page with these controls, whose clicks are noted. */
function show(html: string, language = 'es-ES'): void {
  document.documentElement.lang = language;
  document.body.innerHTML = `<div id="root"><main>${html}</main></div>`;
  for (const control of document.querySelectorAll('#root :is(button, a)'))
    control.addEventListener('click', (event) => {
      event.preventDefault();
      clicked.push(control.id || String(control.textContent));
    });
}
const click = (selector: string, init: MouseEventInit = {}) =>
  document
    .querySelector(selector)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));

const form = (name: string, submit: string, value = '') =>
  `<form><input id="${name}.user" value="${value}"><button class="primary">${submit}</button></form>`;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  clicked.length = 0;
  // @ts-expect-error A classic script, without exports.
  await import('#ui/hydration/buffered-click.ts');
  const { replayClick, storeClick } = await import('#ui/hydration/replay-click.ts');
  store = storeClick;
  replay = (isSamePage = () => true) => {
    replayClick(isSamePage);
    vi.advanceTimersByTime(5_500);
  };
});
afterEach(() => {
  replay();
  vi.useRealTimers();
});

it('clicks the control that was clicked last, once, and no other', () => {
  show(`${form('login', 'Entrar')}<button>Menú</button>`);
  click('main > button');
  click('form button');
  click('form button');
  expect(clicked).toEqual([]);
  replay();
  replay();
  expect(clicked).toEqual(['Entrar']);
  // From here on the page answers.
  click('main > button');
  expect(clicked).toEqual(['Entrar', 'Menú']);
});

it.each([
  ['the same form', form('login', 'Entrar'), 'es-ES', ['Entrar']],
  ['the same form in another language', form('login', 'Entra'), 'ca-ES', ['Entra']],
  ['another step with the same words', form('payment', 'Entrar'), 'es-ES', []],
  ['the same form to another end', form('login', 'Pagar'), 'es-ES', []],
  ['more that could be meant', form('login', 'Entrar').repeat(2), 'es-ES', []],
])('in a page that was replaced clicks the counterpart only: %s', (_, html, language, expected) => {
  show(form('login', 'Entrar'));
  click('form button');
  store();
  show(html, language);
  replay();
  expect(clicked).toEqual(expected);
});

it('waits for the counterpart, which a busy device renders seconds later', () => {
  show(form('login', 'Entrar'));
  click('form button');
  store();
  show('');
  setTimeout(() => show(form('login', 'Entrar')), 4_500);
  replay();
  expect(clicked).toEqual(['Entrar']);
});

it('clicks nothing in another page', () => {
  show(form('login', 'Entrar'));
  click('form button');
  store();
  show(form('login', 'Entrar'));
  replay(() => false);
  expect(clicked).toEqual([]);
});

it('opens again what was open', () => {
  const question = '<details><summary>¿Cuánto tarda?</summary></details>';
  show(question);
  document.querySelector('details')?.setAttribute('open', '');
  store();
  show(question);
  replay();
  expect(document.querySelector('details')?.open).toBe(true);
});

it.each([true, false])(
  'waits for what was open, also where the clicked control is there before: %s',
  (isClicked) => {
    const question = '<details><summary>¿Cuánto tarda?</summary></details>';
    show(`<button>Menú</button>${question}`);
    document.querySelector('details')?.setAttribute('open', '');
    if (isClicked) click('main > button');
    store();
    show('<button>Menú</button>');
    setTimeout(() => show(`<button>Menú</button>${question}`), 500);
    replay();
    expect(document.querySelector('details')?.open).toBe(true);
    expect(clicked).toEqual(isClicked ? ['Menú'] : []);
  },
);

it('lets a link lead on at once, unless something was entered that its page could take along', () => {
  const link = '<a href="/recordar-clave">Olvidada</a>';
  show(form('login', 'Entrar') + link);
  click('a');
  expect(clicked).toEqual(['Olvidada']);
  const input = document.querySelector('input');
  if (input) input.value = 'ana@example.com';
  click('a', { ctrlKey: true });
  expect(clicked).toHaveLength(2);
  click('a');
  expect(clicked).toHaveLength(2);
  replay();
  expect(clicked).toHaveLength(3);
});
