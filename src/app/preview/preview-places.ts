import type { QueryClient } from '@tanstack/react-query';
import { navigate } from 'wouter/use-browser-location';
import { routes } from '#app/routes.ts';
import type { Manifest } from '#config/configuration-types.ts';
import { pathPatterns, pathTo } from '#i18n/paths.ts';
import { contractsQuery } from '#queries/contracts.ts';
import type { PreviewGround } from './preview-ground.ts';

/** Moves the page to an address; the panel, which stands outside of it, stays as it is. */
export function goTo(address: string): void {
  navigate(address);
}

/** The page that shows one form by itself, perhaps with example answers. */
export const pathOfForm = (form: string, example: string): string =>
  ['/_preview', form, example].filter(Boolean).join('/');

/** Forms that open over a contract: neither a step of a wizard nor part of a page. */
export function dialogForms({ forms, wizards }: Manifest): string[] {
  const steps = Object.values(wizards).flatMap((wizard) => wizard.steps.map(({ form }) => form));
  const elsewhere = new Set([...steps, ...routes.flatMap((route) => route.forms ?? [])]);
  return Object.keys(forms).filter((name) => !elsewhere.has(name));
}

interface Place {
  ground: PreviewGround;
  queryClient: QueryClient;
  language: string;
}

/**
 * Address of a page, or of a contract with a dialog open. Pages about a contract show the first that is active.
 * Rejects when there is none, or nobody is signed in.
 */
export async function addressOfRoute(
  kind: 'route' | 'dialog',
  name: string,
  { ground, queryClient, language }: Place,
): Promise<string> {
  const id = kind === 'dialog' ? 'contract' : name;
  const pattern = pathPatterns(language)[id] ?? '/';
  const type = id === 'gas-contract' ? 'gas' : 'electricity';
  const [first = 'electricity'] = ground.settings.features.displayTypes;
  if (!pattern.includes(':contractName'))
    return pathTo(language, id, pattern.includes(':contractType') ? { contractType: first } : {});
  const page = await queryClient.fetchQuery(
    contractsQuery({ type, offset: 0, limit: 50, search: '' }),
  );
  const contract = page.contracts.find(({ state }) => state === 'activa') ?? page.contracts[0];
  if (!contract) throw new Error('There is no contract to show');
  const address = pathTo(language, id, { contractType: type, contractName: contract.name });
  return kind === 'dialog' ? `${address}?dialog=${name}` : address;
}
