import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useOpenRoutes } from '#config/open-routes.ts';

interface RouteLinkProps {
  route: string;
  className?: string;
  onClick?: () => void;
  children: ReactNode;
}

/** A link to a route; nothing while the route does not exist. */
export function RouteLink({ route, children, ...rest }: RouteLinkProps): ReactElement | null {
  const address = useOpenRoutes()(route)?.address;
  return address ? (
    <Link to={address} {...rest}>
      {children}
    </Link>
  ) : null;
}
