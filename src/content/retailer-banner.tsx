import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type MouseEvent, type ReactElement, useState } from 'react';
import { useFacts } from '#config/facts-provider.tsx';
import { useTexts } from '#i18n/texts.ts';
import { bannerQuery } from '#queries/banner.ts';
import { Icon } from '#ui/icon.tsx';
import { SanitisedHtml } from '#ui/sanitised-html.tsx';
import { dismissBanner, isDismissed } from './dismissed-banners.ts';
import { usePageSettled } from './use-page-settled.ts';
import './retailer-banner.scss';

/**
 * A notice of the retailer by its code, read once the page has what it needs; nothing where there is none or it cannot
 * be read. Who dismisses it does not see it again in this visit.
 */
export function RetailerBanner({ code }: { code: string }): ReactElement | null {
  const { t, language } = useTexts();
  const { signedIn } = useFacts().session;
  const [isGone, setGone] = useState(() => isDismissed(code));
  const isSettled = usePageSettled();
  const { data: html } = useQuery({
    ...bannerQuery(code, { language, signedIn }),
    enabled: isSettled && !isGone,
    placeholderData: keepPreviousData,
  });
  if (isGone || !html) return null;
  const dismiss = ({ currentTarget }: MouseEvent) => {
    // The button that has the focus goes.
    currentTarget.closest('main')?.focus({ preventScroll: true });
    dismissBanner(code);
    setGone(true);
  };
  // Its classes are not called after banners or advertisements: blockers would hide them.
  return (
    <section className="served-notice" aria-label={t('content.banner.label')}>
      <SanitisedHtml html={html} />
      <button type="button" className="btn btn-quiet btn-icon" onClick={dismiss}>
        <Icon name="close" />
        <span className="visually-hidden">{t('content.banner.close')}</span>
      </button>
    </section>
  );
}
