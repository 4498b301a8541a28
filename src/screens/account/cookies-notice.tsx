import { type ReactElement, useEffect, useState } from 'react';
import { cookiesWork } from '#api/session-cookies.ts';
import { useTexts } from '#i18n/texts.ts';
import { Alert } from '#ui/feedback/alert.tsx';

/** Says that the browser blocks cookies, what that means for the session, and how to allow them; goes once it does not. */
export function CookiesNotice(): ReactElement | null {
  const { t } = useTexts();
  if (useCookiesWork()) return null;
  return (
    <Alert tone="warning" title={t('session.cookies.title')}>
      <p>{t('session.cookies.body')}</p>
      <p>{t('session.cookies.how')}</p>
    </Alert>
  );
}

/** False while the browser blocks cookies; checked again when the user returns from its settings. */
function useCookiesWork(): boolean {
  const [works, setWorks] = useState(true);
  useEffect(() => {
    const check = () => setWorks(cookiesWork());
    check();
    window.addEventListener('focus', check);
    return () => window.removeEventListener('focus', check);
  }, []);
  return works;
}
