import type { ReactElement, ReactNode } from 'react';
import { useSession } from '#actors/session-context.ts';
import { useSignIn } from '#actors/sign-in-context.ts';
import { useNavigation } from '#app/menu-entries.ts';
import { sessionStateName, useVisitorState } from '#app/visitor.ts';
import { codeOf } from '#config/code-loading.ts';
import { useTexts } from '#i18n/texts.ts';
import { PaymentHost } from '#payment/payment-host.tsx';
import { useCode } from '#ui/use-code.ts';
import { FrameFooter } from './frame-footer.tsx';
import { FrameHeader } from './frame-header.tsx';
import { Navigation } from './navigation.tsx';
import { NewerVersion } from './newer-version.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { PasswordChangeGate } from './password-change-gate.tsx';
import { ReadOnlyBanner } from './read-only-banner.tsx';

const expiredDialog = codeOf(() =>
  import('./expired-dialog.tsx').then((module) => module.ExpiredDialog),
);

const signInNotices = codeOf(() =>
  import('./sign-in-notices.tsx').then((module) => module.SignInNotices),
);

/** Header, navigation and footer around every page. */
export function Frame({ children }: { children: ReactNode }): ReactElement {
  const { t } = useTexts();
  const state = useSession(sessionStateName);
  const visitor = useVisitorState();
  const isSignedIn = visitor === 'signedIn';
  const { isAtSide } = useNavigation();
  // Preloaded: when the session ends the connection may be gone too.
  const { here: ExpiredDialog } = useCode(expiredDialog, isSignedIn);
  const signIn = useSignIn(({ value }) => String(value));
  const { here: SignInNotices } = useCode(
    signInNotices,
    signIn === 'choosing' || signIn === 'failed',
  );
  return (
    <div className="frame" data-state={state}>
      <a className="skip-link" href="#content">
        {t('frame.skip')}
      </a>
      <OfflineNotice />
      <NewerVersion />
      <ReadOnlyBanner />
      <FrameHeader visitor={visitor} />
      <div className="frame-body">
        {isAtSide && <aside className="frame-side">{isSignedIn && <Navigation />}</aside>}
        <main id="content" className="frame-main" tabIndex={-1} data-state={`sign-in.${signIn}`}>
          {SignInNotices && <SignInNotices />}
          <PasswordChangeGate visitor={visitor}>{children}</PasswordChangeGate>
        </main>
      </div>
      <FrameFooter />
      {isSignedIn && <PaymentHost />}
      {state === 'session.expired' && ExpiredDialog && <ExpiredDialog />}
    </div>
  );
}
