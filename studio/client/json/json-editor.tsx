import { json } from '@codemirror/lang-json';
import { lintGutter, setDiagnostics } from '@codemirror/lint';
import { basicSetup, EditorView } from 'codemirror';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { useFile, useFileSchema } from '#studio/client/api/use-file.ts';
import { useWords } from '#studio/client/language/use-words.ts';
import { useStudio } from '#studio/client/state/studio.ts';
import type { JsonObject, Path } from '#studio/contract.ts';
import { useStored } from '#ui/use-stored.ts';
import type { Thing } from '#workbench/edit/studio-messages.ts';
import { editorLook } from './editor-look.ts';
import { faultIn, lineOffset, offsetOf } from './json-places.ts';
import { schemaHelp } from './schema-help.ts';

export interface JsonEditorProps {
  file: string;
  /** Where it opens. */
  at: { path: Path } | { line: number };
  /** What a change belongs to; for a file opened by itself a page of its name. */
  thing: Thing | null;
}

/** A file as JSON: saved in a pause once it can be read, and it follows what others change while nothing was typed. */
export function JsonEditor({ file, at, thing }: JsonEditorProps): ReactElement {
  const { queue, pending, server } = useStudio();
  const { t } = useTexts();
  const words = useWords();
  const { state } = useStored(server);
  const { waiting } = useStored(queue.store);
  const { data, isError } = useFile(file);
  const box = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const sent = useRef('');
  const schema = useRef<JsonObject | null>(null);
  schema.current = useFileSchema(file);
  const [faultLine, setFaultLine] = useState<number | null>(null);
  const isThere = data !== undefined;
  const about: Thing = thing ?? { kind: 'page', page: file.slice(0, 300) };
  const save = useRef((_: string) => {});
  save.current = (text) => {
    const fault = faultIn(text);
    setFaultLine(fault);
    if (fault !== null || text === sent.current) return;
    pending.later(`write ${file}`, () => {
      queue.add({
        edits: [{ op: 'write', file, before: sent.current, after: text }],
        thing: about,
      });
      sent.current = text;
    });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor is made once; its text follows below
  useEffect(() => {
    if (!box.current || !data) return;
    sent.current = data.text;
    const editor = new EditorView({
      parent: box.current,
      doc: data.text,
      extensions: [
        basicSetup,
        json(),
        lintGutter(),
        schemaHelp(() => schema.current),
        editorLook,
        EditorView.lineWrapping,
        EditorView.editable.of(!data.isReadOnly),
        EditorView.contentAttributes.of({ 'aria-label': t('studio.json.title', { file }) }),
        EditorView.updateListener.of(({ docChanged, state: { doc }, transactions }) => {
          if (
            docChanged &&
            transactions.some(
              (one) =>
                one.isUserEvent('input') ||
                one.isUserEvent('delete') ||
                one.isUserEvent('move') ||
                one.isUserEvent('undo') ||
                one.isUserEvent('redo'),
            )
          )
            save.current(doc.toString());
        }),
      ],
    });
    view.current = editor;
    const place = 'path' in at ? offsetOf(data.text, at.path) : lineOffset(data.text, at.line);
    editor.dispatch({
      selection: { anchor: place },
      effects: EditorView.scrollIntoView(place, { y: 'start', yMargin: 40 }),
    });
    return () => {
      pending.flush();
      editor.destroy();
      view.current = null;
    };
  }, [isThere]);

  useEffect(() => {
    const editor = view.current;
    if (!editor || !data || waiting.length > 0) return;
    const text = editor.state.doc.toString();
    if (text !== sent.current || data.text === text) return;
    sent.current = data.text;
    editor.dispatch({ changes: smallestChange(text, data.text) });
  }, [data, waiting]);

  useEffect(() => {
    const editor = view.current;
    if (!editor || !isThere) return;
    const text = editor.state.doc.toString();
    const found = (state?.diagnoses ?? []).filter((one) => one.file === file);
    const marks = found.map(({ line, column, what, fix, isWarning }) => {
      const from = Math.min(lineOffset(text, line) + Math.max(0, column - 1), text.length);
      const end = text.indexOf('\n', from);
      return {
        ...{ from, to: end < 0 ? text.length : end },
        severity: isWarning ? ('warning' as const) : ('error' as const),
        message: [what, fix].filter(Boolean).map(words).join(' '),
      };
    });
    editor.dispatch(setDiagnostics(editor.state, marks));
  }, [state, file, isThere, words]);

  return (
    <div className="json-editor">
      {isError && !data && <p className="panel-note">{t('studio.json.failed')}</p>}
      {faultLine !== null && (
        <p className="json-fault" role="status">
          {t('studio.json.unreadable', { line: faultLine })}
        </p>
      )}
      <div ref={box} className="json-box" />
    </div>
  );
}

/** The change between two texts without what they have in common at both ends, so that the cursor stays. */
function smallestChange(before: string, after: string) {
  const most = Math.min(before.length, after.length);
  let from = 0;
  while (from < most && before[from] === after[from]) from++;
  let end = 0;
  while (end < most - from && before.at(-1 - end) === after.at(-1 - end)) end++;
  return { from, to: before.length - end, insert: after.slice(from, after.length - end) };
}
