import { type ReactElement, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { GalleryBar } from './gallery-bar.tsx';
import { addGalleryLookups } from './gallery-lookups.ts';
import { useGalleryWords } from './gallery-words.ts';
import { isFramed } from './is-framed.ts';
import './gallery.scss';

addGalleryLookups();

/** Every element of the design, widget, published form and part of pages in each state, for developers; no part of a customer's portal. */
export function Gallery(): ReactElement {
  const words = useGalleryWords();
  return (
    <div className="gallery">
      {!isFramed && <GalleryBar />}
      <main className="gallery-main">
        <Suspense fallback={<p role="status">{words.loading}</p>}>
          <Outlet />
        </Suspense>
      </main>
    </div>
  );
}
