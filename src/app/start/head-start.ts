import { askEarly } from '#api/early-answers.ts';
import { userOf } from '#api/token.ts';
import { placeIn, type WrittenPage } from '#config/written-page.ts';
import { offeredLanguage } from '#i18n/language.ts';
import { firstCalls } from './first-calls.ts';

/**
 * Does for a customer what needs no code of the application, while that is on the way: asks whether the token still
 * counts, for the settings, and for what the page shows first. An expired token is not sent. An address with a query may
 * show something else.
 */
export function headStart(
  written: WrittenPage,
  { token, chosen }: { token: string; chosen: string | null },
): void {
  const endsAt = userOf(token)?.endsAt ?? 0;
  if (endsAt <= Date.now()) return;
  const { languages } = written.manifest.settings;
  const { pathname, search } = window.location;
  const here = placeIn(written, pathname);
  const spoken = offeredLanguage(chosen ?? here?.language, languages);
  const call = (path: string, init: RequestInit = {}) => {
    const base = new URL(written.pointer.api, window.location.href).href.replace(/\/$/, '');
    const address = new URL(base + path);
    address.searchParams.set('lang', spoken.replace('-', '_'));
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
    askEarly(new Request(address, { ...init, headers }));
  };
  call('/v1/is_token_valid', { method: 'POST', body: JSON.stringify({ token }) });
  call('/v2/ov_customize/ov_settings');
  call('/v1/feature_flags/');
  const first =
    here && search === ''
      ? firstCalls(here.place.route, here.parameters, written.manifest.settings)
      : [];
  for (const one of first) call(one);
  // The first writer of numbers or dates takes a browser 15 ms, all others nothing.
  new Intl.NumberFormat(spoken).format(0);
}
