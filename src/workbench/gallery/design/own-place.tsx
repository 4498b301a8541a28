import { QueryClient } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, useState } from 'react';
import { useSessionActor } from '#actors/session-context.ts';
import { useConfiguration, useFacts } from '#config/facts-provider.tsx';
import { OwnPage } from '../place/own-page.tsx';
import { OwnRoot } from '../place/own-root.tsx';

interface OwnPlaceProps {
  /** Query of its address, such as `?page=2`. */
  address?: string;
  children: ReactNode;
}

/** What stores its state in the address, by itself, as a customer sees it who is signed in. */
export function OwnPlace({ address, children }: OwnPlaceProps): ReactElement {
  const configuration = useConfiguration();
  const { settings, flags, session: facts } = useFacts();
  const session = useSessionActor();
  const [client] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } }),
  );
  return (
    <OwnRoot>
      <OwnPage
        key={`${configuration.version} ${facts.language}`}
        portal={{ configuration, settings, flags }}
        facts={{ ...facts, signedIn: true, readOnly: false }}
        {...{ session, client }}
        {...(address && { address })}
      >
        {children}
      </OwnPage>
    </OwnRoot>
  );
}
