import {
  type KeyboardEvent,
  type ReactElement,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTexts } from '#i18n/texts.ts';
import { useStudio } from '#studio/client/state/studio.ts';
import type { TextTable } from '#studio/texts-contract.ts';
import { useStored } from '#ui/use-stored.ts';
import { FilterBar } from './filter-bar.tsx';
import { textsInView } from './in-view.ts';
import { LanguageChoice } from './language-choice.tsx';
import { TermsLine } from './terms-line.tsx';
import { type TextContext, TextProvider } from './text-context.ts';
import { draftName, type TextDrafts, textDrafts } from './text-drafts.ts';
import { TextGrid } from './text-grid.tsx';
import { countsOf, type Side, type TextFilters, textLines, textOf } from './text-lines.ts';
import { useTextTable } from './use-text-table.ts';

/** All texts of one language beside another, over the stage. */
export function TextsView(): ReactElement {
  const { server, portal, queue, pending, view, changeView, api } = useStudio();
  const { t } = useTexts();
  const { textsFrom, textsTo } = useStored(view);
  const { state } = useStored(server);
  const { things } = useStored(portal.store);
  const { table, outdated, isFresh, isFailed, reread } = useTextTable({
    ...{ from: textsFrom, to: textsTo },
  });
  const [filters, setFilters] = useState<TextFilters>({ search: '', needs: [], place: '' });
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const [drafts] = useState(() => textDrafts(queue, pending));
  const box = useRef<HTMLElement>(null);
  const search = useDeferredValue(filters.search);
  const isInView = useMemo(() => textsInView(things), [things]);
  const lines = useMemo(
    () =>
      table
        ? textLines({ table, outdated, isInView, changed, filters: { ...filters, search } })
        : [],
    [table, outdated, isInView, changed, filters, search],
  );
  const counts = useMemo(() => table && countsOf(table, outdated), [table, outdated]);
  const active = lines.findIndex((line) => line.kind === 'text' && line.row.key === activeKey);
  const activeLine = lines[active];
  const shown = lines.filter(({ kind }) => kind === 'text').length;
  const all = table?.files.reduce((sum, { rows }) => sum + rows.length, 0) ?? 0;

  useEffect(() => {
    // A language that was chosen once may be gone, or be none of this partner's.
    if (isFailed && (textsFrom || textsTo))
      changeView({ textsFrom: undefined, textsTo: undefined });
  }, [isFailed, textsFrom, textsTo, changeView]);
  useSettledDrafts(drafts, table, isFresh);
  useEffect(() => pending.flush, [pending]);

  const shared = useMemo((): TextContext | null => {
    if (!table) return null;
    const languageOf = (code: string) =>
      table.languages.find((one) => one.code === code) ?? { code, name: code };
    const onChanged = (key: string) =>
      setChanged((keys) => (keys.has(key) ? keys : new Set([...keys, key])));
    return {
      ...{ drafts, onChanged, partner: state?.partner ?? null },
      languages: { from: languageOf(table.from), to: languageOf(table.to) },
      onReviewed: (row) => {
        onChanged(row.key);
        const { from, to } = table;
        const texts = { original: textOf(row.from), translation: textOf(row.to) };
        void api.texts.reviewed({ from, to, key: row.key, ...texts }).then(reread);
      },
    };
  }, [table, drafts, state?.partner, api, reread]);

  const close = () => {
    changeView({ isTextsOpen: false });
    document.querySelector<HTMLElement>('.texts-button')?.focus();
  };
  const press = (event: KeyboardEvent) => {
    const { key, target, defaultPrevented } = event;
    if (key !== 'Escape' || defaultPrevented) return;
    event.preventDefault();
    const found = box.current?.querySelector<HTMLInputElement>('input[type=search]');
    if (target instanceof HTMLTextAreaElement) found?.focus();
    else if (filters.search !== '') setFilters({ ...filters, search: '' });
    else close();
  };
  const choose = (side: Side, code: string) => {
    if (!table) return;
    const { from, to } = table;
    // The language of the other column changes places with it.
    const other = side === 'from' ? (code === to ? from : to) : code === from ? to : from;
    changeView(
      side === 'from' ? { textsFrom: code, textsTo: other } : { textsFrom: other, textsTo: code },
    );
  };
  const head = (side: Side) =>
    table && (
      <LanguageChoice
        key={side}
        side={side}
        value={table[side]}
        languages={table.languages}
        onChoose={(code) => choose(side, code)}
      />
    );
  return (
    <main ref={box} className="texts" aria-labelledby="texts-title" onKeyDown={press}>
      <FilterBar
        {...{ table, counts, filters, lines }}
        isAll={shown === all}
        onFilter={(next) => {
          setFilters(next);
          setChanged(new Set());
        }}
        onClose={close}
      />
      {shared && table ? (
        <TextProvider value={shared}>
          <TextGrid
            {...{ lines, outdated, active }}
            key={`${state?.partner} ${table.from} ${table.to}`}
            label={t('studio.texts.title')}
            heads={[head('from'), head('to')]}
            onActive={(at) => {
              const line = lines[at];
              if (line?.kind === 'text') setActiveKey(line.row.key);
            }}
          />
          {lines.length === 0 && <p className="texts-none">{t('studio.texts.none')}</p>}
          <TermsLine
            {...{ table, shown, all }}
            row={activeLine?.kind === 'text' ? activeLine.row : null}
          />
        </TextProvider>
      ) : (
        <p className="texts-none" role="status">
          {t(isFailed ? 'studio.panel.failed' : 'studio.loading')}
        </p>
      )}
    </main>
  );
}

/** Forgets what was typed once the table has it. */
function useSettledDrafts(
  drafts: TextDrafts,
  table: TextTable | undefined,
  isFresh: boolean,
): void {
  const { queue } = useStudio();
  const { refused } = useStored(queue.store);
  const typed = useStored(drafts.store);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the server refused is not in the table
  useEffect(() => {
    if (!isFresh || !table || typed.size === 0) return;
    const texts = new Map(
      table.files.flatMap((file) =>
        file.rows.flatMap(({ path, from, to }) => [
          [draftName({ file: file.files.from, path }), from.text] as const,
          [draftName({ file: file.files.to, path }), to.text] as const,
        ]),
      ),
    );
    drafts.settle((place) => texts.get(draftName(place)));
  }, [drafts, table, isFresh, typed, refused]);
}
