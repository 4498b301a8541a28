import { type ReactElement, useId } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { GrowingText } from '#studio/client/look/growing-text.tsx';
import { StudioIcon } from '#studio/client/look/studio-icon.tsx';
import type { TextCell as Cell, TextFileRows, TextRow } from '#studio/texts-contract.ts';
import { useStored } from '#ui/use-stored.ts';
import { MarkedCopy } from './marked-copy.tsx';
import { useTextContext } from './text-context.ts';
import { draftName, type TextPlace } from './text-drafts.ts';
import type { Side } from './text-lines.ts';
import { useCellNotes } from './use-cell-notes.ts';

interface TextCellProps {
  side: Side;
  file: TextFileRows;
  row: TextRow;
  /** Position of the line in the table, for the keys that lead to it. */
  at: number;
  /** What the original said when it was translated, where it changed since. */
  was?: string | undefined;
}

/** Where a text of a row is written. */
const placeOf = (side: Side, file: TextFileRows, { path }: TextRow): TextPlace => ({
  ...{ file: file.files[side], path },
  key: [...file.name.split('/'), ...path].join('.'),
});

/** One text, edited in place, with what is to be seen to below it. */
export function TextCell({ side, file, row, at, was }: TextCellProps): ReactElement {
  const { drafts, languages, partner, onChanged, onReviewed } = useTextContext();
  const { t } = useTexts();
  const id = useId();
  const place = placeOf(side, file, row);
  const name = draftName(place);
  const draft = useStored({
    subscribe: drafts.store.subscribe,
    read: () => drafts.store.read().get(name)?.typed,
  });
  const cell: Cell = row[side];
  const shown = draft ?? cell.text ?? cell.usual ?? '';
  const { notes, isWrong } = useCellNotes({ side, row, place, isTyped: draft !== undefined });
  const avoided = draft === undefined ? cell.avoided : undefined;
  const isOwn = partner !== null && cell.text !== undefined && cell.usual !== undefined;
  const isUsual = partner !== null && cell.text === undefined && draft === undefined;
  const isOutdated = side === 'to' && was !== undefined && draft === undefined;
  const hasNote = notes.length > 0 || isOutdated || isOwn;
  return (
    <>
      <GrowingText
        lang={languages[side].code}
        className={`form-control${isUsual ? ' is-usual' : ''}`}
        data-cell={`${at} ${side}`}
        value={shown}
        placeholder={side === 'to' && row.isMissing ? t('studio.texts.missing') : undefined}
        aria-label={t('studio.texts.cell', { key: row.key, language: languages[side].name })}
        aria-invalid={isWrong || undefined}
        aria-describedby={hasNote ? id : undefined}
        onChange={(typed) => {
          onChanged(row.key);
          drafts.type(place, cell.text, typed);
        }}
        onBlur={() => drafts.leave(place)}
      >
        {avoided && <MarkedCopy text={shown} words={avoided} />}
      </GrowingText>
      {hasNote && (
        <div id={id} className="text-notes">
          {notes.map(({ words, isFault }) => (
            <p key={words} className={isFault ? 'is-wrong' : undefined}>
              {words}
            </p>
          ))}
          {isOutdated && (
            <p>
              {was === ''
                ? t('studio.texts.outdated.copy')
                : t('studio.texts.outdated.was', { text: was })}{' '}
              <button type="button" className="plain-button" onClick={() => onReviewed(row)}>
                {t('studio.texts.outdated.right')}
                <span className="visually-hidden"> {row.key}</span>
              </button>
            </p>
          )}
          {isOwn && (
            <p className="text-own">
              {t('studio.panel.own', { partner })}{' '}
              <button
                type="button"
                className="plain-button"
                title={t('studio.panel.usually', { value: cell.usual })}
                onClick={() => {
                  onChanged(row.key);
                  drafts.set(place, cell.text, undefined);
                }}
              >
                <StudioIcon name="undo" />
                {t('studio.panel.as-usual')}
                <span className="visually-hidden"> {row.key}</span>
              </button>
            </p>
          )}
        </div>
      )}
    </>
  );
}
