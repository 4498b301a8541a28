import { type ReactElement, type RefObject, useEffect, useState } from 'react';
import { codeOf } from '#config/code-loading.ts';
import { useCode } from './use-code.ts';

const tooltip = codeOf(() => import('./hint-tooltip.tsx').then((module) => module.HintTooltip));

interface HintProps {
  /** Id that the control's `aria-describedby` refers to. */
  id: string;
  /** The control that the text explains. */
  control: RefObject<HTMLElement | null>;
  text: string;
}

/**
 * A text that explains a control: always its description for a screen reader, and a tooltip on hover, focus and touch.
 * The tooltip stays while the pointer is over it and closes with Escape (WCAG 1.4.13).
 */
export function Hint({ id, control, text }: HintProps): ReactElement {
  const [isShown, setShown] = useState(false);
  const { here: Tooltip } = useCode(tooltip, isShown);

  useEffect(() => {
    const element = control.current;
    if (!element) return;
    const show = () => setShown(true);
    const hide = () => setShown(false);
    const leave = ({ pointerType, relatedTarget }: PointerEvent) => {
      const isOverTooltip =
        relatedTarget instanceof Element && relatedTarget.closest('[role=tooltip]');
      // On touch the pointer leaves when the finger is lifted: the tooltip stays until the next touch elsewhere.
      if (pointerType !== 'touch' && !isOverTooltip) hide();
    };
    if (element === document.activeElement) show();
    element.addEventListener('pointerenter', show);
    element.addEventListener('pointerleave', leave);
    element.addEventListener('focus', show);
    element.addEventListener('blur', hide);
    return () => {
      element.removeEventListener('pointerenter', show);
      element.removeEventListener('pointerleave', leave);
      element.removeEventListener('focus', show);
      element.removeEventListener('blur', hide);
    };
  }, [control]);

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
