import type { WidgetProps } from '@rjsf/utils';
import type { ReactElement } from 'react';
import { labelId } from '#forms/engine/form-names.ts';
import { TextInput } from '#forms/widgets/text/text-input.tsx';
import { widgetAria } from '#forms/widgets/widget-aria.ts';
import { useTexts } from '#i18n/texts.ts';
import { Chip } from '#ui/layout/chip.tsx';
import { lazyPart } from '#ui/loading/lazy-part.tsx';
import { type Choice, useOffer } from './choice-offer.ts';
import { PendingProducts } from './pending-products.tsx';

const ProductCards = lazyPart(
  () => import('./product-cards.tsx').then((module) => module.ProductCards),
  { waiting: (props) => <PendingProducts {...props} /> },
);

/** Option `description`: a second line with a member of the entry. */
function ChoiceAbout({ entry, member }: { entry: Choice['entry']; member: unknown }) {
  const about = typeof member === 'string' && entry?.[member];
  return about ? <span className="choice-about"> {String(about)}</span> : null;
}

/**
 * One of a few options as radio cards; option `look` has them side by side (`row`), as bare radios (`plain`) or as
 * cards of products with description, prices and link (`products`). What is in force already is marked and cannot be chosen.
 */
export function ChoiceControl(field: WidgetProps): ReactElement {
  const { id, options, value, disabled, readonly } = field;
  const { t } = useTexts();
  const offer = useOffer(field);
  if (offer.typed) return <TextInput field={field} input={{ 'aria-labelledby': labelId(id) }} />;
  const group = {
    id,
    role: 'radiogroup',
    tabIndex: -1,
    className: `choice is-${options.look ?? 'cards'}`,
    'aria-labelledby': labelId(id),
    'aria-busy': offer.state === 'loading' || undefined,
    'aria-readonly': readonly || undefined,
    ...widgetAria(field),
  };
  if (options.look === 'products') return <ProductCards {...{ field, offer, group }} />;
  return (
    <div {...group}>
      {offer.choices.map((one) => (
        <label key={one.value} className="choice-option">
          <input
            type="radio"
            className="form-check-input"
            name={id}
            value={one.value}
            checked={offer.chosen === one.value}
            disabled={disabled || one.isCurrent}
            onChange={() => offer.choose(one.value)}
            onBlur={() => field.onBlur(id, value)}
            onFocus={() => field.onFocus(id, value)}
          />
          <span>
            {one.label}
            {one.isCurrent && ' '}
            {one.isCurrent && <Chip>{t('form-engine.choice.current')}</Chip>}
            <ChoiceAbout entry={one.entry} member={options.description} />
          </span>
        </label>
      ))}
    </div>
  );
}
