import { act } from '@testing-library/react';
import { type ReactElement, type ReactNode, useState, useSyncExternalStore } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { prerender } from 'react-dom/static.browser';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** A form whose controls follow what it knows, as those of the form engine do. */
function Form({ known = {} }: { known?: Record<string, string> }): ReactElement {
  const [answers, setAnswers] = useState<Record<string, string>>(known);
  const [sent, setSent] = useState<string[]>([]);
  const enter = (name: string, value: string) =>
    setAnswers((before) => ({ ...before, [name]: value }));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setSent((before) => [...before, answers.name ?? '']);
      }}
    >
      <input
        id="own.name"
        value={answers.name ?? ''}
        onChange={({ target }) => enter('name', target.value)}
      />
      <textarea
        id="own.words"
        value={answers.words ?? ''}
        onChange={({ target }) => enter('words', target.value)}
      />
      <select
        id="own.street"
        value={answers.street ?? ''}
        onChange={({ target }) => enter('street', target.value)}
      >
        <option value="" />
        <option value="calle">Calle</option>
      </select>
      {['habitual', 'second'].map((value) => (
        <input
          key={value}
          type="radio"
          name="own.home"
          value={value}
          checked={(answers.home ?? 'habitual') === value}
          onChange={() => enter('home', value)}
        />
      ))}
      <input
        id="own.consent"
        type="checkbox"
        checked={answers.consent === 'yes'}
        onChange={({ target }) => enter('consent', target.checked ? 'yes' : 'no')}
      />
      <button type="submit">Enviar</button>
      <output id="answers">{JSON.stringify(answers)}</output>
      <output id="sent">{JSON.stringify(sent)}</output>
    </form>
  );
}

let root: Root | undefined;
let earlyActs: typeof import('#ui/hydration/early-acts.ts').earlyActs;
let repeatActs: typeof import('#ui/hydration/early-acts.ts').repeatActs;

const control = <Kind extends HTMLElement>(selector: string) =>
  document.querySelector(selector) as Kind;
const page = () => control('#root');
const said = (name: string) => JSON.parse(control(`#${name}`).textContent ?? '');

/** Shows the page as it was prerendered, before any code but its first script is loaded. */
async function prerendered(content: ReactNode = <Form />): Promise<void> {
  const { prelude } = await prerender(content);
  document.body.innerHTML = `<div id="root">${await new Response(prelude).text()}</div>`;
}

/** Enters something into each kind of control, as the browser does where no code listens. */
function enterEarly(): void {
  control<HTMLInputElement>('#own\\.name').value = 'Ana';
  control<HTMLTextAreaElement>('textarea').value = 'Hola';
  control<HTMLSelectElement>('select').value = 'calle';
  control<HTMLInputElement>('[value=second]').checked = true;
  control<HTMLInputElement>('[type=checkbox]').checked = true;
  control('select').focus();
}

const pointer = (name: string, place: MouseEventInit = {}) =>
  new PointerEvent(name, { bubbles: true, isPrimary: true, ...place });

const typed = (selector: string, value: string) => {
  const input = control<HTMLInputElement>(selector);
  input.value = value;
  return input;
};

/** The code arrives: React takes the page, and what was done before is repeated. */
async function arrive(how: 'hydrated' | 'replaced', content: ReactNode = <Form />): Promise<void> {
  const acts = earlyActs();
  await act(async () => {
    if (how === 'hydrated') root = hydrateRoot(page(), content);
    else {
      root = createRoot(page());
      root.render(content);
    }
  });
  const repeated = repeatActs(acts);
  await act(async () => vi.advanceTimersByTimeAsync(5_500));
  await repeated;
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  // @ts-expect-error A classic script, without exports.
  await import('#ui/hydration/buffered-click.ts');
  ({ earlyActs, repeatActs } = await import('#ui/hydration/early-acts.ts'));
  (await import('#ui/hydration/moved-press.ts')).answerMovedPresses();
});
afterEach(async () => {
  dispatchEvent(new Event('rendered'));
  await act(async () => root?.unmount());
  root = undefined;
  vi.useRealTimers();
});

it.each(['hydrated', 'replaced'] as const)(
  'what was entered before the form was %s is in its answers, and the focus where it was',
  async (how) => {
    await prerendered();
    enterEarly();
    await arrive(how);
    expect(said('answers')).toEqual({
      name: 'Ana',
      words: 'Hola',
      street: 'calle',
      home: 'second',
      consent: 'yes',
    });
    expect(control<HTMLInputElement>('#own\\.name').value).toBe('Ana');
    expect(control<HTMLInputElement>('[type=checkbox]').checked).toBe(true);
    expect(document.activeElement).toBe(control('select'));
  },
);

it('what was not touched remains as the form knows it, beside what was entered', async () => {
  await prerendered();
  typed('textarea', 'Hola');
  await arrive('replaced', <Form known={{ name: 'Ana', home: 'habitual' }} />);
  expect(said('answers')).toEqual({ name: 'Ana', home: 'habitual', words: 'Hola' });
});

