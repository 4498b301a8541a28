import { type ButtonHTMLAttributes, type MouseEvent, type ReactElement, useId } from 'react';
import { Icon, type IconName } from './icon.tsx';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Primary once per view; secondary for the rest; quiet inside cards and rows. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'normal' | 'small';
  /** True while the work runs: the button keeps its place and name, and takes no second click. */
  busy?: boolean;
  /** Why it cannot be used now: it stays focusable and the reason shows on hover, focus and touch. */
  disabledReason?: string | undefined;
  icon?: IconName;
  /** Full width on a phone. */
  block?: boolean;
}

const looks = {
  primary: 'btn-primary',
  secondary: 'btn-secondary',
  quiet: 'btn-quiet',
  danger: 'btn-danger',
} as const;

/** The portal's button. */
export function Button({
  variant = 'secondary',
  size = 'normal',
  busy = false,
  disabledReason,
  icon,
  block = false,
  className = '',
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps): ReactElement {
  const reasonId = useId();
  const blocked = busy || disabledReason !== undefined;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (blocked) event.preventDefault();
    else onClick?.(event);
  };
  const isHinted = disabledReason !== undefined;
  return (
    // Around every button, so that one which gets a reason stays the same element and keeps the focus.
    <span className={isHinted ? `hint ${block ? 'btn-block' : ''}` : 'hint-less'}>
      <button
        {...rest}
        type={type}
        className={`btn ${looks[variant]} ${size === 'small' ? 'btn-sm' : ''} ${block ? 'btn-block' : ''} ${className}`}
        aria-disabled={blocked || undefined}
        aria-busy={busy || undefined}
        aria-describedby={disabledReason ? reasonId : rest['aria-describedby']}
        onClick={press}
      >
        {busy ? <span className="busy-mark" aria-hidden="true" /> : icon && <Icon name={icon} />}
        {children}
      </button>
      {isHinted && (
        <span id={reasonId} role="tooltip" className="hint-text">
          {disabledReason}
        </span>
      )}
    </span>
  );
}
