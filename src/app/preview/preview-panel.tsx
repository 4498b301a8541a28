import type { QueryClient } from '@tanstack/react-query';
import { type ReactElement, useEffect, useState, useSyncExternalStore } from 'react';
import type { SessionActor } from '#actors/session-context.ts';
import { addTexts, textAt } from '#i18n/i18n.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { followNews, type PreviewNews, previewApi } from './preview-api.ts';
import { PreviewFaults } from './preview-faults.tsx';
import { PreviewFields } from './preview-fields.tsx';
import { askForPublished, previewGround } from './preview-ground.ts';
import { PreviewJump } from './preview-jump.tsx';
import { PreviewScene } from './preview-scene.tsx';
import { PreviewSettings } from './preview-settings.tsx';
import './preview.scss';

interface PreviewPanelProps {
  queryClient: QueryClient;
  session: SessionActor;
}

const OPEN = 'lluerna.preview.open';

/** On a phone the panel would cover the page: it begins closed. */
const beginsOpen = () =>
  (sessionStorage.getItem(OPEN) ?? String(matchMedia('(min-width: 62rem)').matches)) === 'true';

/** The panel of a preview: what to try, where to go, what is wrong, and why each field is as it is. */
export function PreviewPanel({ queryClient, session }: PreviewPanelProps): ReactElement | null {
  const { t, language } = useTexts();
  const ground = useSyncExternalStore(previewGround.subscribe, previewGround.read);
  const [news, setNews] = useState<PreviewNews | null | undefined>();
  const [isOpen, setOpen] = useState(beginsOpen);
  useEffect(() => followNews(setNews), []);

  const served = news?.version;
  const shown = ground?.configuration.version;
  // The same build also stands on servers that know nothing of previews, as the gallery's.
  const reached = Boolean(news);
  useEffect(() => {
    if (served && shown && served !== shown) askForPublished();
  }, [served, shown]);
  useEffect(() => {
    if (!reached || language === '' || textAt(language, 'preview')) return;
    void previewApi.texts(language).then((preview) => addTexts(language, { preview }));
  }, [language, reached]);
  if (!ground || !textAt(language, 'preview')) return null;

  const toggle = () => {
    sessionStorage.setItem(OPEN, String(!isOpen));
    setOpen(!isOpen);
  };
  const faults = news?.faults ?? [];
  return (
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
          {faults.length > 0 && !isOpen && <Icon name="alert" />}
        </Button>
      </header>
      <div id="preview-body" className="preview-body" hidden={!isOpen}>
        <PreviewFaults news={news} />
        <PreviewScene ground={ground} news={news ?? null} session={session} />
        <PreviewJump ground={ground} queryClient={queryClient} session={session} />
        <PreviewSettings ground={ground} />
        <PreviewFields />
      </div>
    </aside>
  );
}
