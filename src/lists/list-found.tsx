import { type ReactElement, type RefObject, useState } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/controls/button.tsx';
import type { IconName } from '#ui/layout/icon.tsx';
import { useHeard } from '#ui/loading/use-heard.ts';

interface ListFoundProps {
  texts: string;
  /** Number of rows that are found; undefined before the first answer. */
  total: number | undefined;
  /** False while the rows of other filters are shown. */
  isCounted: boolean;
  isNarrowed: boolean;
  /** How the rows are sorted. */
  order: string | undefined;
  /** Absent where rows cannot be picked. */
  picking: { icon: IconName } | undefined;
  isPicking: boolean;
  toggle: () => void;
  place: RefObject<HTMLSpanElement | null>;
}

/** How many rows are found and how they are sorted, and the button that begins to pick from them. */
export function ListFound({
  texts,
  total = 0,
  isCounted,
  isNarrowed,
  order,
  picking,
  isPicking,
  toggle,
  place,
}: ListFoundProps): ReactElement {
  const { t } = useTexts();
  const [heard, press] = useHeard<boolean>(toggle, isPicking);
  // Once it was narrowed, how many there are without search and filters is a result too: it is announced, not shown.
  const [wasNarrowed, setNarrowed] = useState(isNarrowed);
  if (isNarrowed && !wasNarrowed) setNarrowed(true);
  const status = (
    <p role="status" className={isNarrowed ? 'list-found' : 'visually-hidden'}>
      {wasNarrowed && isCounted && t(`${texts}search.found`, { total })}
      {order && <span className="visually-hidden"> {order}</span>}
    </p>
  );
  if (!picking) return status;
  return (
    <span className="list-picking" ref={place}>
      {status}
      {total > 0 && (
        <>
          {!isNarrowed && (
            <span className="list-found">{t(`${texts}pick.of`, { count: total })}</span>
          )}
          <Button
            size="small"
            icon={picking.icon}
            aria-pressed={heard ?? isPicking}
            onClick={() => press(!isPicking)}
          >
            {t(`${texts}pick.start`)}
          </Button>
        </>
      )}
    </span>
  );
}
