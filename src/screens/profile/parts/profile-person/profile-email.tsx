import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { EmailChange, PendingEmail, User } from '#domain/customer/user.ts';
import { FormButton } from '#forms/form-button.tsx';
import { FormDialog } from '#forms/form-dialog.tsx';
import type { FormTextValues } from '#forms/form-text-values.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import type { ProfileEmailResult } from '#operations/account/profile-email-mutation.ts';
import { emailChangeQuery } from '#queries/account/email-change.ts';
import { Alert } from '#ui/feedback/alert.tsx';
import { Loaded } from '#ui/feedback/loaded.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import '#screens/profile/profile-parts.scss';

/** How the e-mail that signs in is changed, and the change that waits for its confirmation. */
export function ProfileEmail({ user }: { user: User }): ReactElement {
  const { t } = useTexts();
  const query = useQuery(emailChangeQuery());
  return (
    <Loaded query={query} skeleton={<Skeleton lines={3} />} failed={t('profile.email.failed')}>
      {(change) => <LoginEmail user={user} change={change} />}
    </Loaded>
  );
}

function LoginEmail({ user, change }: { user: User; change: EmailChange }): ReactElement {
  const { t } = useTexts();
  const { pending, needsConfirmation } = change;
  const subject = { user, emailChange: change };
  return (
    <>
      {pending ? (
        <WaitingEmail pending={pending} subject={subject} />
      ) : (
        <>
          <p className="profile-hint">
            {t(`profile.email.${needsConfirmation ? 'confirmed' : 'at-once'}`)}
          </p>
          <p className="profile-action">
            <FormButton form="profile-email" subject={subject} size="small">
              {t('profile.email.change')}
            </FormButton>
          </p>
        </>
      )}
      <FormDialog
        form="profile-email"
        subject={subject}
        textValues={(outcome): FormTextValues<'profile-email'> => ({
          email: (outcome?.result as ProfileEmailResult | undefined)?.email,
        })}
      />
      <FormDialog form="profile-email-cancel" subject={subject} />
    </>
  );
}

interface WaitingEmailProps {
  pending: PendingEmail;
  subject: Record<string, unknown>;
}

function WaitingEmail({ pending, subject }: WaitingEmailProps): ReactElement {
  const { t } = useTexts();
  const { dateTime } = useFormats();
  const { email, requestedAt, isExpired } = pending;
  const words = `profile.email.${isExpired ? 'expired' : 'pending'}`;
  return (
    <Alert
      title={t(`${words}.title`, { email })}
      actions={
        <>
          <FormButton form="profile-email" subject={subject} size="small">
            {t('profile.email.again')}
          </FormButton>
          <FormButton form="profile-email-cancel" subject={subject} size="small" variant="quiet">
            {t('profile.email.cancel')}
          </FormButton>
        </>
      }
    >
      {t(`${words}.body`, { date: dateTime(requestedAt) })}
    </Alert>
  );
}
