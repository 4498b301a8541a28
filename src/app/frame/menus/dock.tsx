import { type ReactElement, useEffect, useRef, useSyncExternalStore } from 'react';
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
  /** True on a phone of a customer: the bar with what is used most. */
  hasBar: boolean;
  /** True where a column stands beside the page, which takes its notice and the help. */
  hasSide: boolean;
}

/**
 * What stays in sight at the foot of the window, over the page, so that nothing moves when it comes: messages, notices,
 * questions, help, and on a phone, below it, the bar of a customer. The height of both is `--foot`, for what else sticks
 * there.
 */
export function Dock({ visitor, hasBar, hasSide }: DockProps): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const hasChat = useSyncExternalStore(onThirdParty, holdsChat, holdsChat);
  const isAsked = useConsentPending();
  const { languages, notifications } = useFacts().settings;
  const { language } = useTexts();
  const readers = useReaderLanguage({ language, offered: languages.offered });
  const { here: LanguageNotice } = useCode(languageNotice, readers !== null && !isAsked);
  useEffect(() => (hasBar ? followHeight('--foot-bar', bar.current) : undefined), [hasBar]);
  useEffect(() => followHeight('--foot-rest', place.current), []);
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
      {/* One thing at a time. */}
      {!isAsked && readers && LanguageNotice && <LanguageNotice language={readers} />}
      {!hasSide && !isAsked && <PageBanner place="dock" />}
      {hasBar && (
        // While a session is restored its place is kept free.
        <div ref={bar} className="dock-bar" inert={visitor === 'restoring'}>
          {visitor === 'signedIn' && <PhoneBar />}
        </div>
      )}
    </div>
  );
}

const holdsChat = () => thirdParties().some(({ chat }) => chat);

function followHeight(property: string, part: HTMLElement | null) {
  if (!part || typeof ResizeObserver === 'undefined') return;
  const root = document.documentElement;
  const observer = new ResizeObserver(() =>
    root.style.setProperty(property, `${part.offsetHeight}px`),
  );
  observer.observe(part);
  return () => {
    observer.disconnect();
    root.style.removeProperty(property);
  };
}
