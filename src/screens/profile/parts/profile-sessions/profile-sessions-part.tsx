import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { deviceOf, type UserSession } from '#domain/customer/user.ts';
import { FormButton } from '#forms/form-button.tsx';
import { FormDialog } from '#forms/form-dialog.tsx';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { sessionsQuery } from '#queries/account/user.ts';
import { Loaded } from '#ui/feedback/loaded.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Chip } from '#ui/layout/chip.tsx';
import '#screens/profile/profile-parts.scss';

/** The customer's sessions, and the button to end all others; nothing when the retailer does not list them. */
export function ProfileSessionsPart(): ReactElement | null {
  const { t } = useTexts();
  const query = useQuery(sessionsQuery());
  if (query.data === null) return null;
  return (
    <Card title={t('profile.sessions.title')} icon="shield">
      <Loaded query={query} skeleton={<Skeleton lines={3} />} failed={t('profile.sessions.failed')}>
        {(sessions) => sessions && <OpenSessions sessions={sessions} />}
      </Loaded>
      <FormDialog form="end-sessions" />
    </Card>
  );
}

function OpenSessions({ sessions }: { sessions: UserSession[] }): ReactElement {
  const { t } = useTexts();
  const isOnlyHere = sessions.every(({ isCurrent }) => isCurrent);
  return (
    <>
      <p className="profile-hint">
        {t(isOnlyHere ? 'profile.sessions.only' : 'profile.sessions.intro')}
      </p>
      <ul className="profile-list">
        {sessions.map((session) => (
          <OpenSession key={session.id} session={session} />
        ))}
      </ul>
      {!isOnlyHere && (
        <p className="profile-action">
          <FormButton form="end-sessions" size="small" icon="logout">
            {t('profile.sessions.end')}
          </FormButton>
        </p>
      )}
    </>
  );
}

function OpenSession({ session }: { session: UserSession }): ReactElement {
  const { t } = useTexts();
  const { dateTime } = useFormats();
  const { createdAt, isCurrent } = session;
  // Of this device the page knows itself what a retailer may not say.
  const isUnknown = session.browser === null && session.system === null;
  const { browser, system } = isUnknown && isCurrent ? deviceOf(navigator.userAgent) : session;
  const device =
    browser && system
      ? t('profile.sessions.device', { browser, system })
      : (browser ?? system ?? t('profile.sessions.unknown'));
  return (
    <li>
      <span className="profile-row">
        <strong>{device}</strong>
        {isCurrent && <Chip tone="success">{t('profile.sessions.here')}</Chip>}
      </span>
      <span className="profile-hint">
        {t('profile.sessions.since', { date: dateTime(createdAt) })}
      </span>
    </li>
  );
}
