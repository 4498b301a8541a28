import { type ReactElement, useId } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { accesses, type Menu, menus, type NewKind, type PageAccess } from '#studio/new-contract.ts';

/** What a person has said of something new. */
export interface NewDraft {
  /** Its title, the name of a partner, or the code of a language. */
  title: string;
  /** What the first field of a step is called. */
  label: string;
  access: PageAccess;
  menus: Menu[];
}

/** A code of a language with its country, as files have it; null for what is none. */
export function languageCode(typed: string): string | null {
  const [, language, country] = /^\s*([a-z]{2,3})[-_ ]([a-z]{2})\s*$/i.exec(typed) ?? [];
  return language && country ? `${language.toLowerCase()}-${country.toUpperCase()}` : null;
}

interface NewFieldsProps {
  kind: NewKind;
  draft: NewDraft;
  wrong: 'title' | 'label' | null;
  fault: string;
  onChange: (part: Partial<NewDraft>) => void;
}

/** What a person says of something new, by its kind. */
export function NewFields({ kind, draft, wrong, fault, onChange }: NewFieldsProps): ReactElement {
  const { t } = useTexts();
  const id = useId();
  const line = (name: 'title' | 'label', label: string, hint?: string) => (
    <div className="new-line">
      <label htmlFor={`${id}-${name}`}>{label}</label>
      <input
        id={`${id}-${name}`}
        className="form-control"
        value={draft[name]}
        maxLength={300}
        aria-invalid={wrong === name || undefined}
        aria-describedby={[hint && `${id}-hint`, wrong === name && `${id}-fault`]
          .filter(Boolean)
          .join(' ')}
        onChange={({ target }) => onChange({ [name]: target.value })}
      />
      {hint && (
        <p id={`${id}-hint`} className="new-hint">
          {hint}
        </p>
      )}
      {wrong === name && (
        <p id={`${id}-fault`} className="value-fault" role="alert">
          {fault}
        </p>
      )}
    </div>
  );
  return (
    <>
      {line(
        'title',
        t(`studio.new.${kind}.title`),
        kind === 'language' ? t('studio.new.language.hint') : undefined,
      )}
      {kind === 'step' && line('label', t('studio.new.step.label'))}
      {kind === 'page' && (
        <>
          <div className="new-line">
            <label htmlFor={`${id}-access`}>{t('studio.new.page.access')}</label>
            <select
              id={`${id}-access`}
              className="form-select"
              value={draft.access}
              onChange={({ target }) => onChange({ access: target.value as PageAccess })}
            >
              {accesses.map((one) => (
                <option key={one} value={one}>
                  {t(`studio.values.${one}`)}
                </option>
              ))}
            </select>
          </div>
          <fieldset className="new-menus">
            <legend>{t('studio.new.page.menus')}</legend>
            {menus.map((menu) => (
              <label key={menu} className="form-check">
                <input
                  type="checkbox"
                  className="form-check-input"
                  checked={draft.menus.includes(menu)}
                  onChange={({ target }) =>
                    onChange({
                      menus: menus.filter((one) =>
                        one === menu ? target.checked : draft.menus.includes(one),
                      ),
                    })
                  }
                />
                {t(`studio.new.page.menu.${menu}`)}
              </label>
            ))}
          </fieldset>
        </>
      )}
      {fault !== '' && wrong === null && (
        <p className="value-fault" role="alert">
          {fault}
        </p>
      )}
    </>
  );
}
