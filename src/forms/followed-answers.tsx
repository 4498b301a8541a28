import type { ReactElement, ReactNode } from 'react';
import type { Answers } from '#domain/submission.ts';
import { useStored } from '#ui/use-stored.ts';
import type { FormStore } from './engine/form-store.ts';

interface FollowedAnswersProps {
  store: FormStore;
  render: (answers: Answers) => ReactNode;
}

/** Subscribes to the answers, so that the form around it does not render again at each change. */
export function FollowedAnswers({ store, render }: FollowedAnswersProps): ReactElement {
  return <>{render(useStored(store))}</>;
}
