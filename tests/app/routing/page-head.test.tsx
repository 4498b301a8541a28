import { act, cleanup, render, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useOwnHead } from '#app/routing/page-head.ts';

const site = 'https://clients.example';
const written = `
  <link rel="canonical" href="${site}/comparador">
  <link rel="alternate" hreflang="es-ES" href="${site}/comparador">
  <link rel="alternate" hreflang="de-DE" href="${site}/vergleich">
  <link rel="alternate" hreflang="x-default" href="${site}/comparador">
  <meta name="description" content="Compare">`;

function Page() {
  useOwnHead();
  return null;
}

function open(path: string) {
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  return (to: string) => act(() => router.navigate(to));
}

const hrefOf = (selector: string) => document.head.querySelector(selector)?.getAttribute('href');
const languages = () =>
  [...document.head.querySelectorAll('[hreflang]')].map((link) => link.getAttribute('hreflang'));

beforeEach(() => {
  document.head.innerHTML = written;
});
afterEach(() => {
  cleanup();
  document.head.innerHTML = '';
});

it('a written page that is read in another language says its address there, and keeps its alternates', async () => {
  const go = open('/comparador');
  await go('/vergleich');
  await waitFor(() => expect(hrefOf('link[rel=canonical]')).toBe(`${site}/vergleich`));
  expect(languages()).toEqual(['es-ES', 'de-DE', 'x-default']);
  expect(document.head.querySelector('meta[name=description]')).toBeNull();
  await go('/comparador');
  await waitFor(() => expect(hrefOf('link[rel=canonical]')).toBe(`${site}/comparador`));
});

it('another page says nothing of what the written one said', async () => {
  const go = open('/comparador');
  await go('/login');
  await waitFor(() => expect(document.head.innerHTML.trim()).toBe(''));
});
