import { screen } from '@testing-library/react';
import { type ReactElement, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { createPortalRouter, routerReady } from '#app/routing/router.tsx';
import type { Configuration } from '#config/configuration-types.ts';

afterEach(() => document.body.replaceChildren());

/** Takes longer than React renders without letting the browser work in between. */
function busy(): void {
  const end = performance.now() + 20;
  while (performance.now() < end);
}

it('shows the page whose code arrives while React renders the frame in pieces', async () => {
  // React renders all at once where it believes to be in a test.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  let arrive = () => {};
  const code = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  function Busy(): null {
    arrive();
    busy();
    return null;
  }
  const frame = (): ReactElement => (
    <>
      <Busy />
      <Busy />
      <Busy />
      <Outlet />
    </>
  );
  history.replaceState(null, '', '/page');
  const router = createPortalRouter({} as Configuration, [
    {
      element: frame(),
      children: [
        {
          path: '/page',
          hydrateFallbackElement: <p>Waiting</p>,
          lazy: async () => {
            await code;
            return { Component: () => <h1>Here</h1> };
          },
        },
      ],
    },
  ]);
  // As the first render does, which continues without it after a timeout.
  void routerReady(router);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  startTransition(() => root.render(<RouterProvider router={router} useTransitions={false} />));
  expect(await screen.findByRole('heading', { name: 'Here' })).toBeTruthy();
  root.unmount();
  vi.unstubAllGlobals();
});
