import type { WidgetProps } from '@rjsf/utils';
import { type ChangeEvent, type DragEvent, type ReactElement, useRef, useState } from 'react';
import { useFormContext } from '#forms/engine/form-context.ts';
import { labelId } from '#forms/engine/form-names.ts';
import { widgetAria } from '#forms/widgets/widget-aria.ts';
import { useTexts } from '#i18n/texts.ts';
import { Icon } from '#ui/layout/icon.tsx';
import { fileRulesOf } from './file-checks.ts';
import { fileType } from './file-kind.ts';
import { FileList } from './file-list.tsx';
import { type PhotoLimits, usualPhotoLimits } from './smaller-photo.ts';
import { useChosenFiles } from './use-chosen-files.ts';
import './files.scss';

/**
 * Files that the customer drops, chooses or photographs. The form's data holds an id for each; the engine puts
 * the File in its place when the answers are sent. Options: `accept` names kinds (pdf, jpeg, png), `capture` the camera
 * of a phone (environment, user), `photos` what a photo may have before it is made smaller.
 */
export function FilesControl(field: WidgetProps): ReactElement {
  const { t } = useTexts();
  const { files, facts } = useFormContext();
  const { id, schema, options, onChange, readonly = false } = field;
  const locked = readonly || field.disabled === true;
  const ids = Array.isArray(field.value) ? (field.value as string[]) : [];
  const rules = fileRulesOf({ accept: options.accept, maxItems: schema.maxItems }, facts);
  const { kinds, countLimit } = rules;
  const photoLimits = { ...usualPhotoLimits, ...(options.photos as Partial<PhotoLimits>) };
  const { add, remove, reading, refusals, news } = useChosenFiles({
    ...{ ids, rules, photoLimits, onChange },
  });
  // A file input has no role that could be required.
  const { 'aria-required': _required, ...aria } = widgetAria(field);
  const [dropping, setDropping] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);

  const take = (chosen: readonly File[]) => {
    if (!locked) void add(chosen);
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    take([...(target.files ?? [])]);
    // The same file chosen again after it was removed must be noticed.
    target.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setDropping(false);
    take([...event.dataTransfer.files]);
  };

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
      <div className="files-drop">
        {kinds.some((kind) => kind !== 'pdf') && (
          <label className="btn btn-secondary files-camera">
            {t('form-engine.files.camera')}
            <input
              type="file"
              className="visually-hidden"
              accept="image/jpeg,image/png"
              capture={options.capture === 'user' ? 'user' : 'environment'}
              disabled={locked}
              onChange={choose}
            />
          </label>
        )}
        <label className="btn btn-secondary">
          <Icon name="document" />
          {t(countLimit === 1 ? 'form-engine.files.choose-one' : 'form-engine.files.choose')}
          <input
            ref={chooser}
            id={id}
            type="file"
            className="visually-hidden"
            multiple={countLimit > 1}
            accept={kinds.map(fileType).join(',')}
            disabled={locked}
            onChange={choose}
            {...aria}
          />
        </label>
        <span className="files-drop-hint">{t('form-engine.files.drop')}</span>
      </div>
      <p role="status" className={reading ? 'files-reading' : 'visually-hidden'}>
        {reading && <span className="busy-mark" aria-hidden="true" />}
        {reading ? t('form-engine.files.reading', { name: reading }) : news}
      </p>
      {refusals.length > 0 && (
        <div role="alert">
          <ul className="files-refused">
            {refusals.map((refusal) => (
              <li key={refusal.id}>
                <Icon name="alert" />
                {refusal.text}
              </li>
            ))}
          </ul>
        </div>
      )}
      <FileList
        files={ids.flatMap((one) => {
          const file = files.get(one);
          return file ? [[one, file] as const] : [];
        })}
        locked={locked}
        onRemove={(one) => {
          remove(one);
          chooser.current?.focus();
        }}
      />
    </fieldset>
  );
}
