/** A page as a browser without scripts sees it. */
export interface Page {
  status: number;
  url: string;
  headers: Headers;
  text: string;
}

/** A browser: stores cookies, follows redirects as far as the portal's `/connect`, and submits forms. */
export function createBrowser(headers: Record<string, string> = {}) {
  const cookies = new Map<string, string>();

  async function open(url: string, form?: Record<string, string>): Promise<Page> {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { accept: 'text/html', ...headers, ...(cookie ? { cookie } : {}) },
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    const location = answer.headers.get('location');
    if (!location) {
      return { status: answer.status, url, headers: answer.headers, text: await answer.text() };
    }
    const next = new URL(location, url);
    const ours = next.pathname.startsWith('/oidc/');
    if (ours) return open(next.href);
    return { status: answer.status, url: next.href, headers: answer.headers, text: '' };
  }

  /** Submits the form of a page whose action matches the pattern, with its hidden fields and the given ones. */
  function submit(page: Page, action: RegExp, fields: Record<string, string> = {}): Promise<Page> {
    const forms = page.text.split('<form').slice(1);
    const form = forms.find((text) => action.test(/action="([^"]*)"/.exec(text)?.[1] ?? ''));
    if (!form) throw new Error(`No form for ${action} on ${page.url}`);
    const hidden = [...form.matchAll(/type="hidden" name="([^"]*)" value="([^"]*)"/g)];
    const values = Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value]));
    const target = /action="([^"]*)"/.exec(form)?.[1] ?? '';
    return open(new URL(target, page.url).href, { ...values, ...fields });
  }

  return { open, submit };
}
