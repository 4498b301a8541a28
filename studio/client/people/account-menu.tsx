import { type ReactElement, useState } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { usePopup } from '#studio/client/look/use-popup.ts';
import { useStudio } from '#studio/client/state/studio.ts';
import { useRights } from '#studio/client/state/use-rights.ts';
import { useStored } from '#ui/use-stored.ts';
import { initialsOf } from './others-here.tsx';
import { PeopleDialog } from './people-dialog.tsx';

/** Who is signed in, what they may do, and the way out; for administrators the people of the team. */
export function AccountMenu(): ReactElement | null {
  const { api, server } = useStudio();
  const { t } = useTexts();
  const { state } = useStored(server);
  const { mayManage } = useRights();
  const popup = usePopup(260);
  const [isPeopleOpen, setPeopleOpen] = useState(false);
  if (!state?.isTeam) return null;
  const { name, role } = state.who;
  const label = t('studio.people.account', { name });
  return (
    <>
      <button
        ref={popup.button}
        type="button"
        className="initials is-own"
        aria-label={label}
        title={label}
        aria-expanded={popup.isOpen}
        onClick={() => (popup.isOpen ? popup.close() : popup.open())}
      >
        {initialsOf(name)}
      </button>
      {popup.isOpen && (
        // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what its button opened
        <div
          ref={popup.box}
          className="popup account"
          style={popup.style}
          onKeyDown={({ key }) => key === 'Escape' && popup.close()}
        >
          <p>
            <strong>{name}</strong>
            <span>{t(`studio.people.role.${role}`)}</span>
          </p>
          {mayManage && (
            <button
              type="button"
              className="popup-line"
              onClick={() => {
                popup.close();
                setPeopleOpen(true);
              }}
            >
              {t('studio.people.title')}
            </button>
          )}
          <button
            type="button"
            className="popup-line"
            onClick={() => void api.signOut().then(() => location.reload())}
          >
            {t('studio.people.sign-out')}
          </button>
        </div>
      )}
      {isPeopleOpen && <PeopleDialog onClose={() => setPeopleOpen(false)} />}
    </>
  );
}
