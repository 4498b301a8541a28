import { type FormEvent, type ReactElement, useId, useState } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { StudioIcon } from '#studio/client/look/studio-icon.tsx';
import { useStudio } from '#studio/client/state/studio.ts';
import { type FieldKind, fieldKinds, type NewField as Wanted } from '#studio/contract.ts';

/** Adds a field to a form: its words, its kind, whether it must be answered. Opens its panel. */
export function NewField({
  form,
  group,
  after,
}: Pick<Wanted, 'form' | 'group'> & { after: string | undefined }): ReactElement {
  const { api, pending, choose } = useStudio();
  const { t } = useTexts();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [label, setLabel] = useState('');
  const [kind, setKind] = useState<FieldKind>('text');
  const [options, setOptions] = useState('');
  const [isRequired, setRequired] = useState(false);
  const [failed, setFailed] = useState<'label' | 'options' | 'server' | null>(null);
  const choices = options.split('\n').flatMap((line) => line.trim() || []);

  const add = async () => {
    pending.flush();
    try {
      const { thing } = await api.addField({
        ...{ form, group, kind, isRequired, label: label.trim() },
        ...(after === undefined ? {} : { after }),
        ...(kind === 'choice' ? { options: choices } : {}),
      });
      choose(thing);
    } catch {
      setFailed('server');
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (label.trim() === '') return setFailed('label');
    if (kind === 'choice' && choices.length < 2) return setFailed('options');
    setFailed(null);
    void add();
  };
  if (!isOpen)
    return (
      <button type="button" className="add-button" onClick={() => setOpen(true)}>
        <StudioIcon name="add" />
        {t('studio.new-field.add')}
      </button>
    );
  const fault = (about: typeof failed) =>
    failed === about && (
      <p id={`${id}-fault`} className="value-fault" role="alert">
        {t(`studio.new-field.failed.${about}`)}
      </p>
    );
  return (
    <form className="new-field" noValidate onSubmit={submit} aria-label={t('studio.new-field.add')}>
      <label htmlFor={`${id}-label`}>{t('studio.new-field.label')}</label>
      <input
        id={`${id}-label`}
        // biome-ignore lint/a11y/noAutofocus: the button that was pressed became this form
        autoFocus
        className="form-control"
        value={label}
        maxLength={300}
        aria-invalid={failed === 'label' || undefined}
        aria-describedby={failed === 'label' ? `${id}-fault` : undefined}
        onChange={({ target }) => setLabel(target.value)}
      />
      {fault('label')}
      <label htmlFor={`${id}-kind`}>{t('studio.new-field.kind')}</label>
      <select
        id={`${id}-kind`}
        className="form-select"
        value={kind}
        onChange={({ target }) => setKind(target.value as FieldKind)}
      >
        {fieldKinds.map((one) => (
          <option key={one} value={one}>
            {t(`studio.new-field.kinds.${one}`)}
          </option>
        ))}
      </select>
      {kind === 'choice' && (
        <>
          <label htmlFor={`${id}-options`}>{t('studio.new-field.options')}</label>
          <textarea
            id={`${id}-options`}
            className="form-control"
            rows={3}
            value={options}
            aria-invalid={failed === 'options' || undefined}
            aria-describedby={failed === 'options' ? `${id}-fault` : undefined}
            onChange={({ target }) => setOptions(target.value)}
          />
          {fault('options')}
        </>
      )}
      <div className="form-check form-switch">
        <input
          id={`${id}-required`}
          type="checkbox"
          role="switch"
          className="form-check-input"
          checked={isRequired}
          aria-checked={isRequired}
          onChange={({ target }) => setRequired(target.checked)}
        />
        <label htmlFor={`${id}-required`}>{t('studio.section.required')}</label>
      </div>
      {fault('server')}
      <div className="new-field-actions">
        <button type="submit" className="btn btn-primary btn-sm">
          {t('studio.new-field.do')}
        </button>
        <button type="button" className="btn btn-secondary btn-sm" onClick={() => setOpen(false)}>
          {t('studio.new-field.leave')}
        </button>
      </div>
    </form>
  );
}
