import { type ReactElement, type RefObject, useEffect, useRef } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { StudioIcon } from '#studio/client/look/studio-icon.tsx';
import { OthersAt } from '#studio/client/people/others-here.tsx';
import { type Chosen, useStudio } from '#studio/client/state/studio.ts';
import { iconOf, nameOf, shortNameOf, wordsOnPage } from '#studio/client/state/thing-words.ts';
import { useFieldWords } from '#studio/client/theme/field-words.ts';
import { useStored } from '#ui/use-stored.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { EntryList } from './entry-list.tsx';
import { PanelSections } from './panel-sections.tsx';
import { ThingFiles } from './thing-files.tsx';
import { TryForm } from './try/try-form.tsx';
import { TryPart } from './try/try-part.tsx';
import { TryWizard } from './try/try-wizard.tsx';
import { usePanel } from './use-panel.ts';

/** The panel of a thing. */
export function ThingPanel({
  chosen,
}: {
  chosen: Extract<Chosen, { kind: 'thing' }>;
}): ReactElement {
  const { thing } = chosen;
  const { portal, view, changeView, leave, pending } = useStudio();
  const { t } = useTexts();
  const { name } = useFieldWords();
  const { isJson } = useStored(view);
  const { things } = useStored(portal.store);
  const { panel, isFresh, isFailed, retry } = usePanel(thing);
  const heading = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers answer with a promise, which is no clean-up.
    void body.current?.scrollTo?.(0, 0);
  }, []);
  useFocusOfPath(body, chosen.path, panel !== undefined);
  const around = chosen.around.length > 0 ? chosen.around : (panel?.around ?? []);
  const place = panel?.sections[0] ?? panel?.lists[0];
  const words = wordsOnPage(things, thing);
  return (
    <>
      <header className="panel-head">
        <Breadcrumb around={around} />
        <div className="panel-heading">
          <StudioIcon name={iconOf(thing)} />
          <div className="panel-names">
            <h2 ref={heading} title={nameOf(thing)}>
              {words ?? name(shortNameOf(thing))}
            </h2>
            <p className="panel-kind">
              {t(`studio.kind.${thing.kind}`)} <code>{nameOf(thing)}</code>
            </p>
          </div>
          <button
            type="button"
            className="icon-button"
            aria-label={t('studio.panel.json')}
            title={t('studio.panel.json')}
            aria-pressed={isJson}
            disabled={!place}
            onClick={() => {
              pending.flush();
              changeView({ isJson: !isJson });
            }}
          >
            <StudioIcon name="braces" />
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={t('studio.panel.close')}
            onClick={leave}
          >
            <StudioIcon name="close" />
          </button>
        </div>
        <OthersAt thing={thing} />
      </header>
      <div ref={body} className={`panel-body${isJson && place ? ' is-code' : ''}`}>
        {!panel && !isFailed && <PanelSkeleton />}
        {!panel && isFailed && (
          <div className="panel-note" role="alert">
            <p>{t('studio.panel.failed')}</p>
            <button type="button" className="btn btn-secondary btn-sm" onClick={retry}>
              {t('studio.panel.retry')}
            </button>
          </div>
        )}
        {panel && isJson && place && <ThingFiles panel={panel} />}
        {panel && !(isJson && place) && (
          <>
            <TryForm thing={thing} />
            <TryPart panel={panel} />
            <TryWizard things={[thing, ...around]} />
            <PanelSections panel={panel} isFresh={isFresh} />
            {panel.lists.map((list) => (
              <EntryList key={`${list.file} ${list.path.join('/')}`} list={list} thing={thing} />
            ))}
            {panel.sections.length + panel.lists.length === 0 && (
              <p className="panel-note">{t('studio.panel.nothing')}</p>
            )}
          </>
        )}
      </div>
    </>
  );
}

function PanelSkeleton(): ReactElement {
  const { t } = useTexts();
  return (
    <div className="panel-skeleton" role="status">
      <span className="visually-hidden">{t('studio.loading')}</span>
      <span className="bone is-short" />
      <span className="bone is-box" />
      <span className="bone is-short" />
      <span className="bone is-box" />
    </div>
  );
}

/** Focuses the member that a diagnosis is about, once its panel is there. */
function useFocusOfPath(
  body: RefObject<HTMLElement | null>,
  path: (string | number)[] | undefined,
  isThere: boolean,
): void {
  useEffect(() => {
    if (!isThere || !path) return;
    const fault = body.current?.querySelector('.is-wrong [aria-invalid], .value-fault');
    const control = fault
      ?.closest('.value, .section')
      ?.querySelector<HTMLElement>('input, textarea, select');
    control?.focus();
    fault?.scrollIntoView?.({ block: 'center' });
  }, [isThere, path, body]);
}
