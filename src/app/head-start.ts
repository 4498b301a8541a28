import { askEarly } from '#api/early-answers.ts';
import { userOf } from '#api/token.ts';
import { languageAt, type WrittenPage } from '#config/written-page.ts';
import { offeredLanguage } from '#i18n/language.ts';

/**
 * Does for a customer what needs no code of the application, while that is on the way: asks whether the token still
 * counts, and for the settings. An expired token is not sent.
 */
export function headStart(
  written: WrittenPage,
  { token, chosen }: { token: string; chosen: string | null },
): void {
  const endsAt = userOf(token)?.endsAt ?? 0;
  if (endsAt <= Date.now()) return;
  const { languages } = written.manifest.settings;
  const spoken = offeredLanguage(
    chosen ?? languageAt(written, window.location.pathname),
    languages,
  );
  const call = (path: string, init: RequestInit = {}) => {
    const base = new URL(written.pointer.api, window.location.href).href.replace(/\/$/, '');
    const address = `${base}${path}?lang=${spoken.replace('-', '_')}`;
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
    askEarly(new Request(address, { ...init, headers }));
  };
  call('/v1/is_token_valid', { method: 'POST', body: JSON.stringify({ token }) });
  call('/v2/ov_customize/ov_settings');
  // The first writer of numbers or dates takes a browser 15 ms, all others nothing.
  new Intl.NumberFormat(spoken).format(0);
}
