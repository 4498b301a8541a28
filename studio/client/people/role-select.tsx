import type { ReactElement } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { type Role, roles } from '#studio/people-contract.ts';

interface RoleSelectProps {
  /** What a screen reader calls it; left out where a visible label names it by `id`. */
  label?: string;
  id?: string;
  role: Role;
  onChange: (role: Role) => void;
}

/** Chooses what a person may do. */
export function RoleSelect({ label, id, role, onChange }: RoleSelectProps): ReactElement {
  const { t } = useTexts();
  return (
    <select
      id={id}
      className="form-select form-select-sm"
      aria-label={label}
      value={role}
      onChange={({ target }) => onChange(target.value as Role)}
    >
      {roles.map((one) => (
        <option key={one} value={one}>
          {t(`studio.people.role.${one}`)}
        </option>
      ))}
    </select>
  );
}
