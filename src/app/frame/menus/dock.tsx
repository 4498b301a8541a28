import { type ReactElement, type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import type { Visitor } from '#app/access/access.ts';
import { usePaying } from '#app/access/use-paying.ts';
import { HelpButton } from '#app/frame/help-button.tsx';
import { MaintenanceNotice } from '#app/frame/notices/maintenance-notice.tsx';
import { NewerVersion } from '#app/frame/notices/newer-version.tsx';
import { OfflineNotice } from '#app/frame/notices/offline-notice.tsx';
import { SessionNotice } from '#app/frame/notices/session-notice.tsx';
import { PageBanner } from '#app/page-banner.tsx';
import { useReaderLanguage } from '#app/settings/use-reader-language.ts';
import { codeOf } from '#config/code-loading.ts';
import { useFacts } from '#config/facts-provider.tsx';
import { ConsentHost } from '#consent/consent-host.tsx';
import { onThirdParty, thirdParties } from '#consent/third-parties.ts';
import { useConsentPending } from '#consent/use-consent.ts';
import { useTexts } from '#i18n/texts.ts';
import { Notifications } from '#ui/feedback/notifications.tsx';
import { useCode } from '#ui/loading/use-code.ts';
import { PhoneBar } from './phone-bar.tsx';

const languageNotice = codeOf(() =>
  import('#app/frame/notices/language-notice.tsx').then((module) => module.LanguageNotice),
);

interface DockProps {
  visitor: Visitor['state'];
  /** True for a customer on a phone: the bar with the most used entries. */
  hasBar: boolean;
  /** True when a column is beside the page; it then contains the notice of the page and the help. */
  hasSide: boolean;
}

/**
 * The parts fixed at the foot of the window, over the page, so that nothing moves when they appear: messages, notices,
 * questions, help, and on a phone, below them, the bar of a customer. Their height is `--foot`, for other sticky
 * elements.
 */
export function Dock({ visitor, hasBar, hasSide }: DockProps): ReactElement {
  const bar = useFollowedHeight('--foot-bar', hasBar);
  const place = useFollowedHeight('--foot-rest');
  const hasChat = useSyncExternalStore(onThirdParty, holdsChat, holdsChat);
  const isConsentPending = useConsentPending();
  const { languages, notifications } = useFacts().settings;
  const { language } = useTexts();
  const readers = useReaderLanguage({ language, offered: languages.offered });
  const { here: LanguageNotice } = useCode(languageNotice, readers !== null && !isConsentPending);
  return (
    <div ref={place} className="dock">
      <div className="dock-floats" data-at-start={hasSide || hasChat || undefined}>
        <HelpButton />
        <Notifications hideMs={notifications.hideMs} />
      </div>
      <ConsentHost pays={usePaying()} />
      <OfflineNotice />
      {visitor === 'signedIn' && <SessionNotice />}
      <NewerVersion />
      <MaintenanceNotice />
      {/* One notice at a time. */}
      {!isConsentPending && readers && LanguageNotice && <LanguageNotice language={readers} />}
      {!hasSide && !isConsentPending && <PageBanner place="dock" />}
      {hasBar && (
        // The space is reserved while the session is being restored.
        <div ref={bar} className="dock-bar" inert={visitor === 'restoring'}>
          {visitor === 'signedIn' && <PhoneBar />}
        </div>
      )}
    </div>
  );
}

const holdsChat = () => thirdParties().some(({ chat }) => chat);

/** Returns the ref of a part whose height is a property of the document's styles while it is shown. */
function useFollowedHeight(property: string, isShown = true): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current: part } = place;
    if (!isShown || !part || typeof ResizeObserver === 'undefined') return;
    const root = document.documentElement;
    const observer = new ResizeObserver(() =>
      root.style.setProperty(property, `${part.offsetHeight}px`),
    );
    observer.observe(part);
    return () => {
      observer.disconnect();
      root.style.removeProperty(property);
    };
  }, [property, isShown]);
  return place;
}
