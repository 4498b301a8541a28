import * as v from 'valibot';
import { apiClient } from '#api/client.ts';
import type { Settings } from '#config/configuration-types.ts';
import { checksIdentity } from '#domain/contract/identity-check.ts';
import { problemOf } from '#domain/problem.ts';
import type { WizardRefusal } from '#domain/wizard/wizard.ts';
import { readAnswer } from '#queries/read/read-answer.ts';

const identityCheck = v.object({ dni_valid: v.boolean() });
const solvencyCheck = v.object({ scoring: v.boolean() });

/** For `catch`: a check that the retailer cannot make counts as unknown; a call without an answer decides nothing. */
function nullIfBroken(thrown: unknown): null {
  if (problemOf(thrown).kind !== 'broken') throw thrown;
  return null;
}

/**
 * Why the retailer refuses the person of a lead: the identity document, which may be optional, then unpaid debts, each if
 * the settings require the check; null when it accepts. Throws ProblemError.
 */
export async function refusalOf(
  leadId: string,
  { contractation }: Settings,
  hasDocument: boolean,
): Promise<WizardRefusal | null> {
  const params = { path: { lead_id: leadId } };
  if (checksIdentity(contractation.checkIdentity, hasDocument)) {
    const call = apiClient.GET('/v1/leads/dni-validation/{lead_id}', { params });
    const identity = await readAnswer(call, identityCheck).catch(nullIfBroken);
    if (!identity) return 'unchecked';
    if (!identity.dni_valid) return 'dniInvalid';
  }
  if (contractation.checkMorosity) {
    const call = apiClient.GET('/v1/leads/solvencia/{lead_id}', { params });
    const solvency = await readAnswer(call, solvencyCheck).catch(nullIfBroken);
    if (!solvency) return 'unchecked';
    if (!solvency.scoring) return 'badScore';
  }
  return null;
}
