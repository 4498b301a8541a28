import { type SubmissionDependencies, submissionActors } from './submission-actors.ts';

/** The promises of `batteryMoveMachine`: what is confirmed is one submission. */
export const batteryMoveActors = (dependencies: SubmissionDependencies) =>
  submissionActors('battery-move', dependencies);
