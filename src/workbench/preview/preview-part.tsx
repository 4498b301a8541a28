import { type ReactElement, useEffect, useRef } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { Chip } from '#ui/layout/chip.tsx';
import { useStored } from '#ui/use-stored.ts';
import { markedPart } from './marked-part.ts';
import type { PartExplanation } from './preview-api.ts';
import { PreviewExplanation } from './preview-explanation.tsx';

interface PreviewPartProps {
  page: string;
  part: PartExplanation;
}

/** A line of the panel about a part: whether it is shown, and why. Pointing at the line marks the part. */
export function PreviewPart({ page, part: { name, claim } }: PreviewPartProps): ReactElement {
  const { t } = useTexts();
  const marked = useStored(markedPart);
  const isMarked = marked?.page === page && marked.name === name;
  const isFromPage = isMarked && marked.in === 'page';
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isFromPage) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isFromPage]);
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
          <Chip tone={claim.holds ? 'success' : 'neutral'}>
            {t(claim.holds ? 'preview.fields.is-shown' : 'preview.fields.is-hidden')}
          </Chip>
        </summary>
        <PreviewExplanation claim={claim} />
      </details>
    </li>
  );
}
