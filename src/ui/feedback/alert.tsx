import type { ReactElement, ReactNode } from 'react';
import BootstrapAlert from 'react-bootstrap/Alert';
import { useTexts } from '#i18n/texts.ts';
import type { Tone } from '#ui/layout/chip.tsx';
import { Icon, type IconName } from '#ui/layout/icon.tsx';

const icons: Record<Tone, IconName> = {
  neutral: 'info',
  info: 'info',
  success: 'check-circle',
  warning: 'alert',
  danger: 'alert',
};

export interface AlertProps {
  tone?: Tone;
  title?: string;
  children?: ReactNode;
  /** Buttons or links that solve what the alert says. */
  actions?: ReactNode;
  onDismiss?: () => void;
}

/** A message; danger and warning are announced at once (`role="alert"`), the others politely. */
export function Alert({
  tone = 'info',
  title,
  children,
  actions,
  onDismiss,
}: AlertProps): ReactElement {
  const { t } = useTexts();
  return (
    <BootstrapAlert
      variant={tone}
      role={tone === 'danger' || tone === 'warning' ? 'alert' : 'status'}
      transition={false}
    >
      <Icon name={icons[tone]} />
      <div className="alert-content">
        {title && <p className="alert-heading">{title}</p>}
        {children && <div>{children}</div>}
        {actions && <div className="alert-actions">{actions}</div>}
      </div>
      {onDismiss && (
        <button type="button" className="btn btn-quiet btn-icon" onClick={onDismiss}>
          <Icon name="close" />
          <span className="visually-hidden">{t('common.close')}</span>
        </button>
      )}
    </BootstrapAlert>
  );
}
