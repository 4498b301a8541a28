import { type ReactElement, useEffect, useState } from 'react';
import type { PortalServices } from '#app/extension.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/controls/button.tsx';
import { Icon } from '#ui/layout/icon.tsx';
import { useStored } from '#ui/use-stored.ts';
import { useNews } from '#workbench/served/preview-server.ts';
import { PartOutline } from './parts/part-outline.tsx';
import { PreviewParts } from './parts/preview-parts.tsx';
import { announcePublished, portalState } from './portal-state.ts';
import { PreviewDiagnostics } from './preview-diagnostics.tsx';
import { PreviewFields } from './preview-fields.tsx';
import { PreviewJump } from './preview-jump.tsx';
import { PreviewScene } from './preview-scene.tsx';
import { PreviewSettings } from './preview-settings.tsx';
import { loadPreviewTexts } from './preview-texts.ts';
import './preview.scss';

const OPEN = 'lluerna.preview.open';

/** Closed at first on a phone, where it would cover the page. */
const isInitiallyOpen = () =>
  (sessionStorage.getItem(OPEN) ?? String(matchMedia('(min-width: 62rem)').matches)) === 'true';

/** The panel of a preview: settings to try, pages to open, diagnostics, and the explanation of each part and field. */
export function PreviewPanel({ services }: { services: PortalServices }): ReactElement | null {
  const { t, optional, language } = useTexts();
  const portal = useStored(portalState);
  const news = useNews();
  const [isOpen, setOpen] = useState(isInitiallyOpen);
  useAnnouncedVersion(news?.version, portal?.configuration.version);
  // The same build also runs on servers without a preview, such as the gallery's.
  usePreviewTexts(news ? language : '');
  if (!portal || optional('preview.title') === undefined) return null;

  const toggle = () => {
    sessionStorage.setItem(OPEN, String(!isOpen));
    setOpen(!isOpen);
  };
  const diagnostics = news?.diagnostics ?? [];
  return (
    <>
      <aside className={isOpen ? 'preview is-open' : 'preview'} aria-label={t('preview.title')}>
        <header className="preview-head">
          <h2>{t('preview.title')}</h2>
          <Button
            variant="quiet"
            size="small"
            aria-expanded={isOpen}
            aria-controls="preview-body"
            onClick={toggle}
          >
            {isOpen ? t('preview.collapse') : t('preview.expand')}
            {diagnostics.length > 0 && !isOpen && <Icon name="alert" />}
          </Button>
        </header>
        <div id="preview-body" className="preview-body" hidden={!isOpen}>
          <PreviewDiagnostics news={news} />
          <PreviewScene portal={portal} news={news ?? null} services={services} />
          <PreviewJump portal={portal} services={services} />
          <PreviewSettings portal={portal} />
          <PreviewParts version={portal.configuration.version} />
          <PreviewFields />
        </div>
      </aside>
      <PartOutline />
    </>
  );
}

/** Makes the page check for another version when the server has one that is not shown. */
function useAnnouncedVersion(served: string | null | undefined, shown: string | undefined): void {
  useEffect(() => {
    if (served && shown && served !== shown) announcePublished();
  }, [served, shown]);
}

/** Loads the texts of the panel in a language; none for an empty one. */
function usePreviewTexts(language: string): void {
  useEffect(() => {
    if (language !== '') void loadPreviewTexts(language);
  }, [language]);
}
