import { commandLine } from '#tools/config/command-line.ts';
import { roles } from './people-contract.ts';
import type { OpenIdSettings } from './server/people/openid.ts';
import { openPeople } from './server/people/people-file.ts';
import { startStudio } from './server/start-studio.ts';

/**
 * `npm run studio [-- --partner X]`: the Studio at http://localhost:4400 and the portal that it previews at
 * http://127.0.0.1:4401, on the working copy of the configuration.
 * `STUDIO_USERS=people.json npm run studio`: the same for a team, whose people sign in; a web server with TLS stands
 * before both at `STUDIO_ORIGIN` and `STUDIO_PORTAL_ORIGIN`. `-- --invite "Name <address>" [--role editor]` prints
 * the link of an invitation, and ends: the first administrator needs it.
 * `STUDIO_OPENID` (the issuer), `STUDIO_OPENID_CLIENT` and `STUDIO_OPENID_SECRET`: they sign in at an identity provider, too.
 */
const { values } = commandLine({
  options: {
    partner: { type: 'string' },
    port: { type: 'string', default: '4400' },
    invite: { type: 'string' },
    role: { type: 'string', default: 'administrator' },
  },
});
const { STUDIO_USERS: users, STUDIO_ORIGIN, STUDIO_PORTAL_ORIGIN } = process.env;

/** The identity provider of the team; undefined without one. Throws where it has no name of a client. */
function identityProvider(): OpenIdSettings | undefined {
  const { STUDIO_OPENID: issuer, STUDIO_OPENID_CLIENT: clientId } = process.env;
  if (!issuer) return undefined;
  if (!clientId) throw new Error('STUDIO_OPENID_CLIENT is missing: the name of this client.');
  return { issuer, clientId, clientSecret: process.env.STUDIO_OPENID_SECRET || undefined };
}

/** What the link of an invitation ends with. Throws for a person or role that cannot be. */
function invited(words: string): string {
  const [, name, address] = /^([^<>]+?) <([^<>@\s]+@[^<>@\s]+)>$/.exec(words) ?? [];
  const role = roles.find((one) => one === values.role);
  if (!users) throw new Error('STUDIO_USERS names no file for the people of the team.');
  if (!name || !address) throw new Error('Write --invite "Marta Soler <marta@example.com>".');
  if (!role) throw new Error(`--role is one of ${roles.join(', ')}.`);
  return openPeople(users).invite({ name, address, role });
}

async function start(): Promise<void> {
  if (Boolean(STUDIO_ORIGIN) !== Boolean(STUDIO_PORTAL_ORIGIN))
    throw new Error('STUDIO_ORIGIN and STUDIO_PORTAL_ORIGIN go together.');
  const studio = await startStudio({
    root: '.',
    partner: values.partner ?? null,
    port: Number(values.port),
    portalPort: Number(values.port) + 1,
    users,
    openId: identityProvider(),
    ...(STUDIO_ORIGIN && STUDIO_PORTAL_ORIGIN
      ? {
          origins: {
            studio: new URL(STUDIO_ORIGIN).origin,
            portal: new URL(STUDIO_PORTAL_ORIGIN).origin,
          },
        }
      : {}),
  });
  console.log(
    `\n  The Studio is ready at ${studio.url}\n  The portal that it shows: ${studio.portal}\n`,
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void studio.close().finally(() => process.exit(0)));
}

try {
  if (values.invite === undefined) await start();
  else
    console.log(
      `${STUDIO_ORIGIN ?? `http://localhost:${values.port}`}/#invitation=${invited(values.invite)}`,
    );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
