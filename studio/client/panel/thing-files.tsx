import { type ReactElement, useId, useState } from 'react';
import { useTexts } from '#i18n/texts.ts';
import type { Panel } from '#studio/contract.ts';
import { FileEditor } from './file-editor.tsx';

/** The files that a thing is written in, one at a time, each at the place of the thing. */
export function ThingFiles({ panel }: { panel: Panel }): ReactElement | null {
  const { t } = useTexts();
  const id = useId();
  const all = [...panel.sections, ...panel.lists];
  const places = all.filter(({ file }, at) => all.findIndex((one) => one.file === file) === at);
  const [chosen, setChosen] = useState(places[0]?.file);
  const place = places.find(({ file }) => file === chosen) ?? places[0];
  if (!place) return null;
  return (
    <div className="thing-files">
      {places.length > 1 && (
        <div className="thing-files-choice">
          <label htmlFor={id}>{t('studio.json.file')}</label>
          <select
            id={id}
            className="form-select"
            value={place.file}
            onChange={({ target }) => setChosen(target.value)}
          >
            {places.map(({ file }) => (
              <option key={file} value={file}>
                {file}
              </option>
            ))}
          </select>
        </div>
      )}
      <FileEditor
        key={place.file}
        file={place.file}
        at={{ path: place.path }}
        thing={panel.thing}
      />
    </div>
  );
}
