import { type ReactElement, useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { Icon } from './icon.tsx';

export interface SearchBoxProps {
  label: string;
  placeholder?: string;
  /** What is searched for now; a change from outside (back button) is taken over. */
  value: string;
  onSearch: (text: string) => void;
  /** Milliseconds of rest after the last key; Enter searches at once. */
  delay: number;
}

/** A search that waits until the customer rests. */
export function SearchBox({
  label,
  placeholder,
  value,
  onSearch,
  delay,
}: SearchBoxProps): ReactElement {
  const { t } = useTexts();
  const id = useId();
  const [text, setText] = useState(value);
  const asked = useRef(value);
  const search = useRef(onSearch);
  search.current = onSearch;

  useEffect(() => {
    if (value !== asked.current) {
      asked.current = value;
      setText(value);
    }
  }, [value]);

  const ask = (wanted: string) => {
    const trimmed = wanted.trim();
    if (trimmed === asked.current) return;
    asked.current = trimmed;
    search.current(trimmed);
  };
  const latest = useRef(ask);
  latest.current = ask;

  useEffect(() => {
    const timer = setTimeout(() => latest.current(text), delay);
    return () => clearTimeout(timer);
  }, [text, delay]);

  return (
    <search className="search-box">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          ask(text);
        }}
      >
        <label className="visually-hidden" htmlFor={id}>
          {label}
        </label>
        <Icon name="search" />
        <input
          id={id}
          type="search"
          className="form-control"
          placeholder={placeholder ?? label}
          autoComplete="off"
          enterKeyHint="search"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {text !== '' && (
          <button
            type="button"
            className="btn btn-quiet btn-icon"
            onClick={() => {
              setText('');
              ask('');
            }}
          >
            <Icon name="close" />
            <span className="visually-hidden">{t('common.clearSearch')}</span>
          </button>
        )}
      </form>
    </search>
  );
}
