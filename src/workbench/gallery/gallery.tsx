import { type ReactElement, Suspense } from 'react';
import { Link, Outlet } from 'react-router-dom';
import { changeLanguage } from '#app/settings/languages.ts';
import { useConfiguration, useFacts } from '#config/facts-provider.tsx';
import { useTexts } from '#i18n/texts.ts';
import { showTheme, type Theme, themes } from '#ui/layout/theme.ts';
import { useTheme } from '#ui/layout/use-theme.ts';
import { addGalleryLookups } from './gallery-lookups.ts';
import { widgetSpecimens } from './gallery-specimens.ts';
import { useGalleryWords } from './gallery-words.ts';
import { partSpecimens } from './parts/part-specimens.ts';
import './gallery.scss';

addGalleryLookups();

/** Every widget, every published form and every part of pages in each state, for developers; no part of a customer's portal. */
export function Gallery(): ReactElement {
  const words = useGalleryWords();
  return (
    <div className="gallery">
      <GalleryBar />
      <main className="gallery-main">
        <Suspense fallback={<p role="status">{words.loading}</p>}>
          <Outlet />
        </Suspense>
      </main>
    </div>
  );
}

function GalleryBar(): ReactElement {
  const words = useGalleryWords();
  const { language } = useTexts();
  const configuration = useConfiguration();
  const { offered } = useFacts().settings.languages;
  const theme = useTheme();
  return (
    <header className="gallery-bar">
      <Link to="/_gallery">{words.title}</Link>
      <label>
        {words.language}
        <select
          className="form-select"
          value={language}
          onChange={(event) => void changeLanguage(configuration, event.target.value)}
        >
          {offered.map((code) => (
            <option key={code} value={code}>
              {code}
            </option>
          ))}
        </select>
      </label>
      <label>
        {words.theme}
        <select
          className="form-select"
          value={theme}
          onChange={(event) => showTheme(event.target.value as Theme)}
        >
          {themes.map((one) => (
            <option key={one} value={one}>
              {words.themes[one]}
            </option>
          ))}
        </select>
      </label>
    </header>
  );
}

/** Links to every specimen. */
export function GalleryIndex(): ReactElement {
  const words = useGalleryWords();
  const specimens = {
    widgets: widgetSpecimens,
    forms: Object.keys(useConfiguration().manifest.forms),
    parts: partSpecimens,
  };
  return (
    <>
      <h1>{words.title}</h1>
      <p>{words.intro}</p>
      {(['widgets', 'forms', 'parts'] as const).map((kind) => (
        <section key={kind} aria-labelledby={kind}>
          <h2 id={kind}>{words[kind]}</h2>
          <ul className="gallery-index">
            {specimens[kind].map((name) => (
              <li key={name}>
                <Link to={`/_gallery/${kind}/${name}`}>{name}</Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
