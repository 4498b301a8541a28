import { type ReactElement, useCallback } from 'react';
import { type ClientOnErrorFunction, RouterProvider } from 'react-router-dom';
import { useFacts, useFailingCondition } from '#config/facts-provider.tsx';
import { type FindOpenRoute, OpenRoutesContext } from '#config/open-routes.ts';
import { reportOwnFault } from '#config/report.ts';
import { useTexts } from '#i18n/texts.ts';
import { openRoute } from './route-rules.ts';
import type { PortalRouter } from './router.tsx';

const reportError: ClientOnErrorFunction = (thrown, { pattern }) =>
  reportOwnFault(`The page "${pattern}" failed`, thrown);

/** Every page of the portal; the context contains the open routes, for links to them. */
export function PortalRoutes({ router }: { router: PortalRouter }): ReactElement {
  const { language } = useTexts();
  const { settings } = useFacts();
  const failing = useFailingCondition();
  const find = useCallback<FindOpenRoute>(
    (id) => openRoute(id, settings, language, failing),
    [settings, language, failing],
  );
  return (
    <OpenRoutesContext value={find}>
      {/* In a transition the previous page would be visible until the data of the next one arrived. */}
      <RouterProvider router={router} onError={reportError} useTransitions={false} />
    </OpenRoutesContext>
  );
}
