import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { type ShownPage, shownPages } from '#parts/shown-page.ts';
import { Button } from '#ui/controls/button.tsx';
import { useStored } from '#ui/use-stored.ts';
import { type PageExplanation, previewApi } from '#workbench/preview/preview-api.ts';
import { useOverriddenFacts } from '#workbench/preview/preview-overrides.ts';
import { PreviewSection } from '#workbench/preview/preview-section.tsx';
import { usePointing } from './marked-part.ts';
import { PreviewPart } from './preview-part.tsx';

/** Explains the parts of the page in a version of the configuration, and marks the one that the user points at. */
export function PreviewParts({ version }: { version: string }): ReactElement {
  const { t } = useTexts();
  const pages = new Map(useStored(shownPages).map((shown) => [shown.page, shown]));
  const [isPointing, setPointing] = useState(false);
  usePointing(isPointing);
  return (
    <PreviewSection title={t('preview.parts.title')}>
      {pages.size === 0 ? (
        <p className="preview-note">{t('preview.parts.none')}</p>
      ) : (
        <Button size="small" aria-pressed={isPointing} onClick={() => setPointing(!isPointing)}>
          {t('preview.parts.point')}
        </Button>
      )}
      {[...pages.values()].map((shown) => (
        <PartsOf key={shown.page} {...{ shown, version }} />
      ))}
    </PreviewSection>
  );
}

function PartsOf({ shown, version }: { shown: ShownPage; version: string }): ReactElement {
  const { t } = useTexts();
  const { page, facts, moment } = shown;
  const panel = useOverriddenFacts();
  const { data, isError } = useQuery({
    queryKey: ['explain', version, page, facts, moment, panel],
    queryFn: () => previewApi.explainPage({ page, facts, moment, panel }),
    placeholderData: (before: PageExplanation | null | undefined) => before,
    gcTime: 0,
  });
  if (isError) return <p className="preview-note">{t('preview.parts.failed')}</p>;
  const { parts = [], others = [] } = data ?? {};
  const areas = [...new Set(parts.map(({ area }) => area))];
  return (
    <>
      <p className="preview-note">{t('preview.parts.of', { page })}</p>
      {areas.map((area) => (
        <div key={area}>
          <h4>{t('preview.parts.area', { area })}</h4>
          <ul className="preview-fields">
            {parts
              .filter((part) => part.area === area)
              .map((part) => (
                <PreviewPart key={part.name} {...{ page, part }} />
              ))}
          </ul>
        </div>
      ))}
      {others.length > 0 && (
        <details>
          <summary>{t('preview.parts.others', { count: others.length })}</summary>
          <ul className="preview-others">
            {others.map(({ part, what }) => (
              <li key={part}>
                <code>{part}</code> <span lang="en">{what}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
