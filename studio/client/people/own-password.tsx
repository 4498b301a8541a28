import { type FormEvent, type ReactElement, useId, useState } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { ApiError } from '#studio/client/api/api-client.ts';
import { useStudio } from '#studio/client/state/studio.ts';
import { SHORTEST_PASSWORD } from '#studio/people-contract.ts';

/** Takes an invitation up: the person chooses a password, and is signed in. */
export function OwnPassword({
  invitation,
  onDone,
}: {
  invitation: string;
  onDone: () => void;
}): ReactElement {
  const { api, reopen } = useStudio();
  const { t } = useTexts();
  const id = useId();
  const [fault, setFault] = useState<'short' | 'old' | 'many' | 'failed' | null>(null);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password'));
    if (password.length < SHORTEST_PASSWORD) return setFault('short');
    try {
      await api.takeInvitation({ invitation, password });
      onDone();
      reopen();
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 0;
      setFault(status === 401 ? 'old' : status === 429 ? 'many' : 'failed');
    }
  };
  return (
    <form className="sign-in" noValidate onSubmit={(event) => void submit(event)}>
      <label htmlFor={`${id}-password`}>{t('studio.people.new-password')}</label>
      <input
        id={`${id}-password`}
        name="password"
        type="password"
        autoComplete="new-password"
        className="form-control"
        aria-invalid={fault !== null || undefined}
        aria-describedby={`${id}-hint${fault ? ` ${id}-fault` : ''}`}
      />
      <p id={`${id}-hint`} className="people-hint">
        {t('studio.people.password-hint', { count: SHORTEST_PASSWORD })}
      </p>
      {fault && (
        <p id={`${id}-fault`} className="value-fault" role="alert">
          {t(`studio.people.password-${fault}`, { count: SHORTEST_PASSWORD })}
        </p>
      )}
      <button type="submit" className="btn btn-primary">
        {t('studio.people.begin')}
      </button>
    </form>
  );
}
