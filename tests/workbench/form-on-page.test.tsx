import { afterEach, expect, it } from 'vitest';
import type { FormContextValue } from '#forms/engine/form-context.ts';
import { shownForms } from '#forms/engine/shown-form.ts';
import { formOnPage } from '#workbench/preview/places/form-on-page.ts';

const form = (name: string) => ({ name }) as FormContextValue;
const { signal } = new AbortController();

afterEach(() => {
  shownForms.write([]);
  window.history.replaceState(null, '', '/');
});

it('is the form of that name, whenever it comes', async () => {
  const found = formOnPage('contact', signal);
  shownForms.write([form('newsletter')]);
  shownForms.write([form('newsletter'), form('contact')]);
  await expect(found).resolves.toEqual(form('contact'));
});

it('is nothing once another is wanted', async () => {
  const wanted = new AbortController();
  const found = formOnPage('contact', wanted.signal);
  wanted.abort();
  await expect(found).resolves.toBeNull();
  shownForms.write([form('contact')]);
  await expect(formOnPage('contact', wanted.signal)).resolves.toBeNull();
});

it('is nothing where the person has opened another page', async () => {
  const found = formOnPage('contact', signal);
  window.history.replaceState(null, '', '/facturas');
  shownForms.write([form('contact')]);
  await expect(found).resolves.toBeNull();
});
