import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useFacts } from '#config/facts-provider.tsx';
import { useTexts } from '#i18n/texts.ts';
import { bannerQuery } from '#queries/content/banner.ts';
import { SanitisedHtml } from '#ui/html/sanitised-html.tsx';
import { Icon } from '#ui/layout/icon.tsx';
import { usePageSettled } from '#ui/loading/use-page-settled.ts';
import { dismissBanner } from './dismissed-banners.ts';
import './retailer-banner.scss';

/**
 * A notice of the retailer by its code, read once the page has what it needs; nothing where there is none or it cannot
 * be read. Who dismisses it does not see it again in this visit.
 */
export function RetailerBanner({
  code,
  place,
  onDismiss,
}: {
  code: string;
  /** At the side it is all there; above the page a line opens it. */
  place: 'side' | 'top';
  onDismiss: () => void;
}): ReactElement | null {
  const { t, language } = useTexts();
  const { signedIn } = useFacts().session;
  const isSettled = usePageSettled();
  const { data: html } = useQuery({
    ...bannerQuery(code, { language, signedIn }),
    enabled: isSettled,
    placeholderData: keepPreviousData,
  });
  if (!html) return null;
  const dismiss = () => {
    // The button that has the focus goes.
    document.querySelector('main')?.focus({ preventScroll: true });
    dismissBanner(code);
    onDismiss();
  };
  // Its classes are not called after banners or advertisements: blockers would hide them.
  return (
    <section className={`served-notice is-at-${place}`} aria-label={t('content.banner.label')}>
      {place === 'side' ? (
        <SanitisedHtml html={html} />
      ) : (
        <details>
          <summary>
            <Icon name="info" />
            {t('content.banner.from')}
            <Icon name="chevron-down" className="menu-arrow" />
          </summary>
          <SanitisedHtml html={html} />
        </details>
      )}
      <button type="button" className="btn btn-quiet btn-icon" onClick={dismiss}>
        <Icon name="close" />
        <span className="visually-hidden">{t('content.banner.close')}</span>
      </button>
    </section>
  );
}
