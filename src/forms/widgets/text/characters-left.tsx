import type { ReactElement } from 'react';
import { useTexts } from '#i18n/texts.ts';

const STEP = 10;

interface CharactersLeftProps {
  /** Id of the line. */
  id: string;
  text: string;
  limit: number;
}

/** How many characters are left or too many: always to be read, said aloud only at every tenth and beyond the limit. */
export function CharactersLeft({ id, text, limit }: CharactersLeftProps): ReactElement {
  const { t } = useTexts();
  const left = limit - [...text.trim()].length;
  const told = Math.ceil(Math.max(left, 0) / STEP) * STEP;
  return (
    <>
      <p id={id} className={left < 0 ? 'form-note is-over' : 'form-note'}>
        {left < 0
          ? t('form-engine.characters.over', { count: -left })
          : t('form-engine.characters.left', { count: left })}
      </p>
      <span className="visually-hidden" role="status">
        {left < 0
          ? t('form-engine.characters.beyond', { limit })
          : t('form-engine.characters.within', { limit: told })}
      </span>
    </>
  );
}
