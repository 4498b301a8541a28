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
import { useStored } from '#ui/use-stored.ts';
import { FilterBar } from './filter-bar.tsx';
import { textsInView } from './in-view.ts';
import { LanguageChoice } from './language-choice.tsx';
import { SettledDrafts } from './settled-drafts.tsx';
import { TermsLine } from './terms-line.tsx';
import { type TextContext, TextProvider } from './text-context.ts';
import { textDrafts } from './text-drafts.ts';
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
  const loaded = useTextTable({ from: textsFrom, to: textsTo });
  const { outdated, isFailed, reread } = loaded;
  // A new table is made ready between two keys.
  const table = useDeferredValue(loaded.table);
  const [filters, setFilters] = useState<TextFilters>({ search: '', needs: [], place: '' });
  /** What was changed since the filters were chosen; it counts when the table is filtered next. */
  const changed = useRef<Set<string>>(new Set());
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const [drafts] = useState(() => textDrafts(queue, pending));
  const box = useRef<HTMLElement>(null);
  const search = useDeferredValue(filters.search);
  const isInView = useMemo(() => textsInView(things), [things]);
  const lines = useMemo(
    () =>
      table
        ? textLines({
            ...{ table, outdated, isInView, changed: changed.current },
            filters: { ...filters, search },
          })
        : [],
    [table, outdated, isInView, filters, search],
  );
  const counts = useMemo(() => table && countsOf(table, outdated), [table, outdated]);
  const active = useMemo(
    () => lines.findIndex((line) => line.kind === 'text' && line.row.key === activeKey),
    [lines, activeKey],
  );
  const activeLine = lines[active];
  const shown = useMemo(() => lines.filter(({ kind }) => kind === 'text').length, [lines]);
  const all = useMemo(
    () => table?.files.reduce((sum, { rows }) => sum + rows.length, 0) ?? 0,
    [table],
  );

  useEffect(() => {
    // A language that was chosen once may be gone, or be none of this partner's.
    if (isFailed && (textsFrom || textsTo))
      changeView({ textsFrom: undefined, textsTo: undefined });
  }, [isFailed, textsFrom, textsTo, changeView]);
  useEffect(() => pending.flush, [pending]);

  const shared = useMemo((): TextContext | null => {
    if (!table) return null;
    const languageOf = (code: string) =>
      table.languages.find((one) => one.code === code) ?? { code, name: code };
    const onChanged = (key: string) => {
      changed.current.add(key);
    };
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
          changed.current = new Set();
          setFilters(next);
        }}
        onClose={close}
      />
      {shared && table ? (
        <TextProvider value={shared}>
          <SettledDrafts
            {...{ drafts, table }}
            isFresh={loaded.isFresh && loaded.table === table}
          />
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
