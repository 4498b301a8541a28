import { type ReactElement, type ReactNode, useState } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { StudioIcon } from '#studio/client/look/studio-icon.tsx';

interface NamedEntryProps {
  name: string;
  isKnown: (name: string) => boolean;
  onRename: (name: string) => void;
  onRemove: () => void;
  children: ReactNode;
}

/** An entry whose name is the owner's own: the name can be changed, the entry taken away. */
export function NamedEntry(props: NamedEntryProps): ReactElement {
  const { name, isKnown, onRename, onRemove, children } = props;
  const { t } = useTexts();
  const [typed, setTyped] = useState(name);
  const take = () => {
    const next = typed.trim();
    if (next === '' || (next !== name && isKnown(next))) setTyped(name);
    else if (next !== name) onRename(next);
  };
  return (
    <div className="named-entry" data-member={name}>
      <div className="named-entry-head">
        <input
          type="text"
          className="form-control is-code"
          aria-label={t('studio.panel.name')}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={take}
          onKeyDown={({ key }) => key === 'Enter' && take()}
        />
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
  const [typed, setTyped] = useState<string | null>(null);
  const take = () => {
    const name = typed?.trim() ?? '';
    setTyped(null);
    if (name !== '' && !props.isKnown(name)) props.onAdd(name);
  };
  if (typed === null)
    return (
      <button type="button" className="add-button" onClick={() => setTyped('')}>
        <StudioIcon name="add" />
        {t('studio.panel.add-named')}
      </button>
    );
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
      onKeyDown={({ key }) => {
        if (key === 'Enter') take();
        if (key === 'Escape') setTyped(null);
      }}
    />
  );
}
