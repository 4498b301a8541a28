import type { ReactElement } from 'react';
import { Navigate } from 'react-router-dom';
import { useFacts } from '#config/facts-provider.tsx';
import { useOpenRoutes } from '#config/open-routes.ts';
import { textLanguages } from '#i18n/i18n.ts';
import { pathPatterns, usePathTo } from '#i18n/paths.ts';
import { NotFoundScreen } from '#screens/errors/not-found-screen.tsx';
import { useLocation } from '#ui/address/use-address.ts';
import { allRoutes } from './all-routes.ts';

/** The route below a path, in any language: `/contratos` is where the contracts of a kind are. */
const routeBelow = (path: string) =>
  allRoutes().find(({ id }) =>
    textLanguages().some((language) => pathPatterns(language)[id]?.startsWith(`${path}/:`)),
  );

/** A path without a page; the start of the path of a list, or of one of its pages, redirects to that list. */
export function UnknownPath(): ReactElement {
  const path = useLocation().pathname.replace(/\/+$/, '');
  const { displayTypes } = useFacts().settings.features;
  const to = usePathTo();
  const find = useOpenRoutes();
  const { id, entry = id } = routeBelow(path) ?? {};
  const address = entry && find(entry)?.address;
  if (!address) return <NotFoundScreen />;
  const isGas = id === 'gas-contract' && displayTypes.includes('gas');
  return <Navigate replace to={isGas ? to(entry, { contractType: 'gas' }) : address} />;
}
