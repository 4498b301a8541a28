import { createContext, type ReactElement, type RefObject, use, useEffect, useState } from 'react';
import { codeOf } from '#config/code-loading.ts';
import { useCode } from '#ui/loading/use-code.ts';

const tooltip = codeOf(() => import('./hint-tooltip.tsx').then((module) => module.HintTooltip));

/** Milliseconds that a tooltip stays after a touch; the usual time of section 9, until a retailer sets another. */
export const TouchTimeContext = createContext(5_000);

interface HintProps {
  /** Id that the control's `aria-describedby` refers to. */
  id: string;
  /** The control that the text explains. */
  control: RefObject<HTMLElement | null>;
  text: string;
}

/**
 * A text that explains a control: always its description for a screen reader, and a tooltip on hover, focus and touch.
 * The tooltip stays while the pointer is over it and closes with Escape (WCAG 1.4.13); after a touch it goes by itself,
 * as nothing leaves there.
 */
export function Hint({ id, control, text }: HintProps): ReactElement {
  const [isShown, setShown] = useState(false);
  const [touches, setTouches] = useState(0);
  const touchTime = use(TouchTimeContext);
  const { here: Tooltip } = useCode(tooltip, isShown);

  useEffect(() => {
    const element = control.current;
    if (!element) return;
    const show = () => setShown(true);
    const enter = ({ pointerType }: PointerEvent) => {
      show();
      if (pointerType === 'touch') setTouches((count) => count + 1);
    };
    const hide = () => setShown(false);
    const leave = ({ pointerType, relatedTarget }: PointerEvent) => {
      const isOverTooltip =
        relatedTarget instanceof Element && relatedTarget.closest('[role=tooltip]');
      // On touch the pointer leaves when the finger is lifted: the tooltip stays until the next touch elsewhere.
      if (pointerType !== 'touch' && !isOverTooltip) hide();
    };
    if (element === document.activeElement) show();
    element.addEventListener('pointerenter', enter);
    element.addEventListener('pointerleave', leave);
    element.addEventListener('focus', show);
    element.addEventListener('blur', hide);
    return () => {
      element.removeEventListener('pointerenter', enter);
      element.removeEventListener('pointerleave', leave);
      element.removeEventListener('focus', show);
      element.removeEventListener('blur', hide);
    };
  }, [control]);

  useEffect(() => {
    if (touches === 0) return;
    const timer = setTimeout(() => setShown(false), touchTime);
    return () => clearTimeout(timer);
  }, [touches, touchTime]);

  return (
    <>
      <span id={id} hidden>
        {text}
      </span>
      {isShown && Tooltip && (
        <Tooltip control={control} onHide={() => setShown(false)}>
          {text}
        </Tooltip>
      )}
    </>
  );
}
