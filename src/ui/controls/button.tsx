import {
  type ButtonHTMLAttributes,
  type MouseEvent,
  type ReactElement,
  useId,
  useRef,
} from 'react';
import BootstrapButton from 'react-bootstrap/Button';
import { Icon, type IconName } from '#ui/layout/icon.tsx';
import { Hint } from '#ui/overlays/hint.tsx';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Primary once per view, secondary for the rest, quiet inside cards and rows. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'normal' | 'small';
  /** True while the action runs: the button keeps its size and name, and ignores clicks. */
  busy?: boolean;
  /** Why it cannot be used now: it stays focusable, and a tooltip shows the reason. */
  disabledReason?: string | undefined;
  /** Id of what already says on the page why it cannot be used now: no tooltip. */
  disabledBy?: string | undefined;
  icon?: IconName;
  /** Full width on a phone. */
  block?: boolean;
}

export function Button({
  variant = 'secondary',
  size = 'normal',
  busy = false,
  disabledReason,
  disabledBy,
  icon,
  block = false,
  className = '',
  onClick,
  children,
  ...rest
}: ButtonProps): ReactElement {
  const reasonId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const isBlocked = busy || disabledReason !== undefined || disabledBy !== undefined;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBlocked) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <>
      <BootstrapButton
        {...rest}
        ref={button}
        variant={variant}
        size={size === 'small' ? 'sm' : undefined}
        className={`${block ? 'btn-block' : ''} ${className}`}
        aria-disabled={isBlocked || undefined}
        aria-busy={busy || undefined}
        aria-describedby={disabledReason ? reasonId : (disabledBy ?? rest['aria-describedby'])}
        onClick={press}
      >
        {busy ? <span className="busy-mark" aria-hidden="true" /> : icon && <Icon name={icon} />}
        {children}
      </BootstrapButton>
      {disabledReason !== undefined && (
        <Hint id={reasonId} control={button} text={disabledReason} />
      )}
    </>
  );
}
