import type { WidgetProps } from '@rjsf/utils';

/** A field that is not shown; its answer travels all the same. */
export function HiddenWidget(_field: WidgetProps): null {
  return null;
}
