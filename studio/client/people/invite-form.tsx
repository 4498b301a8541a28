import { type FormEvent, type ReactElement, useId, useState } from 'react';
import { useTexts } from '#i18n/texts.ts';
import type { Person, Role } from '#studio/people-contract.ts';
import { RoleSelect } from './role-select.tsx';

const ADDRESS = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/;

/** Invites a person; what is wrong stands beside its field. */
export function InviteForm({
  onInvite,
}: {
  onInvite: (person: Person) => Promise<void>;
}): ReactElement {
  const { t } = useTexts();
  const id = useId();
  const [role, setRole] = useState<Role>('editor');
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const given = new FormData(form);
    const [name, address] = ['name', 'address'].map((one) => String(given.get(one)).trim());
    const found = [
      ...(name && !/[<>]/.test(name) ? [] : ['name']),
      ...(address && ADDRESS.test(address) ? [] : ['address']),
    ];
    setWrong(found);
    if (!name || !address || found.length > 0) return;
    await onInvite({ name, address, role });
    form.reset();
  };
  return (
    <form className="invite" noValidate onSubmit={(event) => void submit(event)}>
      <h3>{t('studio.people.invite-title')}</h3>
      {(['name', 'address'] as const).map((one) => (
        <div key={one} className="invite-field">
          <label htmlFor={`${id}-${one}`}>{t(`studio.people.${one}`)}</label>
          <input
            id={`${id}-${one}`}
            name={one}
            className="form-control"
            aria-invalid={wrong.includes(one) || undefined}
            aria-describedby={wrong.includes(one) ? `${id}-${one}-fault` : undefined}
          />
          {wrong.includes(one) && (
            <p id={`${id}-${one}-fault`} className="value-fault">
              {t(`studio.people.wrong-${one}`)}
            </p>
          )}
        </div>
      ))}
      <div className="invite-field">
        <label htmlFor={`${id}-role`}>{t('studio.people.may')}</label>
        <RoleSelect id={`${id}-role`} role={role} onChange={setRole} />
      </div>
      <button type="submit" className="btn btn-secondary btn-sm">
        {t('studio.people.invite')}
      </button>
    </form>
  );
}
