import { type SubmissionDependencies, submissionActors } from './submission-actors.ts';

/** The promises of `claimMachine`: a claim is one submission. */
export const claimActors = (dependencies: SubmissionDependencies) =>
  submissionActors('claim', dependencies);
