import { lazyScreen } from './lazy-screen.tsx';
import type { Route } from './route.ts';

/** Password, recovery, sign-up, activation and the confirmation of another e-mail. */
export const accountRoutes: readonly Route[] = [
  {
    id: 'sign-up',
    access: 'public',
    requires: ['sign-up-enabled'],
    screen: lazyScreen(() =>
      import('#screens/account/sign-up-screen.tsx').then((module) => module.SignUpScreen),
    ),
    forms: ['sign-up'],
    next: ['activation'],
  },
  {
    id: 'activation',
    access: 'public',
    needsBrowser: true,
    requires: ['sign-up-enabled'],
    screen: lazyScreen(() =>
      import('#screens/account/activation-screen.tsx').then((module) => module.ActivationScreen),
    ),
    forms: ['activation'],
  },
  {
    id: 'email-confirmation',
    access: 'unprotected',
    needsBrowser: true,
    requires: [],
    screen: lazyScreen(() =>
      import('#screens/account/email-confirmation-screen.tsx').then(
        (module) => module.EmailConfirmationScreen,
      ),
    ),
    forms: ['email-confirmation'],
  },
  {
    id: 'password-recovery',
    access: 'public',
    requires: ['password-recovery-enabled', 'password-login-allowed'],
    screen: lazyScreen(() =>
      import('#screens/account/password-recovery-screen.tsx').then(
        (module) => module.PasswordRecoveryScreen,
      ),
    ),
    forms: ['password-recovery'],
  },
  {
    id: 'password-change',
    access: 'private',
    requires: ['password-change-enabled'],
    screen: lazyScreen(() =>
      import('#screens/account/password-change-screen.tsx').then(
        (module) => module.PasswordChangeScreen,
      ),
    ),
    forms: ['password-change'],
  },
];
