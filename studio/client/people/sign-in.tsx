import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactElement, useId, useState } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { ApiError } from '#studio/client/api/api-client.ts';
import { useStudio } from '#studio/client/state/studio.ts';
import type { Person } from '#studio/people-contract.ts';
import { useStored } from '#ui/use-stored.ts';
import { OpenIdLink } from './openid-link.tsx';

const faults: Record<number, 'wrong' | 'many'> = { 401: 'wrong', 429: 'many' };

/** Signs a person in, at the start or where a session ended in the middle of the work. */
export function SignIn(): ReactElement {
  const { api, server, reopen } = useStudio();
  const { t } = useTexts();
  const { state } = useStored(server);
  const id = useId();
  const [fault, setFault] = useState<'wrong' | 'many' | 'failed' | null>(null);
  const [isSending, setSending] = useState(false);
  const { data: session } = useQuery({ queryKey: ['preview', 'session'], queryFn: api.session });
  const arrive = (who: Person | null) => {
    // What another person left unsent is not sent in this one's name.
    if (state && state.who.address !== who?.address) location.reload();
    else reopen();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    setSending(true);
    try {
      const { who } = await api.signIn({
        address: String(given.get('address')),
        password: String(given.get('password')),
      });
      arrive(who);
    } catch (error) {
      setFault((error instanceof ApiError && faults[error.status]) || 'failed');
      setSending(false);
    }
  };
  const described = fault ? { 'aria-invalid': true, 'aria-describedby': `${id}-fault` } : {};
  return (
    <form className="sign-in" noValidate onSubmit={(event) => void submit(event)}>
      {session?.hasOpenId && <OpenIdLink onBack={arrive} />}
      <label htmlFor={`${id}-address`}>{t('studio.people.address')}</label>
      <input
        id={`${id}-address`}
        name="address"
        type="email"
        autoComplete="username"
        className="form-control"
        defaultValue={state?.who.address}
        {...described}
      />
      <label htmlFor={`${id}-password`}>{t('studio.people.password')}</label>
      <input
        id={`${id}-password`}
        name="password"
        type="password"
        autoComplete="current-password"
        className="form-control"
        {...described}
      />
      {fault && (
        <p id={`${id}-fault`} className="value-fault" role="alert">
          {t(`studio.people.sign-in-${fault}`)}
        </p>
      )}
      <button type="submit" className="btn btn-primary" disabled={isSending}>
        {t('studio.people.sign-in')}
      </button>
    </form>
  );
}
