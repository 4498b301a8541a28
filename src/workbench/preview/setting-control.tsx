import { type ReactElement, useState } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/controls/button.tsx';
import type { PreviewedSetting, SettingSchema } from './preview-api.ts';

interface SettingControlProps {
  id: string;
  setting: PreviewedSetting;
  value: unknown;
  isWrong: boolean;
  onChange: (value: unknown) => void;
}

const kinds = ({ type }: SettingSchema) => (Array.isArray(type) ? type : [type]);

/** The control for the type of a setting: checkbox, list, number, text, or JSON for objects and arrays. */
export function SettingControl(props: SettingControlProps): ReactElement {
  const { id, setting, value, isWrong, onChange } = props;
  const { schema } = setting;
  const described = {
    'aria-describedby': isWrong ? `${id}-error ${id}-help` : `${id}-help`,
    'aria-invalid': isWrong || undefined,
  };
  if (schema.type === 'boolean')
    return (
      <input
        {...described}
        id={id}
        type="checkbox"
        className="form-check-input"
        checked={value === true}
        onChange={({ target }) => onChange(target.checked)}
      />
    );
  if (schema.enum)
    return (
      <select
        {...described}
        id={id}
        className="form-select"
        value={JSON.stringify(value)}
        onChange={({ target }) => onChange(JSON.parse(target.value))}
      >
        {schema.enum.map((one) => (
          <option key={JSON.stringify(one)} value={JSON.stringify(one)}>
            {String(one)}
          </option>
        ))}
      </select>
    );
  return <TypedSetting {...props} described={described} />;
}

/** The value of `typed` under a schema; undefined when it is no JSON. */
function parsedValue(typed: string, schema: SettingSchema): unknown {
  const [kind] = kinds(schema).filter((one) => one !== 'null');
  if (typed === '' && kinds(schema).includes('null')) return null;
  if (kind === 'string') return typed;
  try {
    return JSON.parse(typed);
  } catch {
    return undefined;
  }
}

function TypedSetting(
  props: SettingControlProps & { described: Record<string, unknown> },
): ReactElement {
  const { id, setting, value, described, onChange } = props;
  const { schema } = setting;
  const { t } = useTexts();
  const [kind] = kinds(schema).filter((one) => one !== 'null');
  const written =
    kind === 'string' ? ((value as string | null) ?? '') : (JSON.stringify(value, null, 2) ?? '');
  const [typed, setTyped] = useState(written);
  const [writtenBefore, setWrittenBefore] = useState(written);
  if (writtenBefore !== written) {
    setWrittenBefore(written);
    setTyped(written);
  }
  const isNumber = kind === 'number' || kind === 'integer';
  const common = {
    ...described,
    id,
    className: 'form-control',
    value: typed === 'null' && isNumber ? '' : typed,
    spellCheck: false,
  };
  return (
    <form
      className="preview-typed"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onChange(parsedValue(typed, schema));
      }}
    >
      {kind === 'string' || isNumber ? (
        <input
          {...common}
          type={isNumber ? 'number' : 'text'}
          step={kind === 'integer' ? 1 : 'any'}
          onChange={({ target }) => setTyped(target.value)}
        />
      ) : (
        <textarea {...common} rows={4} onChange={({ target }) => setTyped(target.value)} />
      )}
      <Button type="submit" size="small">
        {t('preview.settings.apply')}
      </Button>
    </form>
  );
}
