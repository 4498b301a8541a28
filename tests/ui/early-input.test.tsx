import { act } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { prerender } from 'react-dom/static.browser';
import { afterEach, expect, it } from 'vitest';
import { isInputPending, storeEarlyInput, useEarlyInput } from '#ui/hydration/early-input.ts';

/** A form whose controls follow what it knows, as those of the form engine do. */
function Form({ known = {} }: { known?: Record<string, string> }): ReactElement {
  const [answers, setAnswers] = useState<Record<string, string>>(known);
  const enter = (name: string, value: string) =>
    setAnswers((before) => ({ ...before, [name]: value }));
  useEarlyInput('own.');
  return (
    <form>
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
          checked={answers.home === value}
          onChange={() => enter('home', value)}
        />
      ))}
      <input
        id="own.consent"
        type="checkbox"
        checked={answers.consent === 'yes'}
        onChange={({ target }) => enter('consent', target.checked ? 'yes' : 'no')}
      />
      <output>{JSON.stringify(answers)}</output>
    </form>
  );
}

let root: Root | undefined;

/** The page as it was prerendered, before any code is loaded. */
async function prerendered(): Promise<HTMLElement> {
  const { prelude } = await prerender(<Form />);
  document.body.innerHTML = `<div id="root">${await new Response(prelude).text()}</div>`;
  return document.getElementById('root') as HTMLElement;
}

const control = <Kind extends HTMLElement>(selector: string) =>
  document.querySelector(selector) as Kind;

/** Enters something into each kind of control, as the browser does where no code listens. */
function enterEarly(): void {
  control<HTMLInputElement>('#own\\.name').value = 'Ana';
  control<HTMLTextAreaElement>('textarea').value = 'Hola';
  control<HTMLSelectElement>('select').value = 'calle';
  control<HTMLInputElement>('[value=second]').checked = true;
  control<HTMLInputElement>('[type=checkbox]').checked = true;
  control('select').focus();
}

async function render(page: HTMLElement, how: 'hydrated' | 'replaced', form = <Form />) {
  storeEarlyInput(page);
  await act(async () => {
    if (how === 'hydrated') root = hydrateRoot(page, form);
    else {
      root = createRoot(page);
      root.render(form);
    }
  });
}

const answers = () => JSON.parse(control('output').textContent ?? '');

afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.replaceChildren();
});

it.each(['hydrated', 'replaced'] as const)(
  'what was entered before the form was %s is in its answers, and the focus where it was',
  async (how) => {
    const page = await prerendered();
    enterEarly();
    await render(page, how);
    expect(answers()).toEqual({
      name: 'Ana',
      words: 'Hola',
      street: 'calle',
      home: 'second',
      consent: 'yes',
    });
    expect(control<HTMLInputElement>('#own\\.name').value).toBe('Ana');
    expect(control<HTMLInputElement>('[type=checkbox]').checked).toBe(true);
    expect(document.activeElement).toBe(control('select'));
    expect(isInputPending()).toBe(false);
  },
);

it('what was not touched remains as the form knows it, beside what was entered', async () => {
  const page = await prerendered();
  control<HTMLTextAreaElement>('textarea').value = 'Hola';
  await render(page, 'replaced', <Form known={{ name: 'Ana', home: 'habitual' }} />);
  expect(answers()).toEqual({ name: 'Ana', home: 'habitual', words: 'Hola' });
});
