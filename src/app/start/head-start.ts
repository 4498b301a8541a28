import { requestEarly } from '#api/early-answers.ts';
import { userOf } from '#api/token.ts';
import { placeIn, type WrittenPage } from '#config/pages/written-page.ts';
import { offeredLanguage } from '#i18n/language.ts';
import { firstCalls } from './first-calls.ts';

/**
 * Sends the first requests of a customer while the code of the application loads: the check of the token, the settings,
 * and the data that the page shows first. An expired token is not sent. An address with a query may show other data.
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
    requestEarly(new Request(address, { ...init, headers }));
  };
  call('/v1/is_token_valid', { method: 'POST', body: JSON.stringify({ token }) });
  call('/v2/ov_customize/ov_settings');
  call('/v1/feature_flags/');
  const first =
    here && search === '' ? firstCalls(here.place.route, here.parameters, written.manifest) : [];
  for (const one of first) call(one);
  // The first formatter of numbers or dates takes a browser 15 ms, all others nothing.
  new Intl.NumberFormat(spoken).format(0);
}
