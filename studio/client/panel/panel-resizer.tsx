import type { KeyboardEvent, PointerEvent, ReactElement } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { useStudio } from '#studio/client/state/studio.ts';
import { useStored } from '#ui/use-stored.ts';

const [LEAST, MOST, STEP] = [360, 560, 20];

const within = (width: number) => Math.round(Math.max(LEAST, Math.min(MOST, width)));

/** The edge of the panel, to make it wider or narrower by pointer or arrow keys. */
export function PanelResizer(): ReactElement {
  const { view, changeView } = useStudio();
  const { t } = useTexts();
  const { panelWidth } = useStored(view);
  const resize = (width: number) => changeView({ panelWidth: within(width) });
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId))
      resize(window.innerWidth - event.clientX);
  };
  const press = (event: KeyboardEvent) => {
    const by = { ArrowLeft: STEP, ArrowRight: -STEP }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    resize(panelWidth + by);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a separator that can be moved is no thematic break
    <div
      role="separator"
      tabIndex={0}
      className="resizer"
      aria-orientation="vertical"
      aria-label={t('studio.panel.width')}
      aria-valuenow={panelWidth}
      aria-valuemin={LEAST}
      aria-valuemax={MOST}
      onKeyDown={press}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
    />
  );
}
