/** Routes that are no landing page after a sign-in: they are for visitors only, or redirect. */
export const passedRoutes: readonly string[] = [
  'login',
  'sign-up',
  'activation',
  'password-recovery',
  'connect',
  'loading',
];
