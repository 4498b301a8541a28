import type { ReactElement, RefObject } from 'react';
import Overlay from 'react-bootstrap/Overlay';
import Tooltip from 'react-bootstrap/Tooltip';
import '#ui/styles/tooltip.scss';

interface HintTooltipProps {
  control: RefObject<HTMLElement | null>;
  onHide: () => void;
  children: string;
}

/** Pixels along the control and away from it. */
const offset: [number, number] = [0, 8];

/** The tooltip of a hint; its code is loaded when the first hint is shown. */
export function HintTooltip({ control, onHide, children }: HintTooltipProps): ReactElement {
  return (
    <Overlay
      show
      rootClose
      target={control}
      placement="top"
      offset={offset}
      onHide={({ type, target }) => {
        if (type === 'keyup' || !control.current?.contains(target as Node)) onHide();
      }}
    >
      <Tooltip
        onPointerLeave={({ relatedTarget }) => {
          if (!control.current?.contains(relatedTarget as Node | null)) onHide();
        }}
      >
        {children}
      </Tooltip>
    </Overlay>
  );
}
