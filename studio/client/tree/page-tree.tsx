import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type ReactElement, useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { StudioIcon } from '#studio/client/look/studio-icon.tsx';
import { useStudio } from '#studio/client/state/studio.ts';
import {
  iconOf,
  isSameThing,
  keyOf,
  nameOf,
  shortNameOf,
} from '#studio/client/state/thing-words.ts';
import { useFieldWords } from '#studio/client/theme/field-words.ts';
import { useStored } from '#ui/use-stored.ts';
import type { ThingOnPage } from '#workbench/edit/studio-messages.ts';
import { type TreeRow, treeRows, treeStep } from './tree-rows.ts';

const ROW = 30;

/** The things of the page as a tree: arrow keys move, Enter chooses, a filter finds. Only the rows in sight are in the page. */
export function PageTree(): ReactElement {
  const { portal, chosen, choose, server } = useStudio();
  const { t } = useTexts();
  const { things } = useStored(portal.store);
  const { state } = useStored(server);
  const current = useStored(chosen);
  const [filter, setFilter] = useState('');
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set());
  const [active, setActive] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const { name } = useFieldWords();
  const wordsOf = ({ words, thing }: ThingOnPage) => words || name(shortNameOf(thing));
  const rows = treeRows(things, folded, filter, (one) => `${wordsOf(one)} ${nameOf(one.thing)}`);
  const chosenThing = current?.kind === 'thing' ? current.thing : null;
  const chosenAt = rows.findIndex(({ thing }) => isSameThing(thing, chosenThing));
  const wrong = new Set(state?.diagnoses.flatMap(({ thing }) => (thing ? [keyOf(thing)] : [])));
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW,
    overscan: 12,
  });
  useEffect(() => {
    if (chosenAt < 0) return;
    setActive(chosenAt);
    list.scrollToIndex(chosenAt);
  }, [chosenAt, list]);

  const take = (row: TreeRow | undefined) => row && choose(row.thing, aroundOf(things, row.at));
  const fold = (row: TreeRow, isFolded: boolean) => {
    const next = new Set(folded);
    if (isFolded) next.add(row.at);
    else next.delete(row.at);
    setFolded(next);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      take(rows[active]);
      return;
    }
    const step = treeStep(rows, active, event.key, ({ at }) => folded.has(at));
    if (!step) return;
    event.preventDefault();
    const row = rows[active];
    if (row && step.fold !== undefined) fold(row, step.fold);
    setActive(step.active);
    list.scrollToIndex(step.active);
  };
  if (things.length === 0) return <p className="side-note">{t('studio.tree.none')}</p>;
  const rowId = (at: number) => `${id}-${at}`;
  return (
    <div className="tree">
      <input
        type="search"
        className="form-control tree-filter"
        placeholder={t('studio.tree.filter')}
        aria-label={t('studio.tree.filter')}
        value={filter}
        onChange={({ target }) => {
          setFilter(target.value);
          setActive(0);
        }}
        onKeyDown={(event) => ['ArrowDown', 'ArrowUp', 'Enter'].includes(event.key) && press(event)}
      />
      <div
        ref={box}
        role="tree"
        tabIndex={0}
        aria-label={t('studio.tree.title')}
        aria-activedescendant={rows[active] ? rowId(active) : undefined}
        className="tree-rows"
        onKeyDown={press}
      >
        <div role="presentation" style={{ height: list.getTotalSize() }}>
          {list.getVirtualItems().map(({ index, start }) => {
            const row = rows[index];
            if (!row) return null;
            const isFolded = folded.has(row.at);
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the tree has the focus and the keys
              <div
                key={row.at}
                id={rowId(index)}
                role="treeitem"
                tabIndex={-1}
                aria-level={row.depth + 1}
                aria-expanded={row.hasChildren ? !isFolded : undefined}
                aria-selected={index === chosenAt}
                className={`tree-row${index === active ? ' is-active' : ''}${wrong.has(keyOf(row.thing)) ? ' is-wrong' : ''}`}
                style={{ transform: `translateY(${start}px)`, '--depth': row.depth } as object}
                title={`${t(`studio.kind.${row.thing.kind}`)} ${nameOf(row.thing)}`}
                onClick={() => {
                  setActive(index);
                  take(row);
                }}
              >
                {row.hasChildren ? (
                  // biome-ignore lint/a11y/useKeyWithClickEvents: the left and right arrows do the same
                  // biome-ignore lint/a11y/noStaticElementInteractions: as above
                  <span
                    className="tree-fold"
                    onClick={(event) => {
                      event.stopPropagation();
                      fold(row, !isFolded);
                    }}
                  >
                    <StudioIcon name={isFolded ? 'chevron-right' : 'chevron-down'} />
                  </span>
                ) : (
                  <span className="tree-fold" />
                )}
                <StudioIcon name={iconOf(row.thing)} />
                <span className="tree-words">{wordsOf(row)}</span>
              </div>
            );
          })}
        </div>
      </div>
    </div>
  );
}

/** What a thing of the page stands in, innermost first. */
function aroundOf(things: readonly ThingOnPage[], at: number): ThingOnPage['thing'][] {
  let depth = things[at]?.depth ?? 0;
  return things
    .slice(0, at)
    .toReversed()
    .flatMap((one) => {
      if (one.depth >= depth) return [];
      depth = one.depth;
      return [one.thing];
    });
}
