import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { routes } from '#app/routing/routes.ts';
import { pageDefinitions } from '#parts/page-definitions.ts';
import { partDefinitions } from '#tools/config/code/code-definitions.ts';

const IMPORT = /(?:from|import)\s*\(?\s*'([#.][^']+\.tsx?)'/g;

const partFiles = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('-part.tsx'))
  .map((file) => `src/${file}`);

/** File of an import of the portal. */
const fileOf = (name: string, from: string): string =>
  name.startsWith('#')
    ? name.replace(/^#(machines|openapi|schemas|locales)\//, '$1/').replace(/^#/, 'src/')
    : join(dirname(from), name);

/** Everything that a module imports, at once or later. */
function reach(file: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file) || !existsSync(file)) return found;
  found.add(file);
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(IMPORT))
    reach(fileOf(name, file), found);
  return found;
}

/** Module of the screen of each route, as the tables of routes import it. */
const screens = new Map(
  [
    'routes',
    'account-routes',
    'support-routes',
    'tool-routes',
    'content-routes',
    'entry-routes',
  ].flatMap((table) =>
    [
      ...readFileSync(`src/app/routing/${table}.ts`, 'utf8').matchAll(
        /id: '([\w-]+)',[\s\S]*?import\('([^']+)'\)/g,
      ),
    ].map(([, id = '', screen = '']) => [id, fileOf(screen, 'src/app/routing/routes.ts')] as const),
  ),
);

/** Modules of the parts that the document of a page may name. */
const partsOf = (route: string): string[] =>
  Object.entries(partDefinitions)
    .filter(([, { subject }]) => route in pageDefinitions && isFor(subject, route))
    .map(([name]) => partFiles.find((file) => file.endsWith(`/${name}-part.tsx`)) ?? name);

const isFor = (subject: string | undefined, route: string) =>
  !subject || subject === pageDefinitions[route]?.subject;

const isPaymentModule = /\/(pay-button|pay-debt-button|payment-dialog|debt-dialog)\.tsx$/;

it.each(routes)('the route $id is marked where its screen can pay', ({ id, pays = false }) => {
  const screen = screens.get(id) ?? '';
  expect(existsSync(screen)).toBe(true);
  const files = [screen, ...partsOf(id)].flatMap((file) => [...reach(file)]);
  const canPay = files.some((file) => isPaymentModule.test(file));
  // Contracting requests a bank account.
  expect(pays).toBe(canPay || id.startsWith('contracting-'));
});
