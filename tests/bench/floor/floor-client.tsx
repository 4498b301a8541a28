import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { floorRoutes, type PublishedForm } from './floor-page.tsx';

/** Hydrates the page, as the portal does: in a transition. */
export function hydrateFloor(root: HTMLElement, form: PublishedForm): void {
  const router = createBrowserRouter(floorRoutes(form));
  startTransition(() => {
    hydrateRoot(root, <RouterProvider router={router} />);
  });
}
