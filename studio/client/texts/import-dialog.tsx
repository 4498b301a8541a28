import { type ReactElement, useCallback, useEffect, useState } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { ApiError } from '#studio/client/api/api-client.ts';
import { useWords } from '#studio/client/language/use-words.ts';
import { useStudio } from '#studio/client/state/studio.ts';
import type { ImportPlan, TextTable } from '#studio/texts-contract.ts';
import { Dialog } from '#ui/overlays/dialog.tsx';

interface ImportDialogProps {
  file: File;
  language: TextTable['languages'][number] | undefined;
  onClose: () => void;
}

/** Most changes that are listed; all of them are made. */
const MOST = 200;

/** What a table would change and what is left out of it, before it is written. */
export function ImportDialog({ file, language, onClose }: ImportDialogProps): ReactElement {
  const { api, pending, queries } = useStudio();
  const { t } = useTexts();
  const words = useWords();
  const [plan, setPlan] = useState<ImportPlan | null>(null);
  const [note, setNote] = useState<'changed' | 'failed' | null>(null);
  const [isSending, setSending] = useState(false);
  const to = language?.code ?? '';
  const read = useCallback(async () => {
    pending.flush();
    const content = await base64Of(file);
    setPlan(await api.texts.importPlan({ to, name: file.name.slice(0, 300), content }));
  }, [api, pending, file, to]);
  useEffect(() => {
    read().catch(() => setNote('failed'));
  }, [read]);
  const write = async (id: string) => {
    setSending(true);
    try {
      await api.texts.importTexts(id);
      await queries.invalidateQueries({ queryKey: ['preview'] });
      onClose();
    } catch (error) {
      const isChanged = error instanceof ApiError && error.status === 409;
      setNote(isChanged ? 'changed' : 'failed');
      if (isChanged) await read().catch(() => setNote('failed'));
    } finally {
      setSending(false);
    }
  };
  const { id = null, changes = [], refused = [] } = plan ?? {};
  return (
    <Dialog title={t('studio.texts.import.title', { language: language?.name })} onClose={onClose}>
      <div className="texts-import">
        {note && <p role="alert">{t(`studio.texts.import.${note}`)}</p>}
        {!plan && !note && <p role="status">{t('studio.texts.import.reading')}</p>}
        {plan && (
          <p role="status">
            {t(id === null ? 'studio.texts.import.nothing' : 'studio.texts.import.changes', {
              count: changes.length,
            })}{' '}
            {refused.length > 0 && t('studio.texts.import.refused', { count: refused.length })}
          </p>
        )}
        {refused.length > 0 && (
          <section>
            <h3>{t('studio.texts.import.left-out')}</h3>
            <ul className="texts-refused">
              {refused.map(({ file: where, line, what, fix }) => (
                <li key={`${where} ${line} ${words(what)}`}>
                  <span className="text-key">
                    {where === file.name ? t('studio.texts.import.line', { line }) : where}
                  </span>
                  <span>{words(what)}</span>
                  <span className="texts-fix">{words(fix)}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
        {changes.length > 0 && (
          <section>
            <h3>{t('studio.texts.import.changed-to')}</h3>
            <ul className="texts-changes">
              {changes.slice(0, MOST).map(({ key, before, after }) => (
                <li key={key}>
                  <span className="text-key">{key}</span>
                  {before !== undefined && <del lang={to}>{before}</del>}
                  <ins lang={to}>{after}</ins>
                </li>
              ))}
            </ul>
            {changes.length > MOST && (
              <p>{t('studio.texts.import.more', { count: changes.length - MOST })}</p>
            )}
          </section>
        )}
        {id !== null && (
          <button
            type="button"
            className="btn btn-primary"
            disabled={isSending}
            onClick={() => void write(id)}
          >
            {t('studio.texts.import.do', { count: changes.length })}
          </button>
        )}
      </div>
    </Dialog>
  );
}

/** The bytes of a file as base64. */
async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const PART = 0x8000;
  let text = '';
  for (let at = 0; at < bytes.length; at += PART)
    text += String.fromCharCode(...bytes.subarray(at, at + PART));
  return btoa(text);
}
