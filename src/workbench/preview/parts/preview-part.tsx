import { type ReactElement, useEffect, useRef } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { Chip } from '#ui/layout/chip.tsx';
import { useStored } from '#ui/use-stored.ts';
import type { PartExplanation } from '#workbench/preview/preview-api.ts';
import { PreviewExplanation } from '#workbench/preview/preview-explanation.tsx';
import { markedPart } from './marked-part.ts';
import { useIsEmpty } from './part-box.ts';

interface PreviewPartProps {
  page: string;
  part: PartExplanation;
}

const toneOf = {
  'preview.fields.is-shown': 'success',
  'preview.parts.is-empty': 'warning',
  'preview.fields.is-hidden': 'neutral',
} as const;

/** A line of the panel about a part: whether it is shown, and why. Pointing at the line marks the part. */
export function PreviewPart({
  page,
  part: { name, claim, entries },
}: PreviewPartProps): ReactElement {
  const { t } = useTexts();
  const marked = useStored(markedPart);
  const isMarked = marked?.page === page && marked.name === name;
  const isFromPage = isMarked && marked.in === 'page';
  const isEmpty = useIsEmpty(page, name);
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isFromPage) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isFromPage]);
  const shown = isEmpty ? 'preview.parts.is-empty' : 'preview.fields.is-shown';
  const state = claim.holds ? shown : 'preview.fields.is-hidden';
  const mark = () => markedPart.write({ page, name, in: 'panel' });
  const unmark = () => markedPart.write(null);
  return (
    <li
      ref={line}
      className={isMarked ? 'is-marked' : undefined}
      aria-current={isMarked || undefined}
    >
      <details onPointerEnter={mark} onPointerLeave={unmark} onFocus={mark} onBlur={unmark}>
        <summary>
          <code>{name}</code>
          <Chip tone={toneOf[state]}>{t(state)}</Chip>
        </summary>
        <PreviewExplanation claim={claim} />
        <PreviewEntries entries={entries} />
      </details>
    </li>
  );
}

/** The columns, actions and links that the options of a part name, each with why it is offered or not. */
function PreviewEntries({ entries }: Pick<PartExplanation, 'entries'>): ReactElement {
  const { t } = useTexts();
  const lists = [...new Set(entries.map(({ list }) => list))];
  return (
    <>
      {lists.map((list) => (
        <div key={list} className="preview-entries">
          <code>{list}</code>
          <ul className="preview-fields">
            {entries
              .filter((entry) => entry.list === list)
              .map(({ name, claim }) => (
                <li key={name}>
                  <details>
                    <summary>
                      <code>{name}</code>
                      {!claim.holds && <Chip tone="neutral">{t('preview.fields.is-hidden')}</Chip>}
                    </summary>
                    <PreviewExplanation claim={claim} />
                  </details>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </>
  );
}
