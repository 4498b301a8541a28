import type { WidgetProps } from '@rjsf/utils';
import { type ReactElement, useEffect, useId, useRef } from 'react';
import { labelId } from '#forms/engine/form-names.ts';
import type { Offer } from '#forms/widgets/choice/choice-offer.ts';
import { lazyFieldPart } from '#forms/widgets/lazy-widget.tsx';
import { widgetAria } from '#forms/widgets/widget-aria.ts';
import { useTexts } from '#i18n/texts.ts';
import { Icon } from '#ui/layout/icon.tsx';
import { ComboboxList, optionId } from './combobox-list.tsx';
import { useCombobox } from './use-combobox.ts';
import './combobox.scss';

/** Longer lists render only their visible options. */
const RENDERED_UP_TO = 200;

const ComboboxLongList = lazyFieldPart(() =>
  import('./combobox-long-list.tsx').then((module) => module.ComboboxLongList),
);

/** A field to search an offer by typing, and the list that opens below it. */
export function Combobox({ field, offer }: { field: WidgetProps; offer: Offer }): ReactElement {
  const { t } = useTexts();
  const { id, value, disabled, readonly } = field;
  const isReady = offer.state === 'ready';
  const isEmpty = isReady && offer.choices.length === 0;
  const box = useCombobox(offer, !isEmpty && !disabled && !readonly);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const statusId = useId();
  const { open, matches, active } = box;
  const isShown = open && matches.length > 0;
  const isLong = offer.choices.length > RENDERED_UP_TO;
  usePrefetchedList(isLong);
  const List = matches.length > RENDERED_UP_TO ? ComboboxLongList : ComboboxList;
  const said = isShown
    ? t('form-engine.combobox.matches', { count: matches.length })
    : open && isReady
      ? t('form-engine.combobox.none')
      : box.unknown && t('form-engine.combobox.unknown', { text: box.unknown });

  return (
    <>
      <div className="combobox">
        <input
          ref={input}
          id={id}
          name={field.name}
          type="text"
          role="combobox"
          className="form-control"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          disabled={disabled}
          readOnly={readonly}
          placeholder={field.placeholder || t('form-engine.combobox.search')}
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={isShown ? listId : undefined}
          aria-activedescendant={isShown && active >= 0 ? optionId(listId, active) : undefined}
          aria-busy={offer.state === 'loading' || undefined}
          {...widgetAria(field, statusId)}
          value={box.text}
          onChange={(event) => box.type(event.target.value)}
          onKeyDown={box.press}
          onClick={() => {
            if (!open) input.current?.select();
            box.toggle();
          }}
          onFocus={() => field.onFocus(id, value)}
          onBlur={() => {
            box.settle();
            field.onBlur(id, value);
          }}
        />
        <Icon name="chevron-down" />
        {isShown && (
          // biome-ignore lint/a11y/noStaticElementInteractions: the field keeps the focus while an option is pressed
          <div
            role="presentation"
            className="combobox-popup"
            onMouseDown={(event) => event.preventDefault()}
          >
            <List
              id={listId}
              labelledBy={labelId(id)}
              choices={matches}
              chosen={offer.chosen}
              active={active}
              onTake={box.take}
              onActive={box.setActive}
            />
          </div>
        )}
      </div>
      <p id={statusId} role="status" className={isShown || !said ? 'visually-hidden' : 'form-note'}>
        {said}
      </p>
    </>
  );
}

/** Loads the code of a long list before it is opened. */
function usePrefetchedList(isLong: boolean): void {
  useEffect(() => {
    if (isLong) ComboboxLongList.prefetch();
  }, [isLong]);
}
