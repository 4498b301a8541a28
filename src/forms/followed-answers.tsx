import type { ReactElement, ReactNode } from 'react';
import type { Answers } from '#domain/submission.ts';
import { useStored } from '#ui/use-stored.ts';
import type { FormStore } from './engine/form-store.ts';

interface FollowedAnswersProps {
  store: FormStore;
  draw: (answers: Answers) => ReactNode;
}

/** Follows what is typed, so that the form around it is not drawn anew. */
export function FollowedAnswers({ store, draw }: FollowedAnswersProps): ReactElement {
  return <>{draw(useStored(store))}</>;
}
