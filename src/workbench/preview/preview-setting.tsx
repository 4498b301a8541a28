import { type ReactElement, useId, useState } from 'react';
import type { PortalState } from '#app/extension.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/controls/button.tsx';
import { useStored } from '#ui/use-stored.ts';
import type { PreviewedSetting } from './preview-api.ts';
import { override, overrides } from './preview-overrides.ts';
import { SettingControl } from './setting-control.tsx';

interface PreviewSettingProps {
  setting: PreviewedSetting;
  portal: PortalState;
}

/** One setting: its meaning, its value, and a reset to the configured value. */
export function PreviewSetting({ setting, portal }: PreviewSettingProps): ReactElement {
  const { key, description, unit, schema } = setting;
  const { t } = useTexts();
  const id = useId();
  const { settings: all } = useStored(overrides);
  const [isWrong, setWrong] = useState(false);
  const value = key.split('.').reduce<unknown>((part, name) => Object(part)[name], portal.settings);

  const set = (next: unknown) =>
    override({ settings: { ...overrides.read().settings, [key]: next } });
  const take = async (next: unknown) => {
    // A checkbox has no invalid value, so it takes effect at once.
    if (typeof next === 'boolean' && schema.type === 'boolean') return set(next);
    const validator = await portal.configuration.loadSettingValidator();
    const fits = validator(key)?.(next) ?? false;
    setWrong(!fits);
    if (fits) set(next);
  };
  const goBack = () => {
    const { [key]: _set, ...others } = overrides.read().settings;
    setWrong(false);
    override({ settings: others });
  };
  return (
    <div className="preview-setting">
      <label htmlFor={id}>
        <code>{key}</code>
      </label>
      <SettingControl
        id={id}
        setting={setting}
        value={value}
        isWrong={isWrong}
        onChange={(next) => void take(next)}
      />
      {isWrong && (
        <p id={`${id}-error`} className="field-error">
          {t('preview.settings.refused')}
        </p>
      )}
      <p id={`${id}-help`} className="preview-note" lang="en">
        {description}
        {unit !== null && ` (${unit})`}
      </p>
      {Object.hasOwn(all, key) && (
        <Button size="small" aria-describedby={`${id}-help`} onClick={goBack}>
          {t('preview.settings.back')}
        </Button>
      )}
    </div>
  );
}
