import type { WidgetProps } from '@rjsf/utils';
import { type ReactElement, useState } from 'react';
import type { PasswordPolicy } from '#domain/customer/password-policy.ts';
import { useFormContext } from '#forms/engine/form-context.ts';
import { lazyFieldPart } from '#forms/widgets/lazy-widget.tsx';
import { TextInput } from '#forms/widgets/text/text-input.tsx';
import { useTexts } from '#i18n/texts.ts';
import { Icon } from '#ui/layout/icon.tsx';

const PasswordRulesList = lazyFieldPart(() =>
  import('./password-rules-list.tsx').then((module) => module.PasswordRulesList),
);

const asTyped = (text: string) => text;

/** A password that can be shown. Option `policy` names the setting whose rules stand below, each met or not. */
export function PasswordWidget(field: WidgetProps): ReactElement {
  const { t } = useTexts();
  const { facts } = useFormContext();
  const [visible, setVisible] = useState(false);
  const policy = facts.settings[String(field.options.policy ?? '') as 'passwordPolicy'] as
    | PasswordPolicy
    | undefined;
  const rulesId = `${field.id}-rules`;
  return (
    <>
      <div className="password-field">
        <TextInput
          field={field}
          normalise={asTyped}
          describedBy={policy ? [rulesId] : []}
          input={{
            type: visible ? 'text' : 'password',
            autoCapitalize: 'none',
            spellCheck: false,
            autoComplete: String(
              field.options.autocomplete ?? (policy ? 'new-password' : 'current-password'),
            ),
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
      {policy && (
        <PasswordRulesList id={rulesId} policy={policy} password={String(field.value ?? '')} />
      )}
    </>
  );
}
