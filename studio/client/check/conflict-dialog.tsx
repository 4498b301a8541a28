import type { ReactElement } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { useStudio } from '#studio/client/state/studio.ts';
import { thingWords } from '#studio/client/state/thing-words.ts';
import type { Edit, Json } from '#studio/contract.ts';
import { identityOf } from '#studio/rights.ts';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { useStored } from '#ui/use-stored.ts';

const written = (value: Json | undefined): string =>
  value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value, null, 2);

const mineOf = (edits: readonly Edit[], file: string): string => {
  const edit = edits.find((one) => one.file === file);
  return edit && 'after' in edit ? written(edit.after) : '';
};

/** Name of who changed it, without the address; what has the person's own name was changed by git or an editor. */
const nameOfPerson = (by: string | undefined, own: string | undefined): string | undefined =>
  by === own ? undefined : by?.replace(/\s*<.*>$/, '');

/** Both versions of a place that two people changed, side by side, to choose one. */
export function ConflictDialog(): ReactElement | null {
  const { queue, server } = useStudio();
  const { t } = useTexts();
  const { conflict: open } = useStored(queue.store);
  const { state } = useStored(server);
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
          by:
            nameOfPerson(conflict.by, state ? identityOf(state.who) : undefined) ??
            t('studio.conflict.someone'),
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
