import { type ReactElement, type RefObject, useEffect, useRef } from 'react';
import type { Visitor } from '#app/access/access.ts';
import { usePaying } from '#app/access/use-paying.ts';
import { MaintenanceNotice } from '#app/frame/notices/maintenance-notice.tsx';
import { NewerVersion } from '#app/frame/notices/newer-version.tsx';
import { OfflineNotice } from '#app/frame/notices/offline-notice.tsx';
import { SessionNotice } from '#app/frame/notices/session-notice.tsx';
import { usePlace } from '#app/routing/screen-routes.tsx';
import { useReaderLanguage } from '#app/settings/use-reader-language.ts';
import { codeOf } from '#config/code-loading.ts';
import { useFacts } from '#config/facts-provider.tsx';
import { ConsentHost } from '#consent/consent-host.tsx';
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
  /** Opens the help from the bar; null where there is none. */
  onHelp: (() => void) | null;
}

/**
 * The parts fixed at the foot of the window, over the page, so that nothing moves when they appear: messages, the question
 * of consent or one notice, and on a phone, below them, the bar of a customer. Their height is `--foot`, for other
 * sticky elements. The first notice is shown, the others wait for it (`dock.scss`).
 */
export function Dock({ visitor, hasBar, onHelp }: DockProps): ReactElement {
  const bar = useFollowedHeight('--foot-bar', hasBar);
  const place = useFollowedHeight('--foot-rest');
  const isConsentPending = useConsentPending();
  const { languages, notifications } = useFacts().settings;
  const { language } = useTexts();
  const readers = useReaderLanguage({ language, offered: languages.offered });
  const { here: LanguageNotice } = useCode(languageNotice, readers !== null && !isConsentPending);
  return (
    <div ref={place} className="dock">
      <div className="dock-floats">
        <Notifications hideMs={notifications.hideMs} />
      </div>
      <ConsentHost pays={usePaying()} route={usePlace()?.route.id ?? null} />
      {visitor === 'signedIn' && <SessionNotice />}
      <OfflineNotice />
      <MaintenanceNotice />
      <NewerVersion />
      {!isConsentPending && readers && LanguageNotice && <LanguageNotice language={readers} />}
      {hasBar && (
        // The space is reserved while the session is being restored.
        <div ref={bar} className="dock-bar" inert={visitor === 'restoring'}>
          {visitor === 'signedIn' && <PhoneBar onHelp={onHelp} />}
        </div>
      )}
    </div>
  );
}

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
