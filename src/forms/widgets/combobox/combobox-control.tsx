import type { WidgetProps } from '@rjsf/utils';
import type { ReactElement } from 'react';
import { useOffer } from '#forms/widgets/choice/choice-offer.ts';
import { TextInput } from '#forms/widgets/text/text-input.tsx';
import { Combobox } from './combobox.tsx';

/** One of many options, found by typing a part of its name, with or without accents. */
export function ComboboxControl(field: WidgetProps): ReactElement {
  const offer = useOffer(field);
  return offer.typed ? <TextInput field={field} /> : <Combobox field={field} offer={offer} />;
}
