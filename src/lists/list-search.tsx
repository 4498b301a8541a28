import { type ReactElement, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '#i18n/texts.ts';
import { Icon } from '#ui/layout/icon.tsx';
import { useAfterPause } from '#ui/use-after-pause.ts';
import { SEARCH_LENGTH } from './use-list-address.ts';
import './list-search.scss';

interface ListSearchProps {
  /** Of the field, where a prerendered page has it. */
  id?: string;
  label: string;
  placeholder: string;
  /** Text of the current search; a change from outside (the Back button) replaces what is typed. */
  value: string;
  onSearch: (text: string) => void;
  /** Milliseconds from the last key to the search; Enter searches at once. */
  delay: number;
}

/** A search field that waits until typing pauses. */
export function ListSearch({
  id: givenId,
  label,
  placeholder,
  value,
  onSearch,
  delay,
}: ListSearchProps): ReactElement {
  const { t } = useTexts();
  const ownId = useId();
  const id = givenId ?? ownId;
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(value);
  const [searched, setSearched] = useState(value);
  const [valueBefore, setValueBefore] = useState(value);
  if (value !== valueBefore) {
    setValueBefore(value);
    if (value !== searched) {
      setSearched(value);
      setText(value);
    }
  }
  const search = (wanted: string) => {
    const trimmed = wanted.trim();
    if (trimmed === searched) return;
    // At once: an Enter pressed before the next render would search again, and Back would lead to the same search.
    flushSync(() => setSearched(trimmed));
    onSearch(trimmed);
  };
  useAfterPause(text, delay, search);

  return (
    <search className="list-search">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          search(text);
        }}
      >
        <label className="visually-hidden" htmlFor={id}>
          {label}
        </label>
        <Icon name="search" />
        <input
          ref={input}
          id={id}
          type="search"
          className="form-control"
          placeholder={placeholder}
          maxLength={SEARCH_LENGTH}
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
              search('');
              input.current?.focus();
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
