import type { ReactElement, ReactNode } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { SearchList } from './search-list.tsx';
import type { SearchOption } from './search-options.ts';
import { StudioIcon } from './studio-icon.tsx';
import { usePopup } from './use-popup.ts';

interface SearchSelectProps {
  id: string;
  /** Id of its name. */
  labelledBy?: string;
  /** Its name, where no element has it. */
  label?: string;
  value: string;
  /** What the button shows; by default the label of the current option. */
  shown?: ReactNode;
  /** Words of the current option where it is none of the list. */
  words?: string;
  options: readonly SearchOption[];
  placeholder: string;
  className?: string;
  onChoose: (value: string) => void;
}

/** A button with the current option, which opens a list to search in. */
export function SearchSelect(props: SearchSelectProps): ReactElement {
  const { id, labelledBy, label, value, options, placeholder, className, onChoose } = props;
  const { t } = useTexts();
  const popup = usePopup(360);
  const current = options.find((option) => option.value === value);
  return (
    <>
      <button
        ref={popup.button}
        id={id}
        type="button"
        className={className ?? 'form-select search-button'}
        aria-haspopup="listbox"
        aria-expanded={popup.isOpen}
        aria-labelledby={labelledBy ? `${labelledBy} ${id}` : undefined}
        aria-label={label && `${label}: ${props.words ?? current?.label ?? placeholder}`}
        onClick={() => (popup.isOpen ? popup.close() : popup.open())}
      >
        {props.shown ?? <span>{current?.label ?? placeholder}</span>}
        {className && <StudioIcon name="chevron-down" />}
      </button>
      {popup.isOpen && (
        <div ref={popup.box} className="popup" style={popup.style}>
          <SearchList
            label={label ?? t('studio.search')}
            options={options}
            current={value}
            onClose={popup.close}
            onChoose={(next) => {
              popup.close();
              onChoose(next);
            }}
          />
        </div>
      )}
    </>
  );
}
