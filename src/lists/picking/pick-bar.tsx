import { type ReactElement, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/controls/button.tsx';
import { problemText } from '#ui/feedback/problem-text.ts';
import { useFocusOnChange } from '#ui/focus/use-focus-on-change.ts';
import { usePageMark } from '#ui/loading/use-page-mark.ts';
import type { Picks } from './picking.ts';
import './picking.scss';

interface PickFrameProps {
  label: string;
  /** What it shows: it takes the focus when that changes, as the control that had it is gone then. */
  shows: string;
  /** False for what may be long: it then stands below the list. */
  isSticky: boolean;
  children: ReactNode;
}

/** The foot of a list that is being picked from. */
export function PickFrame({ label, shows, isSticky, children }: PickFrameProps): ReactElement {
  const place = useRef<HTMLElement>(null);
  usePageMark('picking', isSticky);
  useFocusOnChange(shows, () => {
    place.current?.focus();
    // What has the focus already does not come into sight by itself.
    place.current?.scrollIntoView?.({ block: 'nearest' });
  });
  return (
    <section
      ref={place}
      className="pick-bar"
      data-sticky={isSticky || undefined}
      tabIndex={-1}
      aria-label={label}
    >
      {children}
    </section>
  );
}

interface PickBarProps {
  picks: Picks<unknown>;
  /** What can be done with the picked rows. */
  children: ReactNode;
}

/** How many rows are picked, a way to pick all that are found, and what can be done with them. Escape ends it. */
export function PickBar({ picks, children }: PickBarProps): ReactElement {
  const texts = useTexts();
  const { t } = texts;
  const { number } = useFormats();
  const { rows, found, most, problem, stop } = picks;
  useEscape(stop);
  const isAll = rows.length >= Math.min(found, most);
  const pickFound =
    found > most
      ? t(`${picks.texts}pick.newest`, { most, total: number(found) })
      : t(`${picks.texts}pick.found`, { count: found });
  return (
    <>
      <div className="pick-bar-rows">
        <p role="status">{t(`${picks.texts}pick.count`, { count: rows.length })}</p>
        {found > 0 && (
          // One button, so that it keeps the focus.
          <Button
            variant="quiet"
            size="small"
            busy={picks.isPickingFound}
            onClick={isAll ? picks.clear : picks.pickFound}
          >
            {isAll ? t(`${picks.texts}pick.none`) : pickFound}
          </Button>
        )}
      </div>
      {problem && (
        <p role="alert" className="pick-bar-note">
          {problemText(problem, texts).body}
        </p>
      )}
      <div className="pick-bar-actions">
        {children}
        <Button variant="quiet" size="small" onClick={stop}>
          {t('common.cancel')}
        </Button>
      </div>
    </>
  );
}

/** True while Escape closes something else: a tooltip, a dialog, a menu, the history of a debt. */
const isElsewhere = (target: EventTarget | null) =>
  document.querySelector('[role="tooltip"], [role="dialog"]') !== null ||
  (target instanceof Element &&
    target.closest('[aria-expanded="true"], [role="menu"], .list-filters') !== null);

function useEscape(act: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !isElsewhere(event.target)) act();
  });
  useEffect(() => {
    // Before whatever else it closes is gone.
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  }, []);
}
