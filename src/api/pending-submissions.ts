/** A submission that has not ended, and the customer who submitted it; null for a visitor. */
interface PendingSubmission {
  customer: string | null;
  ended: Promise<unknown>;
}

const pending = new Set<PendingSubmission>();

/**
 * Runs a submission as one customer. Where the customer before logged out in this tab while a submission was pending,
 * the next customer's waits for its end: all that are running are always of one customer.
 */
export async function runSubmission<Outcome>(
  customer: string | null,
  task: () => Promise<Outcome>,
): Promise<Outcome> {
  const ofOthers = [...pending].filter((other) => other.customer !== customer);
  let end = () => {};
  const own = { customer, ended: new Promise<void>((resolve) => (end = resolve)) };
  pending.add(own);
  try {
    for (const { ended } of ofOthers) await ended;
    return await task();
  } finally {
    pending.delete(own);
    end();
  }
}

/** True while a submission of another customer is pending. */
export const isPendingForOther = (customer: string | null): boolean =>
  [...pending].some((other) => other.customer !== customer);

/** True while a submission is pending. */
export const isSubmissionPending = (): boolean => pending.size > 0;

/** Resolves once no submission is pending, nor what follows one at once, as the check after a lost answer. */
export async function submissionsEnded(): Promise<void> {
  while (pending.size > 0) {
    await Promise.all([...pending].map(({ ended }) => ended));
    await new Promise((resolve) => setTimeout(resolve));
  }
}
