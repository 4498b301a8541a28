import { type ReactElement, useEffect, useId, useMemo, useRef } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { SearchSelect } from '#studio/client/look/search-select.tsx';
import { StudioIcon } from '#studio/client/look/studio-icon.tsx';
import { useStudio } from '#studio/client/state/studio.ts';
import type { TextTable } from '#studio/texts-contract.ts';
import { useStored } from '#ui/use-stored.ts';
import { ExportButton } from './export-button.tsx';
import { ImportButton } from './import-button.tsx';
import { type Need, needs, type TextFilters, type TextLine, VIEW } from './text-lines.ts';

interface FilterBarProps {
  table: TextTable | undefined;
  counts: Record<Need, number> | undefined;
  filters: TextFilters;
  lines: readonly TextLine[];
  /** True where no text is filtered out. */
  isAll: boolean;
  onFilter: (filters: TextFilters) => void;
  onClose: () => void;
}

/** Which texts are in sight, and the tables for translators. */
export function FilterBar(props: FilterBarProps): ReactElement {
  const { table, counts, filters, lines, isAll, onFilter, onClose } = props;
  const { portal } = useStudio();
  const { t } = useTexts();
  const id = useId();
  const { scene } = useStored(portal.store);
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => search.current?.focus(), []);
  const places = useMemo(
    () => [
      { value: '', label: t('studio.texts.place.all') },
      {
        value: VIEW,
        label: t('studio.texts.place.view'),
        ...(scene?.title ? { note: scene.title } : {}),
      },
      ...(table?.files ?? []).map(({ name, words }) => ({
        value: name,
        label: words ?? name,
        ...(words ? { note: name } : {}),
      })),
    ],
    [table, scene?.title, t],
  );
  const toggle = (need: Need) =>
    onFilter({
      ...filters,
      needs: filters.needs.includes(need)
        ? filters.needs.filter((one) => one !== need)
        : [...filters.needs, need],
    });
  return (
    <header className="texts-bar">
      <h2 id="texts-title">{t('studio.texts.title')}</h2>
      <input
        ref={search}
        type="search"
        className="form-control"
        aria-label={t('studio.texts.search')}
        placeholder={t('studio.texts.search')}
        autoComplete="off"
        spellCheck={false}
        value={filters.search}
        onChange={({ target }) => onFilter({ ...filters, search: target.value })}
      />
      <SearchSelect
        id={`${id}-place`}
        label={t('studio.texts.place.label')}
        className="place-button"
        value={filters.place}
        options={places}
        placeholder={t('studio.texts.place.all')}
        onChoose={(place) => onFilter({ ...filters, place })}
      />
      <fieldset className="texts-needs">
        <legend className="visually-hidden">{t('studio.texts.need.label')}</legend>
        {needs.map((need) => (
          <button
            key={need}
            type="button"
            className={`texts-need is-${need}`}
            aria-pressed={filters.needs.includes(need)}
            title={t(`studio.texts.need.hint.${need}`)}
            onClick={() => toggle(need)}
          >
            {t(`studio.texts.need.${need}`)}{' '}
            <span className="tab-count">{counts?.[need] ?? '…'}</span>
          </button>
        ))}
      </fieldset>
      <div className="bar-group is-end">
        {table && <ExportButton {...{ table, lines }} isAll={isAll} />}
        {table && <ImportButton table={table} />}
        <button
          type="button"
          className="icon-button"
          aria-label={t('studio.texts.close')}
          title={`${t('studio.texts.close')} (Esc)`}
          onClick={onClose}
        >
          <StudioIcon name="close" />
        </button>
      </div>
    </header>
  );
}
