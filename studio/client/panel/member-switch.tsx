import { type ReactElement, useEffect, useId, useState } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { valueAt } from '#studio/client/api/json-paths.ts';
import { useStudio } from '#studio/client/state/studio.ts';
import type { Edit, Json, Section } from '#studio/contract.ts';
import type { Thing } from '#workbench/edit/studio-messages.ts';

interface MemberSwitchProps {
  section: Section;
  member: string;
  thing: Thing;
}

const EMPTY = '{}';

/** The edit that puts a name into a list of a file, or takes it out. */
function memberEdit(
  { file, path }: Pick<Section, 'file' | 'path'>,
  list: Json | undefined,
  member: string,
  isIn: boolean,
): Edit | null {
  if (!Array.isArray(list)) return isIn ? { op: 'set', file, path, after: [member] } : null;
  const at = list.indexOf(member);
  if (isIn === at >= 0) return null;
  return isIn
    ? { op: 'insert', file, path: [...path, list.length], after: member }
    : { op: 'remove', file, path: [...path, at], before: member };
}

/** Whether a list has a name, as a switch: such as whether a field must be answered. */
export function MemberSwitch({ section, member, thing }: MemberSwitchProps): ReactElement {
  const { api, queue } = useStudio();
  const { t } = useTexts();
  const id = useId();
  const [isOn, setOn] = useState(section.value === true);
  useEffect(() => setOn(section.value === true), [section.value]);
  const change = async (next: boolean) => {
    setOn(next);
    // A partner may have no file of its own yet.
    const text = await api.file(section.file).then(
      (file) => file.text,
      () => EMPTY,
    );
    const content = JSON.parse(text) as Json;
    const edit = memberEdit(section, valueAt(content, section.path), member, next);
    if (edit) queue.add({ edits: [edit], thing });
  };
  return (
    <div className="form-check form-switch value-switch is-line">
      <input
        id={id}
        type="checkbox"
        role="switch"
        className="form-check-input"
        checked={isOn}
        aria-checked={isOn}
        onChange={({ target }) => void change(target.checked)}
      />
      <label htmlFor={id}>{t('studio.section.required')}</label>
    </div>
  );
}
