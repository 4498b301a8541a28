import { isJsonObject, type Json } from '#tools/config/sources/json-value.ts';

interface OfflinePage {
  language: string;
  /** `offline` of errors.json, and `retry` of common.json. */
  texts: Json | undefined;
  retry: Json | undefined;
  brand: string;
  phone: string;
  /** Published files that it shows, relative to the folder of the configuration. */
  files: { icon: string; style: string; script: string };
}

const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPED[sign] ?? sign);

/**
 * The page that the browser shows in place of any other while there is no connection, at the address of that other one;
 * null where its texts are missing. Without its script, the link loads the page again.
 */
export function offlinePage({
  language,
  texts,
  retry,
  brand,
  phone,
  files,
}: OfflinePage): string | null {
  const { title, body, call } = isJsonObject(texts) ? texts : {};
  if (![title, body, call, retry].every((text) => typeof text === 'string')) return null;
  const dialled = phone.replace(/[^+\d]/g, '');
  const number = `<a href="tel:${dialled}">${escaped(phone)}</a>`;
  const at = (file: string) => `/config/${file}`;
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="UTF-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff" />
    <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0f1716" />
    <meta name="robots" content="noindex" />
    <title>${escaped(`${title} · ${brand}`)}</title>
    <link rel="icon" href="${at(files.icon)}" />
    <link rel="stylesheet" href="${at(files.style)}" />
    <script src="${at(files.script)}"></script>
  </head>
  <body>
    <header><img src="${at(files.icon)}" alt="" width="32" height="32" /> ${escaped(brand)}</header>
    <main>
      <h1>${escaped(String(title))}</h1>
      <p>${escaped(String(body))}</p>
      ${dialled ? `<p>${escaped(String(call)).replace(/\{\{phone\}\}/, () => number)}</p>` : ''}
      <p><a class="retry" href="">${escaped(String(retry))}</a></p>
    </main>
  </body>
</html>
`;
}
