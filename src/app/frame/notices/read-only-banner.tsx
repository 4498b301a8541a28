import type { ReactElement } from 'react';
import { useSession } from '#actors/session-context.ts';
import { useTexts } from '#i18n/texts.ts';
import { Icon } from '#ui/layout/icon.tsx';

/** Shows that nothing can be changed while an agent impersonates the customer. */
export function ReadOnlyBanner(): ReactElement | null {
  const { t } = useTexts();
  const user = useSession(({ context }) => context.user);
  if (!user?.readOnly) return null;
  return (
    <section className="frame-notice frame-notice-warning" aria-label={t('frame.readOnly.label')}>
      <Icon name="eye" />
      <p>
        <strong>{t('frame.readOnly.title', { name: user.name })}</strong> {t('frame.readOnly.body')}
      </p>
    </section>
  );
}
