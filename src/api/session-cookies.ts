const yearInSeconds = 31_536_000;

/** In a frame of another site, as the Studio shows a preview, scripts have no cookies: the tab stores their values instead. */
const isFramed = () => window.self !== window.top;
const framedName = (name: string) => `framed-cookie.${name}`;

function read(name: string): string | null {
  if (import.meta.env.MODE === 'preview' && isFramed())
    return sessionStorage.getItem(framedName(name)) || null;
  for (const pair of document.cookie.split('; ')) {
    const [key, ...value] = pair.split('=');
    if (key !== name) continue;
    try {
      return decodeURIComponent(value.join('=')) || null;
    } catch {
      return null;
    }
  }
  return null;
}

function write(name: string, value: string, maxAge?: number): void {
  if (import.meta.env.MODE === 'preview' && isFramed()) {
    sessionStorage.setItem(framedName(name), value);
    return;
  }
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const age = maxAge === undefined ? '' : `; Max-Age=${maxAge}`;
  // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store cannot be read synchronously, and Safari got it late
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax${secure}${age}`;
}

/** True when the browser stores cookies, which the session needs; tested by writing one and removing it. */
export function cookiesWork(): boolean {
  try {
    write('probe', '1');
    const works = read('probe') === '1';
    write('probe', '', 0);
    return works;
  } catch {
    return false;
  }
}

export function storedToken(): string | null {
  return read('token');
}

/** Stores the token until the browser closes. */
export function storeToken(token: string): void {
  write('token', token);
}

export function dropStoredToken(): void {
  write('token', '', 0);
}

/** The language that the customer chose, or null. */
export function storedLanguage(): string | null {
  return read('language');
}

/** Stores the chosen language for a year. */
export function storeLanguage(language: string): void {
  write('language', language, yearInSeconds);
}
