import * as v from 'valibot';
import type { BatteryShare } from '#domain/battery/battery.ts';
import type { Contract } from '#domain/contract/contract.ts';
import type { SubmissionOutcome } from '#domain/submission.ts';
import { batteriesOf, batteryMembers } from '#queries/batteries/battery-shares.ts';
import type { MutationContext } from '../mutation.ts';

/** What changes of a battery answer: the contract as it is now. */
export const changedContract = v.object(batteryMembers);

/** The contract of a subject, and its share in the battery of the subject. */
export const batterySubject = ({ subject }: Pick<MutationContext, 'subject'>) => ({
  contract: subject.contract as Contract,
  battery: subject.battery as BatteryShare,
});

/** The path of the calls that change a share. */
export function batteryPath(context: Pick<MutationContext, 'subject'>) {
  const { contract, battery } = batterySubject(context);
  return { contractName: contract.name, batteryId: battery.id };
}

/** Whether a change was done, or waits for a signature: what it answers does not say it otherwise. */
export function changeOutcome(
  answer: v.InferOutput<typeof changedContract>,
  batteryId: number,
  result: unknown,
): SubmissionOutcome {
  const share = batteriesOf(answer).find(({ id }) => id === batteryId);
  return { kind: share?.isWaiting ? 'signing' : 'sent', result };
}
