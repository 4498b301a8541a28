import { escaped } from '#sandbox/web/escaped.ts';

/** Languages of the provider's pages. */
export type PageLanguage = 'es' | 'ca';

const TEXTS = {
  es: {
    login: {
      title: 'Identifíquese',
      intro: 'Use el NIF y la clave con los que entra en Lluerna.',
      user: 'NIF',
      password: 'Clave',
      send: 'Entrar',
      cancel: 'Cancelar y volver',
    },
    wrong: 'El NIF o la clave no son correctos.',
    wait: 'Demasiados intentos. Espere un minuto y vuelva a probar.',
    logout: { title: '¿Quiere cerrar la sesión?', yes: 'Cerrar la sesión', no: 'Seguir conectado' },
    bye: { title: 'Sesión cerrada', intro: 'Ya puede cerrar esta ventana.' },
    error: {
      title: 'No se ha podido continuar',
      intro: 'La petición ha caducado o no es correcta. Vuelva al portal y empiece de nuevo.',
    },
    back: 'Volver al portal',
  },
  ca: {
    login: {
      title: 'Identifiqui’s',
      intro: 'Faci servir el NIF i la clau amb què entra a Lluerna.',
      user: 'NIF',
      password: 'Clau',
      send: 'Entrar',
      cancel: 'Cancel·lar i tornar',
    },
    wrong: 'El NIF o la clau no són correctes.',
    wait: 'Massa intents. Esperi un minut i torni-ho a provar.',
    logout: { title: 'Vol tancar la sessió?', yes: 'Tancar la sessió', no: 'Continuar connectat' },
    bye: { title: 'Sessió tancada', intro: 'Ja pot tancar aquesta finestra.' },
    error: {
      title: 'No s’ha pogut continuar',
      intro: 'La petició ha caducat o no és correcta. Torni al portal i comenci de nou.',
    },
    back: 'Tornar al portal',
  },
};

/** Catalan when it is the first wanted language (`ui_locales` or `Accept-Language`), otherwise Spanish. */
export function pageLanguage(locales: string | undefined): PageLanguage {
  return /^\s*ca\b/i.test(locales ?? '') ? 'ca' : 'es';
}

/** Tax id and password. `failed` says why the last attempt failed, `user` is what was typed. */
export function loginPage(
  language: PageLanguage,
  {
    action,
    user = '',
    failed,
  }: { action: string; user?: string; failed?: 'wrong' | 'wait' | undefined },
): string {
  const { login, ...text } = TEXTS[language];
  const alert = failed ? `<p role="alert" id="failed">${text[failed]}</p>` : '';
  const described = failed ? ' aria-describedby="failed" aria-invalid="true"' : '';
  return page(
    language,
    login.title,
    `<p>${login.intro}</p>${alert}
<form method="post" action="${action}">
<label for="user">${login.user}</label>
<input id="user" name="user" value="${escaped(user)}" autocomplete="username" autocapitalize="characters" spellcheck="false" maxlength="64" required${described}>
<label for="password">${login.password}</label>
<input id="password" name="password" type="password" autocomplete="current-password" maxlength="256" required${described}>
<button type="submit">${login.send}</button>
</form>
<form method="post" action="${action}/cancel"><button type="submit" class="plain">${login.cancel}</button></form>`,
  );
}

/** Page that ends the session. Without `needsConfirmation`, after a logout in the portal, it submits itself. */
export function logoutPage(
  language: PageLanguage,
  form: string,
  needsConfirmation: boolean,
): string {
  const { logout } = TEXTS[language];
  const no = needsConfirmation
    ? `<button type="submit" form="op.logoutForm" class="plain">${logout.no}</button>`
    : '<script src="/oidc/submit.js" defer></script>';
  return page(
    language,
    logout.title,
    `${form}
<button type="submit" form="op.logoutForm" name="logout" value="yes" id="yes">${logout.yes}</button>${no}`,
  );
}

/** Shown after the end of a session when there is no address to return to. */
export function byePage(language: PageLanguage): string {
  const { bye, back } = TEXTS[language];
  return page(language, bye.title, `<p>${bye.intro}</p><p><a href="/">${back}</a></p>`);
}

/** For requests that cannot be answered; `code` is OAuth's error code. */
export function errorPage(language: PageLanguage, code: string): string {
  const { error, back } = TEXTS[language];
  return page(
    language,
    error.title,
    `<p>${error.intro}</p><p><small>${escaped(code)}</small></p><p><a href="/">${back}</a></p>`,
  );
}

/** Presses the button of the logout page. */
export const SUBMIT_SCRIPT = "document.getElementById('yes').click();\n";

export const STYLE = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0 auto; padding: 2rem 1rem; max-width: 22rem; }
h1 { font-size: 1.5rem; line-height: 1.25; }
form { display: grid; gap: 0.5rem; }
input, button { font: inherit; padding: 0.75rem; border: 1px solid #767676; border-radius: 0.5rem; }
button { width: 100%; margin-top: 0.5rem; border-color: transparent; background: #0b6e4f; color: #fff; cursor: pointer; }
button.plain { background: transparent; border-color: #767676; color: inherit; }
[role='alert'] { padding: 0.75rem; border-left: 4px solid #c62828; }
`;

function page(language: PageLanguage, title: string, body: string): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Lluerna</title>
<link rel="stylesheet" href="/oidc/page.css">
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`;
}
