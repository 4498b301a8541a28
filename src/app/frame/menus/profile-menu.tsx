import type { ReactElement } from 'react';
import { useSession, useSessionActor } from '#actors/session-context.ts';
import { useMenuEntries } from '#app/menu-entries.ts';
import { useFacts } from '#config/facts-provider.tsx';
import { useTexts } from '#i18n/texts.ts';
import { Menu } from '#ui/overlays/menu.tsx';

/** Name of the customer, the account's pages and the logout. */
export function ProfileMenu(): ReactElement {
  const { t } = useTexts();
  const session = useSessionActor();
  const name = useSession(({ context }) => context.user?.name ?? '');
  const entries = useMenuEntries(useFacts().settings.menus.profile);
  return (
    <Menu
      label={t('frame.profile.label', { name })}
      note={name}
      button={
        <>
          <span className="avatar" aria-hidden="true">
            {initials(name)}
          </span>
          <span className="profile-name">{name}</span>
        </>
      }
      entries={[
        ...entries.map(({ key, route, label, icon, address }) => ({
          id: key,
          label,
          ...(icon && { icon }),
          ...(route === null ? { href: address } : { to: address }),
        })),
        {
          id: 'logout',
          label: t('frame.profile.logout'),
          icon: 'logout',
          onSelect: () => session.send({ type: 'signOut' }),
        },
      ]}
    />
  );
}

function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
}
