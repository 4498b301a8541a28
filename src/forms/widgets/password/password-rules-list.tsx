import type { ReactElement } from 'react';
import { type PasswordPolicy, passwordRules } from '#domain/customer/password-policy.ts';
import { useTexts } from '#i18n/texts.ts';
import { Icon } from '#ui/layout/icon.tsx';
import './password-rules-list.scss';

interface PasswordRulesListProps {
  id: string;
  policy: PasswordPolicy;
  password: string;
}

/** The rules of a new password, each ticked off once it is met; how many are left is said politely. */
export function PasswordRulesList({ id, policy, password }: PasswordRulesListProps): ReactElement {
  const { t } = useTexts();
  const rules = passwordRules(policy, password);
  const left = rules.filter(({ met }) => !met).length;
  const said =
    left > 0
      ? t('form-engine.password.rules.left', { count: left })
      : t('form-engine.password.rules.all-met');
  return (
    <>
      <ul id={id} className="password-rules">
        {rules.map(({ rule, met }) => (
          <li key={rule} className={met ? 'is-met' : undefined}>
            <Icon name={met ? 'check-circle' : 'info'} />
            {t(`form-engine.password.rules.${rule}`, { limit: policy.minLength })}
            <span className="visually-hidden">
              {t(met ? 'form-engine.password.rules.met' : 'form-engine.password.rules.missing')}
            </span>
          </li>
        ))}
      </ul>
      <p role="status" className="visually-hidden">
        {password === '' ? '' : said}
      </p>
    </>
  );
}
