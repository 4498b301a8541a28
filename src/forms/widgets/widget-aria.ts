import type { WidgetProps } from '@rjsf/utils';
import { errorId, helpId, warningId } from '#forms/engine/form-names.ts';

/** ARIA of a control: its help, its warnings and its error tied to it, whether it is wrong and whether it is needed. */
export function widgetAria({ id, options, rawErrors, required }: WidgetProps, ...more: string[]) {
  const wrong = (rawErrors?.length ?? 0) > 0;
  const describedBy = [
    wrong && errorId(id),
    options.warns && warningId(id),
    options.help && helpId(id),
    ...more,
  ].filter(Boolean);
  return {
    'aria-describedby': describedBy.join(' ') || undefined,
    'aria-invalid': wrong || undefined,
    'aria-required': required || undefined,
  } as const;
}
