import { type ReactElement, useId, useState } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { valueAt } from '#studio/client/api/json-paths.ts';
import { NewButton } from '#studio/client/create/new-button.tsx';
import { AddButton } from '#studio/client/look/add-button.tsx';
import { StudioIcon, type StudioIconName } from '#studio/client/look/studio-icon.tsx';
import { useStudio } from '#studio/client/state/studio.ts';
import { wordsOnPage } from '#studio/client/state/thing-words.ts';
import { useFieldWords } from '#studio/client/theme/field-words.ts';
import { moved } from '#studio/client/theme/list-moves.ts';
import type { Edit, Json, EntryList as List, ListChange } from '#studio/contract.ts';
import { useStored } from '#ui/use-stored.ts';
import type { Thing } from '#workbench/edit/studio-messages.ts';
import { NewField } from './new-field.tsx';
import { useDraggedEntry } from './use-dragged-entry.ts';

/** A list of the page or the form, such as the parts of an area: to move entries by dragging or by keys, take away and add. */
export function EntryList({ list, thing }: { list: List; thing: Thing }): ReactElement {
  const { api, queue, pending, choose, leave, portal } = useStudio();
  const { t } = useTexts();
  const { things } = useStored(portal.store);
  const { file, path, addable } = list;
  // Shown at once; the panel of the changed files replaces it.
  const [own, setOwn] = useState<{ of: List; entries: List['entries'] } | null>(null);
  const entries = own?.of === list ? own.entries : list.entries;
  const id = useId();
  const words = useFieldWords();
  const [said, setSaid] = useState('');
  const [isRefused, setRefused] = useState(false);
  const refuse = () => {
    setOwn(null);
    setRefused(true);
  };
  const post = (edit: Edit, next: List['entries']) => {
    setOwn({ of: list, entries: next });
    queue.add({ edits: [edit], thing });
  };
  const step = async (step: ListChange['step'], next: List['entries']) => {
    pending.flush();
    setRefused(false);
    setOwn({ of: list, entries: next });
    await api.changeList({ thing, file, path, step }).catch(refuse);
  };
  const shownName = ({ thing: one, label }: List['entries'][number]) =>
    (one && wordsOnPage(things, one)) ?? words.name(label);
  const move = (from: number, to: number) => {
    const entry = entries[from];
    if (!entry || from === to || to < 0 || to >= entries.length) return;
    const next = moved(entries, from, to);
    if (list.isByEntry) void step({ op: 'move', name: entry.label, from, to }, next);
    else post({ op: 'move', file, path, from, to }, next);
    const place = { place: to + 1, count: entries.length };
    setSaid(t('studio.list.moved', { name: shownName(entry), ...place }));
  };
  const remove = async (at: number) => {
    const field = list.name === 'fields' ? entries[at]?.thing : null;
    if (field?.kind === 'field') {
      setOwn({ of: list, entries: entries.toSpliced(at, 1) });
      try {
        await api.removeField({ form: field.form, path: field.path });
      } catch {
        return refuse();
      }
      choose({ kind: 'form', form: field.form });
      return;
    }
    const name = entries[at]?.label ?? '';
    if (list.isByEntry) {
      await step({ op: 'remove', name, at }, entries.toSpliced(at, 1));
      return;
    }
    // The panel has the names of entries only, and what is taken away is what the person saw.
    setOwn({ of: list, entries: entries.toSpliced(at, 1) });
    queue.addLater(async () => {
      const content = JSON.parse((await api.file(file)).text) as Json;
      const before = valueAt(content, [...path, at]);
      if (before === undefined) return null;
      return { edits: [{ op: 'remove', file, path: [...path, at], before }], thing };
    });
    // Of what is gone there is no panel.
    if (at === list.at) leave();
  };
  const drag = useDraggedEntry(move);
  return (
    <section className="section" aria-labelledby={id}>
      <h3 id={id} className="section-title is-still">
        {list.area === undefined
          ? t(`studio.list.${list.name}`)
          : t('studio.list.parts-of', { area: words.name(list.area) })}
      </h3>
      <ol className="entries" ref={drag.list}>
        {entries.map((entry, at) => {
          const name = entry.label;
          const shown = shownName(entry);
          const button = (icon: StudioIconName, text: string, act: () => void, isOff = false) => (
            <button
              type="button"
              className="icon-button is-small"
              title={t(`studio.panel.${text}`)}
              aria-label={t(`studio.panel.${text}-named`, { name: shown })}
              disabled={isOff}
              onClick={act}
            >
              <StudioIcon name={icon} />
            </button>
          );
          return (
            <li
              key={name}
              className={`list-entry${at === list.at ? ' is-current' : ''}${drag.classOf(at)}`}
            >
              <span className="grip" {...drag.grip(at)}>
                <StudioIcon name="grip" />
              </span>
              <button
                type="button"
                className="list-entry-name"
                aria-current={at === list.at || undefined}
                disabled={!entry.thing}
                onClick={() => entry.thing && choose(entry.thing)}
                onKeyDown={(event) => {
                  const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
                  if (!event.altKey || by === undefined) return;
                  event.preventDefault();
                  move(at, at + by);
                }}
              >
                {shown}
              </button>
              <span className="entry-actions">
                {button('up', 'up', () => move(at, at - 1), at === 0)}
                {button('down', 'down', () => move(at, at + 1), at === entries.length - 1)}
                {entry.thing && button('trash', 'remove', () => void remove(at))}
              </span>
            </li>
          );
        })}
      </ol>
      {addable.length > 0 && (
        <AddButton
          label={t('studio.panel.add')}
          options={addable.map(({ name }) => ({ value: name, label: words.name(name) }))}
          onChoose={(chosen) => {
            const one = addable.find(({ name }) => name === chosen);
            if (!one) return;
            const at = list.at === null ? entries.length : list.at + 1;
            const next = entries.toSpliced(at, 0, { label: one.name, thing: null });
            if (list.isByEntry) void step({ op: 'insert', at, entry: one.value }, next);
            else post({ op: 'insert', file, path: [...path, at], after: one.value }, next);
          }}
        />
      )}
      {list.name === 'steps' && thing.kind === 'step' && (
        <NewButton
          start={{
            ...{ kind: 'step', wizard: thing.wizard },
            ...(list.at !== null && { after: entries[list.at]?.label }),
          }}
        >
          {t('studio.new.add-step')}
        </NewButton>
      )}
      {list.name === 'fields' && (thing.kind === 'field' || thing.kind === 'form') && (
        <NewField
          form={thing.form}
          group={thing.kind === 'field' ? thing.path.slice(0, -1) : []}
          after={list.at === null ? undefined : entries[list.at]?.label}
        />
      )}
      <p role="alert" className="value-fault">
        {isRefused && t('studio.refused.not-allowed')}
      </p>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </section>
  );
}
