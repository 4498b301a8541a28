import type { ReactElement } from 'react';
import { useTexts } from '#i18n/texts.ts';

const NEAR = 0.8;
const STEP = 10;

/** Id of the line that says how many characters are left. */
export const counterId = (id: string) => `${id}-left`;

/** True when a text fills four fifths of its limit, or more than all of it. */
export function isNear(text: string, limit: number | undefined): limit is number {
  return limit !== undefined && text.length >= limit * NEAR;
}

interface TextCounterProps {
  /** Id of the field. */
  id: string;
  text: string;
  limit: number;
}

/**
 * Below a text near its limit: how many characters are left or too many, always to be read, said aloud only at every
 * tenth and beyond the limit.
 */
export function TextCounter({ id, text, limit }: TextCounterProps): ReactElement {
  const { t } = useTexts();
  const left = limit - [...text.trim()].length;
  const within = Math.ceil(Math.max(left, 0) / STEP) * STEP;
  return (
    <>
      <p id={counterId(id)} className={left < 0 ? 'form-note is-over' : 'form-note'}>
        {left < 0
          ? t('form-engine.characters.over', { count: -left })
          : t('form-engine.characters.left', { count: left })}
      </p>
      <span className="visually-hidden" role="status">
        {left < 0
          ? t('form-engine.characters.beyond', { limit })
          : t('form-engine.characters.within', { limit: within })}
      </span>
    </>
  );
}
