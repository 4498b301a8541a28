import type { FieldProps } from '@rjsf/utils';
import { type KeyboardEvent, type ReactElement, useEffect, useRef } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { AddButton } from '#studio/client/look/add-button.tsx';
import { StudioIcon } from '#studio/client/look/studio-icon.tsx';
import { moved } from '#studio/client/theme/list-moves.ts';
import { contextOf } from '#studio/client/theme/panel-context.ts';
import { namedTruth } from './condition-truth.ts';
import { NewCondition } from './new-condition.tsx';
import { OpenCondition } from './open-condition.tsx';
import { TruthMark } from './truth-mark.tsx';
import { NAMED, useConditionTools } from './use-condition-tools.ts';

/** Named conditions that must all hold, each with what it says and whether it holds. Alt and an arrow move one. */
export function NamesControl(field: FieldProps): ReactElement {
  const { formData, onChange, fieldPathId } = field;
  const { t } = useTexts();
  const box = useRef<HTMLDivElement>(null);
  /** Position whose button gets the focus after a change; that of no row is the button that adds. */
  const wanted = useRef<number | null>(null);
  const tools = useConditionTools('facts', contextOf(field).form);
  const names: string[] = Array.isArray(formData) ? formData.map(String) : [];
  const change = (next: string[], focus: number) => {
    wanted.current = focus;
    onChange(next, fieldPathId.path);
  };
  useEffect(() => {
    if (wanted.current === null) return;
    const rows = box.current?.querySelectorAll<HTMLElement>('.condition-remove') ?? [];
    const at = Math.min(wanted.current, rows.length - 1);
    wanted.current = null;
    (rows[at] ?? box.current?.querySelector<HTMLElement>('.add-button'))?.focus();
  });
  const press = (event: KeyboardEvent, at: number) => {
    const to = { ArrowUp: at - 1, ArrowDown: at + 1 }[event.key];
    if (!event.altKey || to === undefined || to < 0 || to >= names.length) return;
    event.preventDefault();
    change(moved(names, at, to), to);
  };
  if (!tools) return <p className="panel-note">{t('studio.loading')}</p>;
  const { known, namedWords, options, terms } = tools;
  const unused = options.filter(
    ({ value }) => value.startsWith(NAMED) && !names.includes(value.slice(NAMED.length)),
  );
  return (
    <div ref={box} className="condition">
      <ul className="condition-lines" hidden={names.length === 0}>
        {names.map((name, at) => (
          <li
            key={name}
            className="condition-part"
            data-joint={at > 0 ? t('studio.condition.and') : undefined}
          >
            <div className="condition-line is-name">
              <TruthMark truth={known && namedTruth(name, known)} />
              <div className="condition-controls">
                <strong title={name}>{terms.named(name)}</strong>
                <p className="condition-meaning">
                  {namedWords(name)} <OpenCondition name={name} />
                </p>
              </div>
              <span className="condition-actions">
                <button
                  type="button"
                  className="icon-button is-small condition-remove"
                  aria-label={t('studio.panel.remove-named', { name })}
                  title={t('studio.panel.remove')}
                  onKeyDown={(event) => press(event, at)}
                  onClick={() => change(names.toSpliced(at, 1), at)}
                >
                  <StudioIcon name="trash" />
                </button>
              </span>
            </div>
          </li>
        ))}
      </ul>
      <AddButton
        label={t('studio.condition.add')}
        options={unused.map((option) => ({ ...option, group: '' }))}
        onChoose={(option) => change([...names, option.slice(NAMED.length)], names.length)}
      />
      <NewCondition onAdd={(name) => onChange([...names, name], fieldPathId.path)} />
    </div>
  );
}
