import type { WidgetProps } from '@rjsf/utils';
import { type DragEvent, type ReactElement, useRef, useState } from 'react';
import { useFormContext } from '#forms/engine/form-context.ts';
import { labelId } from '#forms/engine/form-names.ts';
import { widgetAria } from '#forms/widgets/widget-aria.ts';
import { useLatest } from '#ui/use-latest.ts';
import { fileRulesOf } from './file-checks.ts';
import { FileChooser } from './file-chooser.tsx';
import { FileList } from './file-list.tsx';
import { FileRefusals, FilesStatus } from './files-status.tsx';
import { type PhotoLimits, usualPhotoLimits } from './photo-encoding.ts';
import { useChosenFiles } from './use-chosen-files.ts';
import { usePendingStatus } from './use-pending-status.ts';
import './files.scss';

/**
 * Files that the customer drops, chooses or photographs. The form's data holds an id for each; the engine puts
 * the File in its place when the answers are sent. Options: `accept` names kinds (pdf, jpeg, png), `capture` the camera
 * of a phone (environment, user), `photos` what a photo may have before it is made smaller.
 */
export function FilesControl(field: WidgetProps): ReactElement {
  const { files, facts, frozen } = useFormContext();
  const { id, schema, options, onChange, readonly = false } = field;
  const locked = readonly || field.disabled === true;
  const ids = Array.isArray(field.value) ? (field.value as string[]) : [];
  const rules = fileRulesOf({ accept: options.accept, maxItems: schema.maxItems }, facts);
  // A submit that waits makes the fields read-only.
  const isSubmitWaiting = useLatest(readonly && !frozen);
  const chosen = useChosenFiles({
    ...{ ids, rules, onChange },
    photoLimits: { ...usualPhotoLimits, ...(options.photos as Partial<PhotoLimits>) },
    mayLoadDecoder: facts.settings.photos.heicDecoder,
    onRefused: () => isSubmitWaiting.current && setLeftOut(true),
  });
  const setLeftOut = usePendingStatus(id, chosen.pending.length > 0 || chosen.isTurning);
  // A file input has no role that could be required.
  const { 'aria-required': _required, ...aria } = widgetAria(field);
  const [dropping, setDropping] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);

  const take = (given: readonly File[]) => {
    if (locked) return;
    setLeftOut(false);
    chosen.add(given);
  };
  const remove = (one: string) => {
    setLeftOut(false);
    chosen.remove(one);
    chooser.current?.focus();
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setDropping(false);
    take([...event.dataTransfer.files]);
  };

  const added = ids.flatMap((one) => {
    const file = files.get(one);
    return file ? [{ id: one, file }] : [];
  });
  const pending = chosen.pending.filter((one) => !ids.includes(one.id));
  const listed = [...added, ...pending.map((one) => ({ id: one.id, pending: one }))];

  return (
    <fieldset
      aria-labelledby={labelId(id)}
      className={dropping ? 'files is-dropping' : 'files'}
      onDragOver={(event) => {
        event.preventDefault();
        setDropping(!locked);
      }}
      onDragLeave={() => setDropping(false)}
      onDrop={drop}
    >
      <FileChooser
        {...{ id, rules, locked, chooser, aria }}
        capture={options.capture === 'user' ? 'user' : 'environment'}
        onChosen={take}
      />
      <FilesStatus pending={chosen.pending[0]} news={chosen.news} />
      <FileRefusals refused={chosen.refused} rules={rules} />
      <FileList
        files={listed}
        locked={locked}
        // What a waiting submit waits for may be taken out.
        frozen={frozen || field.disabled === true}
        onTurn={chosen.turn}
        onRemove={remove}
      />
    </fieldset>
  );
}
