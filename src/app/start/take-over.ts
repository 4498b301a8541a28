import type { AddressParameters } from '#api/address-parameters.ts';
import { storedLanguage, storedToken } from '#api/session-cookies.ts';
import type { PrerenderedContent } from '#config/written-page.ts';
import { keepsDrafts } from '#forms/drafts/form-draft.ts';
import { keepsWizards } from '#wizard/resume/wizard-forget.ts';

/** Parameters of advertisements: no page reads them. */
const OF_ADVERTISING = /^(utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|mc_\w+)$/;

/** True where a written page was written for whoever opens it: a visitor, who is not about to sign in. */
export const isForVisitor = ({ signIn, hasLeft }: AddressParameters): boolean =>
  storedToken() === null && signIn === null && !hasLeft;

/** Goes to the address of the page that the first address of the portal leads a visitor to. */
export function enter({ path }: PrerenderedContent): void {
  const { pathname, search } = window.location;
  if (pathname === '/' && search === '' && storedLanguage() === null)
    window.history.replaceState(window.history.state, '', path);
}

/**
 * True where a written page is exactly what the application would draw for a visitor: for somebody who chose no other
 * language, of whom this device keeps nothing, and to whom address and history bring nothing. Others see it until the application
 * has drawn theirs.
 */
export function canTakeOver(drawn: PrerenderedContent): boolean {
  const chosen = storedLanguage();
  const { pathname, search, hash } = window.location;
  const handed: unknown = window.history.state?.usr;
  return (
    drawn.path === pathname &&
    hash === '' &&
    // What another page handed over (react-router's location state) survives a reload.
    (handed ?? null) === null &&
    [...new URLSearchParams(search).keys()].every((name) => OF_ADVERTISING.test(name)) &&
    (chosen === null || chosen === drawn.language) &&
    !keepsDrafts() &&
    !keepsWizards()
  );
}
