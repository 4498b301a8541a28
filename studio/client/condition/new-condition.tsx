import { type FormEvent, type ReactElement, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '#i18n/texts.ts';
import { StudioIcon } from '#studio/client/look/studio-icon.tsx';
import { useStudio } from '#studio/client/state/studio.ts';

/** What a new condition demands until its panel says otherwise. */
const FIRST = { $fact: 'session/signedIn', const: true };

/** Adds a named condition by the text that explains it, and opens its panel. */
export function NewCondition({ onAdd }: { onAdd: (name: string) => void }): ReactElement {
  const { api, choose, pending } = useStudio();
  const { t } = useTexts();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [words, setWords] = useState('');
  const [failed, setFailed] = useState<'label' | 'server' | null>(null);
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (words.trim() === '') return setFailed('label');
    try {
      const { name } = await api.addCondition({ words: words.trim(), condition: FIRST });
      // At once: the form that takes it is gone with the next panel.
      flushSync(() => onAdd(name));
      pending.flush();
      choose({ kind: 'condition', name });
    } catch {
      setFailed('server');
    }
  };
  if (!isOpen)
    return (
      <button type="button" className="add-button" onClick={() => setOpen(true)}>
        <StudioIcon name="add" />
        {t('studio.condition.new')}
      </button>
    );
  return (
    <form className="new-condition" onSubmit={(event) => void add(event)}>
      <label htmlFor={id}>{t('studio.condition.new-words')}</label>
      <input
        id={id}
        // biome-ignore lint/a11y/noAutofocus: it stands where the button was that the person pressed
        autoFocus
        type="text"
        className="form-control"
        autoComplete="off"
        maxLength={300}
        aria-invalid={failed === 'label' || undefined}
        aria-describedby={failed ? `${id}-fault` : undefined}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          setOpen(false);
        }}
      />
      {failed && (
        <p id={`${id}-fault`} className="value-fault" role="alert">
          {t(`studio.condition.failed.${failed}`)}
        </p>
      )}
      <span className="new-condition-buttons">
        <button type="submit" className="btn btn-primary btn-sm">
          {t('studio.new-field.do')}
        </button>
        <button type="button" className="btn btn-secondary btn-sm" onClick={() => setOpen(false)}>
          {t('studio.new-field.leave')}
        </button>
      </span>
    </form>
  );
}
