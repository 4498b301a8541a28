import { QueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { type StudioApi, studioApi } from '#studio/client/api/api-client.ts';
import { type ChangeQueue, changeQueue } from '#studio/client/api/change-queue.ts';
import { type ServerState, serverState } from '#studio/client/api/server-state.ts';
import { awaitedPlace } from '#studio/client/stage/awaited-place.ts';
import { type PortalLink, portalLink } from '#studio/client/stage/portal-link.ts';
import { type SmallStore, smallStore } from '#ui/small-store.ts';
import type { PlaceToShow, Thing } from '#workbench/edit/studio-messages.ts';
import { type PendingEdits, pendingEdits } from './pending-edits.ts';
import { type View, viewStore } from './view.ts';

/** What the panel is about: a thing, or a place of a file. */
export type Chosen =
  | { kind: 'thing'; thing: Thing; around: readonly Thing[]; path?: (string | number)[] }
  | { kind: 'file'; file: string; line: number; column: number };

/** All that the parts of the Studio's page share. */
export interface Studio {
  api: StudioApi;
  server: SmallStore<ServerState>;
  connect: () => () => void;
  /** Begins again after a sign-in or a sign-out. */
  reopen: () => void;
  /** Mark of this page among those that are open. */
  tab: string;
  queue: ChangeQueue;
  pending: PendingEdits;
  portal: PortalLink;
  queries: QueryClient;
  chosen: SmallStore<Chosen | null>;
  view: SmallStore<View>;
  /** How often the search was opened by its key in the portal. */
  searches: SmallStore<number>;
  changeView: (part: Partial<View>) => void;
  /** Opens the panel of a thing and marks it on the page. */
  choose: (thing: Thing, around?: readonly Thing[], path?: (string | number)[]) => void;
  /** Shows a place of the portal as soon as it knows it; null for none. */
  showOnceThere: (place: PlaceToShow | null) => void;
  openFile: (file: string, line: number, column: number) => void;
  leave: () => void;
  undo: () => void;
  redo: () => void;
}

/** The Studio of a page, over its server. */
export function createStudio(api: StudioApi = studioApi()): Studio {
  const { store: server, connect, reopen, close, tab } = serverState(api.session);
  api.whenSignedOut(close);
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: false, staleTime: Infinity } },
  });
  const queue = changeQueue(api);
  const pending = pendingEdits();
  const portal = portalLink();
  const chosen = smallStore<Chosen | null>(null);
  const view = viewStore();
  const changeView = (part: Partial<View>) => view.write({ ...view.read(), ...part });
  const open = (next: Chosen | null) => {
    pending.flush();
    chosen.write(next);
    portal.send({ type: 'choose', thing: next?.kind === 'thing' ? next.thing : null });
    if (next) changeView({ drawer: 'panel' });
  };
  return {
    ...{ api, server, connect, tab, queries, queue, pending, portal, chosen, view, changeView },
    searches: smallStore(0),
    reopen: () => {
      reopen();
      void queries.invalidateQueries();
    },
    choose: (thing, around = [], path) =>
      open({ kind: 'thing', thing, around, ...(path && { path }) }),
    showOnceThere: awaitedPlace(portal),
    openFile: (file, line, column) => open({ kind: 'file', file, line, column }),
    leave: () => {
      open(null);
      changeView({ drawer: null });
    },
    undo: () => {
      pending.flush();
      queue.undo();
    },
    redo: () => {
      pending.flush();
      queue.redo();
    },
  };
}

const context = createContext<Studio | null>(null);
export const StudioProvider = context.Provider;

/** The Studio that a component belongs to. */
export function useStudio(): Studio {
  const studio = use(context);
  if (!studio) throw new Error('A part of the Studio stands outside of it');
  return studio;
}
