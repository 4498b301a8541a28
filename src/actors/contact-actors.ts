import { type SubmissionDependencies, submissionActors } from './submission-actors.ts';

/** The promises of `contactMachine`: a message is one submission, signed in (`contact`) or not (`contact-unsigned`). */
export const contactActors = (
  form: 'contact' | 'contact-unsigned',
  dependencies: SubmissionDependencies,
) => submissionActors(form, dependencies);
