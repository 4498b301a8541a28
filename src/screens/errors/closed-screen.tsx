import type { ReactElement } from 'react';
import { usePathTo } from '#i18n/paths.ts';
import { useTexts } from '#i18n/texts.ts';
import { ErrorPage } from './error-page.tsx';

/** Replaces a page that was closed while it was open; the condition that fails explains why. */
export function ClosedScreen({ condition }: { condition: string | null }): ReactElement {
  const { t } = useTexts();
  const pathTo = usePathTo();
  return (
    <ErrorPage view={{ key: 'closed', code: null, icon: 'lock' }} home={pathTo('home')}>
      {condition && <p>{t(`conditions.${condition}`)}</p>}
    </ErrorPage>
  );
}
