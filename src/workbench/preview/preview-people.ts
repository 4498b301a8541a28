import type { SessionActor } from '#actors/session-context.ts';
import { userOf } from '#api/token.ts';
import type { PortalState } from '#app/extension.ts';
import type { Person } from '#workbench/edit/studio-messages.ts';
import { portalState } from './portal-state.ts';
import { previewApi } from './preview-api.ts';
import { override, overrides } from './preview-overrides.ts';

/** The person to whom the page is shown; who signed in on the page itself counts as the household. */
export function personOf(portal: PortalState, session: SessionActor): Person {
  const { signedIn, readOnly, newCustomer } = portal.session;
  if (!signedIn) return 'visitor';
  if (newCustomer) return 'new-customer';
  if (readOnly) return 'read-only';
  const known = overrides.read().signedIn;
  return known && known.id === session.getSnapshot().context.user?.id ? known.person : 'household';
}

/** Shows the page to a person; resolves once it is. Rejects when the server of the preview does not respond. */
export async function become(person: Person, session: SessionActor): Promise<void> {
  override({ session: person === 'new-customer' ? { newCustomer: true } : {} });
  if (person === 'visitor') session.send({ type: 'signOut' });
  else {
    const token = await previewApi.token(person);
    const user = userOf(token);
    if (!user) return;
    override({ signedIn: { person, id: user.id } });
    session.send({ type: 'signIn', token, user });
  }
  await portalBecomes((state) => personOf(state, session) === person);
}

/** Resolves once the rendered state is as wanted. */
export function portalBecomes(isWanted: (state: PortalState) => boolean): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      const state = portalState.read();
      if (!state || !isWanted(state)) return;
      leave();
      resolve();
    };
    const leave = portalState.subscribe(check);
    check();
  });
}
