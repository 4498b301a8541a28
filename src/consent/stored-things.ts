import { tryStorage } from '#storage/browser-storage.ts';

/** What the portal itself stores is never erased, whatever the settings of a script name. */
const own = /^(token|language|theme|lluerna\..*)$/;

const matches = (name: string, wanted: readonly string[]): boolean =>
  !own.test(name) &&
  wanted.some((one) => (one.endsWith('*') ? name.startsWith(one.slice(0, -1)) : name === one));

/** The domains under which a page may have set a cookie: none, its host, and those above it. */
function domainsOf(host: string): string[] {
  const parts = host.split('.');
  return ['', ...parts.slice(0, -1).map((_, at) => parts.slice(at).join('.'))];
}

function eraseCookies(wanted: readonly string[]): void {
  for (const pair of document.cookie.split('; ')) {
    const [name = ''] = pair.split('=');
    if (!matches(name, wanted)) continue;
    for (const domain of domainsOf(location.hostname)) {
      const of = domain && `; Domain=${domain}`;
      // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store is not in every browser
      document.cookie = `${name}=; Path=/; Max-Age=0${of}`;
    }
  }
}

/** Erases cookies and stored entries of this site by name, or by the beginning of the name with `*` at its end. */
export function eraseStored(wanted: readonly string[]): void {
  if (wanted.length === 0) return;
  eraseCookies(wanted);
  for (const place of ['browser', 'tab'] as const)
    tryStorage(place, (storage) => {
      for (const name of Object.keys(storage)) if (matches(name, wanted)) storage.removeItem(name);
    });
}
