import { createContext, type ReactElement, type RefObject, use, useEffect, useState } from 'react';
import { codeOf } from '#config/code-loading.ts';
import { useCode } from '#ui/loading/use-code.ts';
import { useLatest } from '#ui/use-latest.ts';

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
  const { isShown, hide } = useTooltipOf(control);
  const { here: Tooltip } = useCode(tooltip, isShown);
  return (
    <>
      <span id={id} hidden>
        {text}
      </span>
      {isShown && Tooltip && (
        <Tooltip control={control} onHide={hide}>
          {text}
        </Tooltip>
      )}
    </>
  );
}

/** True while a control is hovered or focused, and for a while after it was touched. */
function useTooltipOf(control: HintProps['control']): { isShown: boolean; hide: () => void } {
  const [isShown, setShown] = useState(false);
  const touchTime = useLatest(use(TouchTimeContext));
  useEffect(() => {
    const element = control.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => setShown(true);
    const enter = ({ pointerType }: PointerEvent) => {
      show();
      if (pointerType !== 'touch') return;
      clearTimeout(timer);
      timer = setTimeout(hide, touchTime.current);
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
      clearTimeout(timer);
    };
  }, [control, touchTime]);
  return { isShown, hide: () => setShown(false) };
}
