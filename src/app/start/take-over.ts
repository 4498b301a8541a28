import type { AddressParameters } from '#api/address-parameters.ts';
import { storedLanguage, storedToken } from '#api/session-cookies.ts';
import type { PrerenderedContent } from '#config/pages/written-page.ts';
import { keepsDrafts } from '#forms/drafts/form-draft.ts';
import { keepsWizards } from '#wizard/resume/wizard-forget.ts';

/** Parameters of advertisements, which no page reads. */
const OF_ADVERTISING = /^(utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|mc_\w+)$/;

/** True when the prerendered page is for the person who opens it: a visitor who is not signing in. */
export const isForVisitor = ({ signIn, hasLeft }: AddressParameters): boolean =>
  storedToken() === null && signIn === null && !hasLeft;

/** Replaces the portal's root address with that of the page that it shows to a visitor. */
export function enter({ path }: PrerenderedContent): void {
  const { pathname, search } = window.location;
  if (pathname === '/' && search === '' && storedLanguage() === null)
    window.history.replaceState(window.history.state, '', path);
}

/**
 * True when the prerendered page is exactly what the application would render: the visitor chose no other language,
 * this device stores no drafts or wizards, and address and history contain no parameters. Otherwise the page is visible
 * until the application has rendered.
 */
export function canHydrate(page: PrerenderedContent): boolean {
  const chosen = storedLanguage();
  const { pathname, search, hash } = window.location;
  const handed: unknown = window.history.state?.usr;
  return (
    page.path === pathname &&
    hash === '' &&
    // State that another page passed (react-router's location state) survives a reload.
    (handed ?? null) === null &&
    [...new URLSearchParams(search).keys()].every((name) => OF_ADVERTISING.test(name)) &&
    (chosen === null || chosen === page.language) &&
    !keepsDrafts() &&
    !keepsWizards()
  );
}
