import type { WidgetProps } from '@rjsf/utils';
import { type ReactElement, useState } from 'react';
import { percentageOf } from '#domain/contract/percentage.ts';
import { labelId } from '#forms/engine/form-names.ts';
import { NumberInput } from '#forms/widgets/number/number-input.tsx';
import { widgetAria } from '#forms/widgets/widget-aria.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import './percentage.scss';

/** A whole percentage: slid, stepped or typed; beyond the limits of the schema it stops at them. */
export function PercentageControl(field: WidgetProps): ReactElement {
  const { t } = useTexts();
  const { percent } = useFormats();
  const { id, value, schema, onChange, disabled, readonly } = field;
  const { minimum = 0, maximum = 100, multipleOf: step = 1 } = schema;
  const [said, setSaid] = useState('');
  const fixed = disabled || readonly;
  const at = typeof value === 'number' ? value : undefined;
  const clamped = (text: string) => percentageOf(text, minimum, maximum);
  const { 'aria-required': _required, ...aria } = widgetAria(field);

  const stepBy = (by: number, name: 'less' | 'more') => {
    const next = clamped(String((at ?? minimum) + by)) ?? minimum;
    const stuck = at === (by < 0 ? minimum : maximum);
    return (
      <button
        type="button"
        className="btn btn-secondary btn-icon"
        aria-label={t(`form-engine.percentage.${name}`, { step: percent(step / 100) })}
        aria-disabled={fixed || stuck || undefined}
        onClick={() => {
          if (fixed || stuck) return;
          onChange(next);
          setSaid(percent(next / 100));
        }}
      >
        <span aria-hidden="true">{by < 0 ? '−' : '+'}</span>
      </button>
    );
  };

  return (
    <div className="percentage">
      {stepBy(-step, 'less')}
      <input
        type="range"
        aria-labelledby={labelId(id)}
        {...aria}
        aria-valuetext={at === undefined ? t('form-engine.percentage.none') : percent(at / 100)}
        aria-readonly={readonly || undefined}
        disabled={disabled}
        min={minimum}
        max={maximum}
        step={step}
        value={at ?? minimum}
        onChange={({ target }) => !fixed && onChange(Number(target.value))}
      />
      {stepBy(step, 'more')}
      <NumberInput
        field={field}
        unit="%"
        read={clamped}
        write={String}
        input={{ inputMode: 'numeric', className: 'form-control percentage-figure' }}
      />
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </div>
  );
}
