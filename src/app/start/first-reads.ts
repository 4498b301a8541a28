import type { QueryClient } from '@tanstack/react-query';
import { checkSession, type StartedCheck } from '#actors/session-check.ts';
import { configureApi } from '#api/client.ts';
import { userOf } from '#api/token.ts';
import { readPage } from '#app/reads/page-reads.ts';
import { placeIn, type WrittenPage } from '#config/pages/written-page.ts';
import { offeredLanguage } from '#i18n/language.ts';
import { featureFlagsQuery } from '#queries/read/feature-flags.ts';
import { publicSettingsQuery } from '#queries/read/settings.ts';
import { setRetailerTime } from '#queries/read/tolerances.ts';
import { createQueryClient } from './query-client.ts';

/** For whom and in which language something is read, and from which publication. */
interface Reader {
  version: string;
  language: string;
  /** Id of the customer. */
  customer: string;
}

/** The reads that started before the application was loaded. */
export interface FirstReads {
  queryClient: QueryClient;
  check: StartedCheck;
  reader: Reader;
}

/**
 * Starts the first reads of a customer while the code of the application loads: the check of the token, what every page
 * reads, and what the page of the address reads. Null for an expired token, which is not sent. A read that fails is
 * read again by who needs it.
 */
export function startReads(
  written: WrittenPage,
  { token, chosen }: { token: string; chosen: string | null },
): FirstReads | null {
  const { pointer, manifest } = written;
  const user = userOf(token);
  if (!user || user.endsAt <= Date.now()) return null;
  const { api, languages } = manifest.settings;
  setRetailerTime(api.localTime);
  const here = placeIn(written, window.location.pathname);
  const language = offeredLanguage(chosen ?? here?.language, languages);
  configureApi({
    baseUrl: pointer.api,
    language: () => language,
    sentAs: languages.sentAs,
    isTraced: api.traceparent,
    token: () => token,
  });
  const session = checkSession(token);
  // The session handles the failure.
  session.catch(() => {});
  const queryClient = createQueryClient();
  void queryClient.prefetchQuery(publicSettingsQuery());
  void queryClient.prefetchQuery(featureFlagsQuery(user.id));
  if (here) {
    const reading = { queryClient, manifest, params: here.parameters };
    readPage(here.place.route, reading).catch(() => {});
  }
  // The first formatter of numbers or dates takes a browser 15 ms, all others nothing.
  new Intl.NumberFormat(language).format(0);
  const reader = { version: pointer.version, language, customer: user.id };
  return { queryClient, check: { token, session }, reader };
}

/**
 * The reads that started before, where they are those of this reader; null where another customer signed in meanwhile, or
 * another publication or language is shown: then they are aborted.
 */
export function readsFor(reads: FirstReads | null, reader: Partial<Reader>): FirstReads | null {
  const { version, language, customer } = reader;
  const read = reads?.reader;
  if (read?.version === version && read?.language === language && read?.customer === customer)
    return reads;
  reads?.queryClient.clear();
  return null;
}
