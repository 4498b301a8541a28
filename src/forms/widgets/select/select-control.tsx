import type { WidgetProps } from '@rjsf/utils';
import type { ReactElement } from 'react';
import { type Offer, useOffer } from '#forms/widgets/choice/choice-offer.ts';
import { Combobox } from '#forms/widgets/combobox/combobox.tsx';
import { TextInput } from '#forms/widgets/text/text-input.tsx';
import { widgetAria } from '#forms/widgets/widget-aria.ts';
import { useTexts } from '#i18n/texts.ts';

/** More options than this are searched, not scrolled through. */
const SCROLLED_UP_TO = 200;

/** One of several options in the browser's own list; a list of more than 200 becomes one to search in. */
export function SelectControl(field: WidgetProps): ReactElement {
  const offer = useOffer(field);
  if (offer.typed) return <TextInput field={field} />;
  if (field.options.readonly === true) return <FixedChoice field={field} offer={offer} />;
  return offer.choices.length > SCROLLED_UP_TO ? (
    <Combobox field={field} offer={offer} />
  ) : (
    <NativeSelect field={field} offer={offer} />
  );
}

/** What the document fixes is read; a list that cannot be opened would only look like one. */
function FixedChoice({ field, offer }: { field: WidgetProps; offer: Offer }): ReactElement {
  const label = offer.choices.find(({ value }) => value === offer.chosen)?.label;
  const { 'aria-describedby': describedBy } = widgetAria(field);
  return (
    <output id={field.id} className="form-control-plaintext" aria-describedby={describedBy}>
      {label ?? offer.chosen}
    </output>
  );
}

function NativeSelect({ field, offer }: { field: WidgetProps; offer: Offer }): ReactElement {
  const { t } = useTexts();
  const { id, value, readonly, options } = field;
  const isOffered = offer.choices.some((one) => one.value === offer.chosen);
  const isLoading = offer.state === 'loading';
  return (
    <select
      id={id}
      name={field.name}
      className="form-select"
      autoComplete={String(options.autocomplete ?? 'off')}
      disabled={field.disabled}
      aria-readonly={readonly || undefined}
      aria-busy={isLoading || undefined}
      {...widgetAria(field)}
      value={isOffered || readonly ? (offer.chosen ?? '') : ''}
      onChange={(event) => offer.choose(event.target.value || undefined)}
      onBlur={() => field.onBlur(id, value)}
      onFocus={() => field.onFocus(id, value)}
    >
      <option value="" disabled={readonly && offer.chosen !== undefined}>
        {(isLoading && offer.loading) || field.placeholder || t('form-engine.choice.choose')}
      </option>
      {readonly && offer.chosen && !isOffered && (
        <option value={offer.chosen}>{offer.chosen}</option>
      )}
      {offer.choices
        // A select cannot be read-only: what is not chosen cannot be chosen then.
        .filter(({ value: one }) => !readonly || one === offer.chosen)
        .map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
    </select>
  );
}
