import type { ReactElement } from 'react';
import { SearchList } from './search-list.tsx';
import type { SearchOption } from './search-options.ts';
import { StudioIcon } from './studio-icon.tsx';
import { usePopup } from './use-popup.ts';

interface AddButtonProps {
  label: string;
  options: readonly SearchOption[];
  onChoose: (value: string) => void;
}

/** "Add …": a menu to search in, with the meaning of each entry. */
export function AddButton({ label, options, onChoose }: AddButtonProps): ReactElement {
  const popup = usePopup(340);
  return (
    <>
      <button
        ref={popup.button}
        type="button"
        className="add-button"
        aria-haspopup="listbox"
        aria-expanded={popup.isOpen}
        disabled={options.length === 0}
        onClick={() => (popup.isOpen ? popup.close() : popup.open())}
      >
        <StudioIcon name="add" />
        {label}
      </button>
      {popup.isOpen && (
        <div ref={popup.box} className="popup" style={popup.style}>
          <SearchList
            label={label}
            options={options}
            onClose={popup.close}
            onChoose={(value) => {
              popup.close(true);
              onChoose(value);
            }}
          />
        </div>
      )}
    </>
  );
}
