import { type KeyboardEvent, type ReactElement, useEffect, useId, useState } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { matching, type SearchOption } from './search-options.ts';

interface SearchListProps {
  label: string;
  options: readonly SearchOption[];
  current?: string | undefined;
  onChoose: (value: string) => void;
  onClose: () => void;
}

/** Most options that are in the page; a longer search finds the others. */
const MOST = 80;

/** A box to search in, and the options below it; arrows, Enter and Escape. */
export function SearchList(props: SearchListProps): ReactElement {
  const { label, options, current, onChoose, onClose } = props;
  const { t } = useTexts();
  const id = useId();
  const [search, setSearch] = useState('');
  const found = matching(options, search);
  const shown = found.slice(0, MOST);
  const [active, setActive] = useState(() =>
    Math.max(
      0,
      shown.findIndex(({ value }) => value === current),
    ),
  );
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [active, id]);
  const press = (event: KeyboardEvent) => {
    const to = { ArrowDown: active + 1, ArrowUp: active - 1, Home: 0, End: shown.length - 1 }[
      event.key
    ];
    if (to !== undefined) {
      event.preventDefault();
      setActive(Math.max(0, Math.min(shown.length - 1, to)));
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      const option = shown[active];
      if (option) onChoose(option.value);
    }
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
    }
  };
  return (
    <div className="search-list">
      <input
        // biome-ignore lint/a11y/noAutofocus: the list opens for this box
        autoFocus
        type="search"
        role="combobox"
        className="form-control"
        aria-label={label}
        placeholder={t('studio.search')}
        aria-expanded="true"
        aria-autocomplete="list"
        aria-controls={`${id}-list`}
        aria-activedescendant={shown.length > 0 ? `${id}-${active}` : undefined}
        autoComplete="off"
        value={search}
        onChange={({ target }) => {
          setSearch(target.value);
          setActive(0);
        }}
        onKeyDown={press}
      />
      <div id={`${id}-list`} role="listbox" aria-label={label} className="search-options">
        {shown.map((option, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the box above has the focus and the keys
          <div
            key={option.value}
            id={`${id}-${at}`}
            role="option"
            tabIndex={-1}
            aria-selected={option.value === current}
            className={`search-option${at === active ? ' is-active' : ''}`}
            onPointerMove={() => at !== active && setActive(at)}
            onClick={() => onChoose(option.value)}
          >
            <span className="search-label">{option.label}</span>
            {option.group && <span className="search-group">{option.group}</span>}
            {option.note && <span className="search-note">{option.note}</span>}
          </div>
        ))}
      </div>
      {found.length === 0 && <p className="search-none">{t('studio.search-none')}</p>}
      {found.length > MOST && (
        <p className="search-none">{t('studio.search-more', { count: found.length - MOST })}</p>
      )}
    </div>
  );
}
