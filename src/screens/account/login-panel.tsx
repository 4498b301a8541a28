import type { ReactElement } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { Icon, type IconName } from '#ui/layout/icon.tsx';

const points: readonly [string, IconName][] = [
  ['contracts', 'bolt'],
  ['changes', 'bank'],
  ['papers', 'document'],
];

/** Shows what the customer area offers; on wide screens only. */
export function LoginPanel(): ReactElement {
  const { t } = useTexts();
  return (
    <aside className="login-panel" aria-labelledby="login-panel-title">
      <p id="login-panel-title" className="login-panel-title">
        {t('session.panel.title')}
      </p>
      <ul>
        {points.map(([point, icon]) => (
          <li key={point}>
            <Icon name={icon} />
            {t(`session.panel.points.${point}`)}
          </li>
        ))}
      </ul>
    </aside>
  );
}
