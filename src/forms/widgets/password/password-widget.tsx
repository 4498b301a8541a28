import type { WidgetProps } from '@rjsf/utils';
import { type ReactElement, useState } from 'react';
import { useFormSurroundings } from '#forms/form-surroundings.ts';
import { TextInput } from '#forms/widgets/text/text-input.tsx';
import { useTexts } from '#i18n/texts.ts';
import { Icon } from '#ui/icon.tsx';
import { type PasswordPolicy, passwordRules } from './password-rules.ts';

const asTyped = (text: string) => text;

/** A password that can be shown. Option `policy` names the setting whose rules stand below, each met or not. */
export function PasswordWidget(field: WidgetProps): ReactElement {
  const { t } = useTexts();
  const { facts } = useFormSurroundings();
  const [visible, setVisible] = useState(false);
  const policy = facts.settings[String(field.options.policy ?? '')] as PasswordPolicy | undefined;
  const rules = policy ? passwordRules(policy, String(field.value ?? '')) : [];
  const rulesId = `${field.id}-rules`;
  return (
    <>
      <div className="password-field">
        <TextInput
          field={field}
          normalise={asTyped}
          describedBy={rules.length > 0 ? [rulesId] : []}
          input={{
            type: visible ? 'text' : 'password',
            autoCapitalize: 'none',
            spellCheck: false,
            autoComplete: String(field.options.autocomplete ?? 'current-password'),
          }}
        />
        <button
          type="button"
          className="btn btn-quiet btn-icon"
          aria-pressed={visible}
          aria-controls={field.id}
          title={t(visible ? 'form-engine.password.hide' : 'form-engine.password.show')}
          onClick={() => setVisible(!visible)}
        >
          <Icon name={visible ? 'eye-off' : 'eye'} />
          <span className="visually-hidden">{t('form-engine.password.show')}</span>
        </button>
      </div>
      {rules.length > 0 && (
        <ul id={rulesId} className="password-rules">
          {rules.map(({ rule, met }) => (
            <li key={rule} className={met ? 'is-met' : undefined}>
              <Icon name={met ? 'check-circle' : 'info'} />
              {t(`form-engine.password.rules.${rule}`, { limit: policy?.minLength })}
              <span className="visually-hidden">
                {t(met ? 'form-engine.password.rules.met' : 'form-engine.password.rules.missing')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
