import { type ReactElement, type ReactNode, useState } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { StudioIcon } from '#studio/client/look/studio-icon.tsx';
import { useFieldWords } from './field-words.ts';

interface NamedEntryProps {
  name: string;
  /** Id of its name, by which its control is named. */
  labelledBy: string;
  isKnown: (name: string) => boolean;
  onRename: (name: string) => void;
  onRemove: () => void;
  children: ReactNode;
}

/** An entry whose name is the owner's own: the name can be changed, the entry taken away. */
export function NamedEntry(props: NamedEntryProps): ReactElement {
  const { name, labelledBy, isKnown, onRename, onRemove, children } = props;
  const { t } = useTexts();
  const words = useFieldWords();
  const [isRenaming, setRenaming] = useState(false);
  return (
    <div className="named-entry" data-member={name}>
      <div className="named-entry-head">
        {isRenaming ? (
          <NameInput
            start={name}
            onTake={(next) => {
              setRenaming(false);
              if (next !== name && !isKnown(next)) onRename(next);
            }}
            onLeave={() => setRenaming(false)}
          />
        ) : (
          <>
            <span id={labelledBy} className="value-label" title={name}>
              {words.name(name)}
            </span>
            <button
              type="button"
              className="icon-button is-small"
              title={t('studio.panel.rename')}
              aria-label={t('studio.panel.rename-named', { name })}
              onClick={() => setRenaming(true)}
            >
              <StudioIcon name="edit" />
            </button>
          </>
        )}
        <button
          type="button"
          className="icon-button is-small"
          title={t('studio.panel.remove')}
          aria-label={t('studio.panel.remove-named', { name })}
          onClick={onRemove}
        >
          <StudioIcon name="trash" />
        </button>
      </div>
      {children}
    </div>
  );
}

/** Adds an entry under a name that is typed. */
export function NewEntry(props: {
  isKnown: (name: string) => boolean;
  onAdd: (name: string) => void;
}): ReactElement {
  const { t } = useTexts();
  const [isTyping, setTyping] = useState(false);
  if (!isTyping)
    return (
      <button type="button" className="add-button" onClick={() => setTyping(true)}>
        <StudioIcon name="add" />
        {t('studio.panel.add-named')}
      </button>
    );
  return (
    <NameInput
      start=""
      onTake={(name) => {
        setTyping(false);
        if (!props.isKnown(name)) props.onAdd(name);
      }}
      onLeave={() => setTyping(false)}
    />
  );
}

interface NameInputProps {
  start: string;
  onTake: (name: string) => void;
  onLeave: () => void;
}

/** A name that is typed: Enter or leaving takes it, Escape does not. */
function NameInput({ start, onTake, onLeave }: NameInputProps): ReactElement {
  const { t } = useTexts();
  const [typed, setTyped] = useState(start);
  const take = () => {
    const name = typed.trim();
    if (name === '') onLeave();
    else onTake(name);
  };
  return (
    <input
      // biome-ignore lint/a11y/noAutofocus: it stands where the button was that the person pressed
      autoFocus
      type="text"
      className="form-control is-code"
      aria-label={t('studio.panel.name')}
      placeholder={t('studio.panel.name')}
      autoComplete="off"
      spellCheck={false}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={take}
      onKeyDown={(event) => {
        const { key } = event;
        if (key === 'Escape') event.stopPropagation();
        // Else the same press would act on what has the focus next.
        if (key === 'Enter') event.preventDefault();
        if (key === 'Enter') take();
        if (key === 'Escape') onLeave();
      }}
    />
  );
}
