import type { WidgetProps } from '@rjsf/utils';
import type { ReactElement } from 'react';
import { useTypedText } from '#forms/widgets/text/use-typed-text.ts';
import { widgetAria } from '#forms/widgets/widget-aria.ts';

const USUAL_ROWS = 5;
const asTyped = (text: string) => text;

/** A text of several lines. Option `rows` says how many are shown. */
export function TextareaWidget(field: WidgetProps): ReactElement {
  const { id, value, options, onChange, onBlur, onFocus } = field;
  const { text, type, leave } = useTypedText({
    value,
    onChange,
    normalise: (typed) => typed.trim(),
    present: asTyped,
  });
  return (
    <textarea
      id={id}
      name={field.name}
      className="form-control"
      rows={options.rows ?? USUAL_ROWS}
      placeholder={field.placeholder || undefined}
      disabled={field.disabled}
      readOnly={field.readonly}
      {...widgetAria(field)}
      value={text}
      onChange={(event) => type(event.target.value)}
      onFocus={() => onFocus(id, value)}
      onBlur={() => {
        leave();
        onBlur(id, value);
      }}
    />
  );
}
