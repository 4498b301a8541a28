import { type ReactElement, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { Choice } from '#forms/widgets/choice/choice-offer.ts';

export interface ComboboxListProps {
  id: string;
  labelledBy: string;
  choices: readonly Choice[];
  chosen: string | undefined;
  /** Place of the choice that Enter would take. */
  active: number;
  onTake: (value: string) => void;
  onActive: (place: number) => void;
}

/** Id of the option at a place of a list. */
export const optionId = (listId: string, place: number) => `${listId}-${place}`;

/** What an option is for assistive technology and for the mouse. */
export function optionProps(list: ComboboxListProps, place: number) {
  const choice = list.choices[place];
  return {
    id: optionId(list.id, place),
    role: 'option',
    className: place === list.active ? 'combobox-option is-active' : 'combobox-option',
    'aria-selected': choice?.value === list.chosen,
    'aria-setsize': list.choices.length,
    'aria-posinset': place + 1,
    onMouseMove: () => place !== list.active && list.onActive(place),
    onClick: () => choice && list.onTake(choice.value),
    children: choice?.label as ReactNode,
  } as const;
}

/** A short list: every option is in the page. */
export function ComboboxList(props: ComboboxListProps): ReactElement {
  const { id, labelledBy, choices } = props;
  const box = useActiveInView();
  return (
    <div ref={box} id={id} role="listbox" className="combobox-list" aria-labelledby={labelledBy}>
      {choices.map((choice, place) => (
        <div key={choice.value} {...optionProps(props, place)} />
      ))}
    </div>
  );
}

/** Returns the ref of a list whose active option is scrolled into view. */
function useActiveInView(): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.querySelector('.is-active')?.scrollIntoView?.({ block: 'nearest' });
  });
  return box;
}
