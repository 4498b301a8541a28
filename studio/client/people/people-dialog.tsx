import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { ApiError } from '#studio/client/api/api-client.ts';
import { useStudio } from '#studio/client/state/studio.ts';
import type { People, Person, Role } from '#studio/people-contract.ts';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { InviteForm } from './invite-form.tsx';
import { RoleSelect } from './role-select.tsx';

/** The people of the team: who may do what, and the links of invitations. */
export function PeopleDialog({ onClose }: { onClose: () => void }): ReactElement {
  const { api } = useStudio();
  const { t } = useTexts();
  const [link, setLink] = useState<{ name: string; url: string } | null>(null);
  const [fault, setFault] = useState<'last-administrator' | 'failed' | null>(null);
  const { data, isError, refetch } = useQuery({
    queryKey: ['preview', 'people'],
    queryFn: api.people,
    gcTime: 0,
  });
  const attempt = async (act: () => Promise<unknown>) => {
    try {
      await act();
      setFault(null);
    } catch (error) {
      const body = error instanceof ApiError ? (error.body as { reason?: string } | null) : null;
      setFault(body?.reason === 'last-administrator' ? 'last-administrator' : 'failed');
    }
    await refetch();
  };
  const invite = (person: Person) =>
    attempt(async () => {
      const { invitation } = await api.invite(person);
      setLink({ name: person.name, url: `${location.origin}/#invitation=${invitation}` });
    });
  return (
    <Dialog title={t('studio.people.title')} onClose={onClose}>
      {!data && <p role="status">{t(isError ? 'studio.people.unread' : 'studio.loading')}</p>}
      {data && (
        <PeopleList
          people={data.people}
          invite={invite}
          change={(address, role) => attempt(() => api.changeRole(address, role))}
        />
      )}
      <p role="alert" className="value-fault">
        {fault && t(`studio.people.${fault}`)}
      </p>
      <InviteForm onInvite={invite} />
      <div role="status">
        {link && (
          <p className="invitation">
            {t('studio.people.link', { name: link.name })}
            <code>{link.url}</code>
          </p>
        )}
      </div>
    </Dialog>
  );
}

interface PeopleListProps extends People {
  invite: (person: Person) => Promise<void>;
  change: (address: string, role: Role | null) => Promise<void>;
}

function PeopleList({ people, invite, change }: PeopleListProps): ReactElement {
  const { t } = useTexts();
  return (
    <ul className="people">
      {people.map(({ isInvited, ...person }) => (
        <li key={person.address}>
          <div className="people-names">
            <strong>{person.name}</strong>
            <span>{person.address}</span>
            {isInvited && <span className="people-note">{t('studio.people.invited')}</span>}
          </div>
          <RoleSelect
            label={t('studio.people.role-of', { name: person.name })}
            role={person.role}
            onChange={(role) => void change(person.address, role)}
          />
          <button
            type="button"
            className="plain-button"
            aria-label={t('studio.people.link-of', { name: person.name })}
            onClick={() => void invite(person)}
          >
            {t('studio.people.new-link')}
          </button>
          <button
            type="button"
            className="plain-button"
            aria-label={t('studio.people.remove-of', { name: person.name })}
            onClick={() => void change(person.address, null)}
          >
            {t('studio.people.remove')}
          </button>
        </li>
      ))}
    </ul>
  );
}
