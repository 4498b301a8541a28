import type { Selectable } from 'kysely';
import type { Tables } from '#sandbox/database/tables.ts';
import { escaped } from '#sandbox/web/escaped.ts';

/** Path of the mailbox on the sandbox. */
export const MAILBOX_PATH = '/sandbox/mailbox';

type Mail = Selectable<Tables['mails']>;
type Listed = Pick<Mail, 'id' | 'recipient' | 'subject' | 'language' | 'created_at'>;

const TITLE = 'Buzón del sandbox';

const time = new Intl.DateTimeFormat('es-ES', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Europe/Madrid',
});
const names = new Intl.DisplayNames('es-ES', { type: 'language' });
const languageName = (language: string) => names.of(language.slice(0, 2)) ?? language;

/** The e-mails, the newest first; `to` is the address to which they were narrowed, empty for all. */
export function listPage(
  mails: readonly Listed[],
  { to, hasOlder }: { to: string; hasOlder: boolean },
): string {
  const rows = mails.map(
    (mail) => `<li>
<a href="${MAILBOX_PATH}/${mail.id}" lang="${escaped(mail.language)}">${escaped(mail.subject)}</a>
<span>${escaped(mail.recipient)}</span>
<span>${timeHtml(mail.created_at)} · ${escaped(languageName(mail.language))}</span>
</li>`,
  );
  const query = new URLSearchParams({ ...(to && { to }), before: String(mails.at(-1)?.id) });
  const older = hasOlder
    ? `<p><a href="${MAILBOX_PATH}?${escaped(String(query))}">Más antiguos</a></p>`
    : '';
  const none = to ? 'No hay ningún correo para esa dirección.' : 'Todavía no hay ningún correo.';
  return page(
    TITLE,
    `<h1>${TITLE}</h1>
<p>Los correos que la comercializadora habría enviado, del más nuevo al más antiguo.</p>
<form action="${MAILBOX_PATH}">
<label for="to">Para</label>
<input id="to" name="to" type="search" value="${escaped(to)}" autocomplete="off" autocapitalize="none" spellcheck="false">
<button type="submit">Filtrar</button>
</form>
${rows.length > 0 ? `<ol>\n${rows.join('\n')}\n</ol>` : `<p>${none}</p>`}
${older}`,
  );
}

/** One e-mail: HTML in a frame of its own, plain text, and its files. */
export function mailPage(mail: Mail): string {
  const { id, subject, language, recipient } = mail;
  const address = `${MAILBOX_PATH}/${id}`;
  const html = `<h2 id="html">HTML</h2>
<iframe src="${address}/html" title="${escaped(subject)}" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
<p><a href="${address}/html" target="_blank">Abrir el HTML en otra pestaña</a></p>`;
  const files = mail.attachments.map(
    ({ name }, place) =>
      `<li><a href="${address}/files/${place}" download="${escaped(name)}">${escaped(name)}</a></li>`,
  );
  return page(
    `${subject} · ${TITLE}`,
    `<p><a href="${MAILBOX_PATH}">${TITLE}</a></p>
<h1 lang="${escaped(language)}">${escaped(subject)}</h1>
<dl>
<dt>Para</dt><dd>${escaped(recipient)}</dd>
<dt>Enviado</dt><dd>${timeHtml(mail.created_at)}</dd>
<dt>Idioma</dt><dd>${escaped(languageName(language))}</dd>
</dl>
${files.length > 0 ? `<h2>Archivos</h2>\n<ul>\n${files.join('\n')}\n</ul>` : ''}
${mail.html ? html : ''}
<h2 id="text">Texto</h2>
<pre lang="${escaped(language)}">${escaped(mail.text)}</pre>`,
  );
}

/** For an e-mail or a file that does not exist. */
export const missingPage = (): string =>
  page(TITLE, `<h1>No encontramos este correo</h1><p><a href="${MAILBOX_PATH}">${TITLE}</a></p>`);

const timeHtml = (at: Date): string =>
  `<time datetime="${at.toISOString()}">${escaped(time.format(at))}</time>`;

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="es-ES">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<link rel="stylesheet" href="${MAILBOX_PATH}/page.css">
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
}
