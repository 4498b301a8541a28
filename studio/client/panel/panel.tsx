import type { ReactElement } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { StudioIcon } from '#studio/client/look/studio-icon.tsx';
import { type Chosen, useStudio } from '#studio/client/state/studio.ts';
import { useStored } from '#ui/use-stored.ts';
import { EmptyPanel } from './empty-panel.tsx';
import { FileEditor } from './file-editor.tsx';
import { PanelResizer } from './panel-resizer.tsx';
import { ThingPanel } from './thing-panel.tsx';

/** The panel on the right: what was chosen, as forms or as its file. */
export function Panel(): ReactElement {
  const { chosen } = useStudio();
  const current = useStored(chosen);
  const { t } = useTexts();
  return (
    <aside className="panel" aria-label={t('studio.panel.title')}>
      <PanelResizer />
      {current ? <ChosenPanel current={current} /> : <EmptyPanel />}
    </aside>
  );
}

function ChosenPanel({ current }: { current: Chosen }): ReactElement {
  if (current.kind === 'thing')
    return <ThingPanel key={JSON.stringify(current.thing)} chosen={current} />;
  return <FilePanel {...current} />;
}

function FilePanel({ file, line }: { file: string; line: number }): ReactElement {
  const { leave } = useStudio();
  const { t } = useTexts();
  return (
    <>
      <header className="panel-head">
        <div className="panel-heading">
          <h2>{file.slice(file.lastIndexOf('/') + 1)}</h2>
          <button
            type="button"
            className="icon-button"
            aria-label={t('studio.panel.close')}
            onClick={leave}
          >
            <StudioIcon name="close" />
          </button>
        </div>
        <p className="panel-file">{file}</p>
      </header>
      <div className="panel-body is-code">
        <FileEditor key={`${file} ${line}`} file={file} at={{ line }} thing={null} />
      </div>
    </>
  );
}
