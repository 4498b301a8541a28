import type { WidgetProps } from '@rjsf/utils';
import type { ReactElement } from 'react';
import { figureOf, figureText } from '#domain/values/figure.ts';
import { NumberInput } from './number-input.tsx';

/** A number with a decimal comma; option `unit` stands behind it (`m²`, `kWh`). */
export function NumberWidget(field: WidgetProps): ReactElement {
  const whole = field.schema.type === 'integer';
  const unit = field.options.unit ? String(field.options.unit) : undefined;
  return (
    <NumberInput
      field={field}
      unit={unit}
      read={figureOf}
      write={figureText}
      input={{ inputMode: whole ? 'numeric' : 'decimal' }}
    />
  );
}
