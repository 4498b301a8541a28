import {
  type SubmissionDependencies,
  type Submits,
  submissionActors,
} from './submission-actors.ts';

/** The promises of `contactMachine`: a message is one submission, of a customer or of a visitor. */
export const contactActors = (submits: Submits, dependencies: SubmissionDependencies) =>
  submissionActors(submits, dependencies);
