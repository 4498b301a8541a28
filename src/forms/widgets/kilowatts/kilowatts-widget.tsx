import type { WidgetProps } from '@rjsf/utils';
import type { ReactElement } from 'react';
import { kilowattsText, wattsIn, wattsOf } from '#domain/contract/power.ts';
import { figureText } from '#domain/values/figure.ts';
import { useInForce } from '#forms/engine/in-force.ts';
import { NumberInput } from '#forms/widgets/number/number-input.tsx';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';

function read(text: string): number | undefined {
  const watts = wattsOf(text);
  return watts === undefined ? undefined : watts / 1000;
}

function write(kilowatts: number): string {
  const watts = wattsIn(kilowatts);
  return watts === undefined ? figureText(kilowatts) : kilowattsText(watts);
}

/**
 * A power with a decimal comma and up to three decimals; the answer is a number of kilowatts. Option `current` says below
 * it what is contracted now.
 */
export function KilowattsWidget(field: WidgetProps): ReactElement {
  const { t } = useTexts();
  const { kilowatts } = useFormats();
  const inForce = useInForce(field.options.current);
  const noteId = `${field.id}-now`;
  const now = typeof inForce === 'number' ? inForce : null;
  return (
    <>
      <NumberInput
        field={field}
        unit="kW"
        read={read}
        write={write}
        describedBy={now === null ? [] : [noteId]}
      />
      {now !== null && (
        <p id={noteId} className="form-text">
          {t('form-engine.power-now', { power: kilowatts(now) })}
        </p>
      )}
    </>
  );
}
