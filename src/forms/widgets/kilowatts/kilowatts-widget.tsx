import type { WidgetProps } from '@rjsf/utils';
import type { ReactElement } from 'react';
import { figureText } from '#domain/figure.ts';
import { kilowattsText, wattsIn, wattsOf } from '#domain/power.ts';
import { NumberInput } from '#forms/widgets/number/number-input.tsx';

function read(text: string): number | undefined {
  const watts = wattsOf(text);
  return watts === undefined ? undefined : watts / 1000;
}

function write(kilowatts: number): string {
  const watts = wattsIn(kilowatts);
  return watts === undefined ? figureText(kilowatts) : kilowattsText(watts);
}

/** A power with a decimal comma and up to three decimals; the answer is a number of kilowatts. */
export function KilowattsWidget(field: WidgetProps): ReactElement {
  return <NumberInput field={field} unit="kW" read={read} write={write} />;
}
