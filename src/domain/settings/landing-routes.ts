/** Routes where nobody who signed in stays: they are for visitors, or only lead on. */
export const passedRoutes: readonly string[] = [
  'login',
  'sign-up',
  'activation',
  'password-recovery',
  'connect',
  'loading',
];