it('sends a form once that was sent with what was entered, however often it was clicked', async () => {
  await prerendered();
  typed('input', 'Ana');
  control('button').click();
  control('button').click();
  expect(said('sent')).toEqual([]);
  await arrive('hydrated');
  expect(said('sent')).toEqual(['Ana']);
  // From here on the page answers.
  await act(async () => control('button').click());
  expect(said('sent')).toEqual(['Ana', 'Ana']);
});

it('clicks the control that was clicked last and no other', async () => {
  const clicked: string[] = [];
  const menu = (
    <>
      {['Menú', 'Idioma'].map((name) => (
        <button key={name} type="button" onClick={() => clicked.push(name)}>
          {name}
        </button>
      ))}
    </>
  );
  await prerendered(menu);
  control('button').click();
  control('button:last-child').click();
  await arrive('hydrated', menu);
  expect(clicked).toEqual(['Idioma']);
});

it('clicks nothing in a page that has replaced the one that was clicked', async () => {
  await prerendered();
  control('button').click();
  await arrive('replaced');
  expect(said('sent')).toEqual([]);
});

/** A form that is rendered again with what its address says, as soon as that is known. */
function Linked(): ReactElement {
  const words = useSyncExternalStore(
    () => () => {},
    () => 'of the link',
    () => '',
  );
  return (
    <>
      <h1>Comparar</h1>
      <Form key={words} known={{ words }} />
    </>
  );
}

it('sends a form once that is rendered again with what its address says, after what was entered', async () => {
  await prerendered(<Linked />);
  typed('input', 'Ana');
  control('button').click();
  await arrive('hydrated', <Linked />);
  expect(said('answers')).toEqual({ name: 'Ana', words: 'of the link' });
  expect(said('sent')).toEqual(['Ana']);
});

it('sends a form once that is rendered again while its button is pressed', async () => {
  await prerendered(<Linked />);
  control('button').dispatchEvent(pointer('pointerdown'));
  const arrived = arrive('hydrated', <Linked />);
  await act(async () => vi.advanceTimersByTimeAsync(1_000));
  expect(said('sent')).toEqual([]);
  page().dispatchEvent(pointer('pointerup'));
  await arrived;
  expect(said('sent')).toEqual(['']);
});

it('a press that a draft comes before leaves the box as it was wanted, and the next one turns it', async () => {
  let restore = () => {};
  function Box(): ReactElement {
    const [isChecked, setChecked] = useState(false);
    restore = () => setChecked(true);
    return (
      <label>
        Radiador
        <input
          type="checkbox"
          checked={isChecked}
          onChange={({ target }) => setChecked(target.checked)}
        />
      </label>
    );
  }
  for (const pressed of ['input', 'label']) {
    await prerendered(<Box />);
    const acts = earlyActs();
    await act(async () => {
      root = hydrateRoot(page(), <Box />);
    });
    const press = async (during = () => {}) => {
      control(pressed).dispatchEvent(new Event('pointerdown', { bubbles: true }));
      await act(async () => during());
      await act(async () => control(pressed).click());
      return control<HTMLInputElement>('input').checked;
    };
    expect(await press(() => restore())).toBe(true);
    expect(await press()).toBe(false);
    acts.end();
    await act(async () => root?.unmount());
    root = undefined;
  }
});

it('answers at once also where a field that was entered does not come again', async () => {
  const clicked = vi.fn();
  await prerendered();
  typed('input', 'Ana');
  const acts = earlyActs();
  await act(async () => {
    root = createRoot(page());
    root.render(
      <button type="button" onClick={clicked}>
        Seguir
      </button>,
    );
  });
  const repeated = repeatActs(acts);
  control('button').click();
  expect(clicked).toHaveBeenCalledOnce();
  await act(async () => vi.advanceTimersByTimeAsync(5_500));
  await repeated;
  expect(clicked).toHaveBeenCalledOnce();
});

it('what the user types once React listens counts instead', async () => {
  await prerendered();
  typed('input', 'Ana');
  const acts = earlyActs();
  await act(async () => {
    root = hydrateRoot(page(), <Form />);
  });
  const input = control<HTMLInputElement>('input');
  await act(async () => {
    // As a key does; React's own property of the element would take it for a change of its own.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'Bea');
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  const repeated = repeatActs(acts);
  await act(async () => vi.advanceTimersByTimeAsync(500));
  await repeated;
  expect(said('answers')).toEqual({ name: 'Bea' });
});

it('lets a link lead on at once, unless something was entered that its page could take along', async () => {
  const followed = vi.fn((event: Event) => event.preventDefault());
  document.body.innerHTML =
    '<div id="root"><input value=""><a href="/recordar-clave">Olvidada</a></div>';
  const link = control<HTMLAnchorElement>('a');
  link.addEventListener('click', followed);
  const click = (init: MouseEventInit = {}) =>
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  click();
  expect(followed).toHaveBeenCalledTimes(1);
  typed('input', 'ana@example.com');
  click({ ctrlKey: true });
  expect(followed).toHaveBeenCalledTimes(2);
  click();
  expect(followed).toHaveBeenCalledTimes(2);
  const repeated = repeatActs(earlyActs());
  await vi.advanceTimersByTimeAsync(500);
  await repeated;
  expect(followed).toHaveBeenCalledTimes(3);
});
