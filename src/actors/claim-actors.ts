import {
  type SubmissionDependencies,
  type Submits,
  submissionActors,
} from './submission-actors.ts';

/** The promises of `claimMachine`: a claim is one submission. */
export const claimActors = (submits: Submits, dependencies: SubmissionDependencies) =>
  submissionActors(submits, dependencies);
