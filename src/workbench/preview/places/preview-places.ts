import type { PortalServices, PortalState } from '#app/extension.ts';
import { allRoutes } from '#app/routing/all-routes.ts';
import type { Manifest } from '#config/configuration-types.ts';
import type { WizardDocument } from '#config/wizard-document.ts';
import { pathPatterns, pathTo } from '#i18n/paths.ts';
import { contractsQuery } from '#queries/contracts/contracts.ts';

/** Path of the page that shows one form by itself, optionally with example answers. */
export const pathOfForm = (form: string, example: string): string =>
  ['/_preview', form, example].filter(Boolean).join('/');

/** Path of the page that shows a kind of part in each of its states. */
export const pathOfStates = (part: string): string => `/_gallery/parts/${part}`;

const isPage = (name: string) => allRoutes().some(({ id }) => id === name);

/** Wizards that are a page of their own. */
export const pageWizards = ({ wizards }: Manifest): [string, WizardDocument][] =>
  Object.entries(wizards).filter(([name]) => isPage(name));

/** What opens over a contract: forms that are neither a step of a wizard nor part of a page, and wizards that are no page. */
export function dialogsOf({ forms, wizards }: Manifest): string[] {
  const steps = Object.values(wizards).flatMap((wizard) => wizard.steps.map(({ form }) => form));
  const elsewhere = new Set([...steps, ...allRoutes().flatMap((route) => route.forms ?? [])]);
  return [...Object.keys(forms), ...Object.keys(wizards)].filter(
    (name) => !elsewhere.has(name) && !isPage(name),
  );
}

/**
 * Address of a page, or of a contract with a dialog open. Pages about a contract show the first active one. Rejects
 * when there is none, or without a session.
 */
export async function addressOfRoute(
  kind: 'route' | 'dialog',
  name: string,
  language: string,
  { settings }: PortalState,
  { queryClient }: PortalServices,
): Promise<string> {
  const id = kind === 'dialog' ? 'contract' : name;
  const pattern = pathPatterns(language)[id] ?? '/';
  const type = id === 'gas-contract' ? 'gas' : 'electricity';
  const [first = 'electricity'] = settings.features.displayTypes;
  if (!pattern.includes(':contractName'))
    return pathTo(language, id, pattern.includes(':contractType') ? { contractType: first } : {});
  const page = await queryClient.fetchQuery(
    contractsQuery({ type, offset: 0, limit: 50, search: '' }),
  );
  const contract = page.rows.find(({ state }) => state === 'activa') ?? page.rows[0];
  if (!contract) throw new Error('There is no contract to show');
  const address = pathTo(language, id, { contractType: type, contractName: contract.name });
  return kind === 'dialog' ? `${address}?dialog=${name}` : address;
}
