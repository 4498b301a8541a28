import type { ReactElement } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { useStudio } from '#studio/client/state/studio.ts';
import { thingWords } from '#studio/client/state/thing-words.ts';
import type { Edit, Json } from '#studio/contract.ts';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { useStored } from '#ui/use-stored.ts';

const written = (value: Json | undefined): string =>
  value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value, null, 2);

const mineOf = (edits: readonly Edit[], file: string): string => {
  const edit = edits.find((one) => one.file === file);
  return edit && 'after' in edit ? written(edit.after) : '';
};

/** Both versions of a place that two people changed, side by side, to choose one. */
export function ConflictDialog(): ReactElement | null {
  const { queue } = useStudio();
  const { t } = useTexts();
  const { conflict: open } = useStored(queue.store);
  if (!open) return null;
  const { conflict, change } = open;
  const versions = [
    ['mine', mineOf(change.edits, conflict.file)],
    ['theirs', written(conflict.now)],
  ] as const;
  return (
    <Dialog title={t('studio.conflict.title')}>
      <p>
        {t('studio.conflict.body', {
          thing: thingWords(t, change.thing),
          by: conflict.by ?? t('studio.conflict.someone'),
        })}
      </p>
      <div className="versions">
        {versions.map(([name, text]) => (
          <section key={name} className="version">
            <h3>{t(`studio.conflict.${name}`)}</h3>
            <pre>{text === '' ? t('studio.value.nothing') : text}</pre>
            <button
              type="button"
              className={`btn btn-sm ${name === 'mine' ? 'btn-primary' : 'btn-secondary'}`}
              onClick={() => queue.settle(name)}
            >
              {t(`studio.conflict.use-${name}`)}
            </button>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
