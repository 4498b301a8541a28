import type { ReactElement, ReactNode } from 'react';
import { useSession } from '#actors/session-context.ts';
import { useSignIn } from '#actors/sign-in-context.ts';
import { sessionStateName, useVisitorState } from '#app/access/visitor.ts';
import { useNavigation } from '#app/menu-entries.ts';
import { PageBanner } from '#app/page-banner.tsx';
import { usePlace } from '#app/routing/screen-routes.tsx';
import { codeOf } from '#config/code-loading.ts';
import { useConsentPending } from '#consent/use-consent.ts';
import { useTexts } from '#i18n/texts.ts';
import { PaymentHost } from '#payment/card/payment-host.tsx';
import { useLocation } from '#ui/address/use-address.ts';
import { PartBoundary } from '#ui/feedback/part-boundary.tsx';
import { LOW, NARROW, useMedia } from '#ui/layout/use-media.ts';
import { useCode } from '#ui/loading/use-code.ts';
import { useHasPageMark, usePageMark } from '#ui/loading/use-page-mark.ts';
import { BareHeader } from './bare-header.tsx';
import { FrameFooter } from './frame-footer.tsx';
import { FrameHeader } from './frame-header.tsx';
import { useHelp } from './help-button.tsx';
import { LateParts } from './late-parts.tsx';
import { Dock } from './menus/dock.tsx';
import { Navigation } from './menus/navigation.tsx';
import { ReadOnlyBanner } from './notices/read-only-banner.tsx';
import { PasswordChangeGate } from './password-change-gate.tsx';
import { PrintHeading } from './print-heading.tsx';

const signInNotices = codeOf(() =>
  import('./notices/sign-in-notices.tsx').then((module) => module.SignInNotices),
);

/** Header, navigation and footer around every page. */
export function Frame({ children }: { children: ReactNode }): ReactElement {
  const { t } = useTexts();
  const { pathname } = useLocation();
  const state = useSession(sessionStateName);
  const visitor = useVisitorState();
  const isSignedIn = visitor === 'signedIn';
  const { isAtSide } = useNavigation();
  const isNarrow = useMedia(NARROW);
  const isLow = useMedia(LOW);
  const hasSide = isAtSide && !isNarrow;
  const { onHelp, dialog: help } = useHelp();
  // One thing at a time sticks to the foot: the question of consent, then what a page does, then the bar. At the foot of
  // a low screen the bar would be reached at the end of the page only.
  const isConsentPending = useConsentPending();
  usePageMark('consent', isConsentPending);
  const isPicking = useHasPageMark('picking');
  const isFootTaken = usePlace()?.route.usesFoot || isPicking || isConsentPending;
  const hasBar = isNarrow && !isLow && !isFootTaken && visitor !== 'signedOut';
  const signIn = useSignIn(({ value }) => String(value));
  const { here: SignInNotices } = useCode(
    signInNotices,
    signIn === 'choosing' || signIn === 'failed',
  );
  return (
    <>
      <div className="frame" data-state={state} data-has-bar={hasBar || undefined}>
        <a className="skip-link" href="#content">
          {t('frame.skip')}
        </a>
        <PrintHeading />
        <PartBoundary name="header" place={pathname} instead={<BareHeader />}>
          <ReadOnlyBanner />
          <FrameHeader
            visitor={visitor}
            hasMenu={visitor !== 'signedOut' && isNarrow && !hasBar}
            onHelp={hasBar ? null : onHelp}
          />
        </PartBoundary>
        <div className="frame-body">
          {hasSide && (
            <aside className="frame-side">
              <div className="frame-side-inner">
                <PartBoundary name="navigation" place={pathname} instead={null}>
                  {isSignedIn && <Navigation />}
                </PartBoundary>
                <PageBanner place="side" />
              </div>
            </aside>
          )}
          <main id="content" className="frame-main" tabIndex={-1} data-state={`sign-in.${signIn}`}>
            {SignInNotices && <SignInNotices />}
            {!hasSide && <PageBanner place="top" />}
            <PasswordChangeGate visitor={visitor}>{children}</PasswordChangeGate>
          </main>
        </div>
        <PartBoundary name="footer" place={pathname} instead={null}>
          <FrameFooter />
        </PartBoundary>
        {isSignedIn && <PaymentHost />}
        <LateParts isSignedIn={isSignedIn} hasExpired={state === 'session.expired'} />
      </div>
      <PartBoundary name="dock" place={pathname} instead={null}>
        <Dock visitor={visitor} hasBar={hasBar} onHelp={onHelp} />
      </PartBoundary>
      <PartBoundary name="help" place={pathname} instead={null}>
        {help}
      </PartBoundary>
    </>
  );
}
