import { useTexts } from '#i18n/texts.ts';
import { concerns } from '#studio/client/api/change-queue.ts';
import { pathText } from '#studio/client/api/json-paths.ts';
import { useWords } from '#studio/client/language/use-words.ts';
import { useStudio } from '#studio/client/state/studio.ts';
import type { Diagnosis } from '#studio/contract.ts';
import type { LongText, TextRow } from '#studio/texts-contract.ts';
import { useStored } from '#ui/use-stored.ts';
import type { TextPlace } from './text-drafts.ts';
import type { Side } from './text-lines.ts';

interface CellNotes {
  /** What is to be seen to, in words. */
  notes: { words: string; isFault: boolean }[];
  /** True where the server refused the text, or the check finds a fault. */
  isWrong: boolean;
}

interface CellNotesOptions {
  side: Side;
  row: TextRow;
  place: TextPlace;
  /** True while what is typed is another text than the table's. */
  isTyped: boolean;
}

/** What there is to say about a text: refused by the server, wrong by the check, too long, or with other words than the glossary. */
export function useCellNotes({ side, row, place, isTyped }: CellNotesOptions): CellNotes {
  const { server, queue } = useStudio();
  const { t, language } = useTexts();
  const words = useWords();
  const { state } = useStored(server);
  const { refused } = useStored(queue.store);
  const refusals = refused
    .filter(({ change }) => change.edits.some((edit) => concerns(edit, place.file, place.path)))
    .map(({ refusal }) => ({ words: t(`studio.refused.${refusal.reason}`), isFault: true }));
  const longWords = (long: LongText) =>
    t(`studio.texts.long.${long.why}`, {
      ...long,
      ...('times' in long && { times: new Intl.NumberFormat(language).format(long.times) }),
    });
  const own: CellNotes['notes'] = isTyped
    ? []
    : [
        ...(row[side].avoided ?? []).map(({ word, instead }) => ({
          words: t('studio.texts.word', { word, instead }),
          isFault: false,
        })),
        ...(side === 'to' && row.long ? [{ words: longWords(row.long), isFault: false }] : []),
      ];
  const path = pathText(place.path);
  const checked = (diagnosesByPlace(state?.diagnoses ?? NONE).get(`${place.file} ${path}`) ?? [])
    // The check's warnings of words and lengths are said above.
    .filter(({ isWarning }) => !isWarning || own.length === 0)
    .map(({ what, fix, isWarning }) => ({
      ...{ words: [what, fix].filter(Boolean).map(words).join(' '), isFault: !isWarning },
    }));
  const notes = [...refusals, ...own, ...checked];
  return { notes, isWrong: notes.some(({ isFault }) => isFault) };
}

const NONE: readonly Diagnosis[] = [];
const indexed = new WeakMap<readonly Diagnosis[], ReadonlyMap<string, Diagnosis[]>>();

/** What the check says, by file and path; once for all cells. */
function diagnosesByPlace(diagnoses: readonly Diagnosis[]): ReadonlyMap<string, Diagnosis[]> {
  const known = indexed.get(diagnoses);
  if (known) return known;
  const index = new Map<string, Diagnosis[]>();
  for (const one of diagnoses) {
    const name = `${one.file} ${pathText(one.path)}`;
    index.set(name, [...(index.get(name) ?? []), one]);
  }
  indexed.set(diagnoses, index);
  return index;
}
