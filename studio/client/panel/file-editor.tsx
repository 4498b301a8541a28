import { lazy, type ReactElement, Suspense } from 'react';
import { useTexts } from '#i18n/texts.ts';
import type { JsonEditorProps } from '#studio/client/json/json-editor.tsx';

const JsonEditor = lazy(() =>
  import('#studio/client/json/json-editor.tsx').then((module) => ({ default: module.JsonEditor })),
);

/** A file as JSON; the code of the editor is loaded with the first one. */
export function FileEditor(props: JsonEditorProps): ReactElement {
  const { t } = useTexts();
  return (
    <Suspense fallback={<p className="panel-note">{t('studio.loading')}</p>}>
      <JsonEditor {...props} />
    </Suspense>
  );
}
