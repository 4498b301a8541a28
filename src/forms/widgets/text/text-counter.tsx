import { lazy, type ReactElement, Suspense } from 'react';

const NEAR = 0.8;

const CharactersLeft = lazy(() =>
  import('./characters-left.tsx').then((module) => ({ default: module.CharactersLeft })),
);

/** Id of the line that says how many characters are left. */
export const counterId = (id: string) => `${id}-left`;

/** True when a text fills four fifths of its limit, or more than all of it. */
export function isNear(text: string, limit: number | undefined): limit is number {
  return limit !== undefined && text.length >= limit * NEAR;
}

/** Below a text near its limit: how many characters are left. Its code comes when it is needed. */
export function TextCounter({
  id,
  ...line
}: {
  id: string;
  text: string;
  limit: number;
}): ReactElement {
  return (
    <Suspense fallback={null}>
      <CharactersLeft id={counterId(id)} {...line} />
    </Suspense>
  );
}
