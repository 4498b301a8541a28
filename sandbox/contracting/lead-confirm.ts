import { normaliseNif } from '#domain/identifiers/nif.ts';
import { LEAD_STEP } from '#domain/wizard/lead-step.ts';
import type { components } from '#openapi/generated/types.ts';
import { Refusal } from '#sandbox/api/refusal.ts';
import electricity from '#sandbox/data/products/electricity.json' with { type: 'json' };
import gas from '#sandbox/data/products/gas.json' with { type: 'json' };
import type { LeadRow } from '#sandbox/database/tables/lead-tables.ts';
import { confirmed } from './lead-confirmation.ts';
import { makeContract } from './lead-contract.ts';
import type { LeadFields } from './lead-fields.ts';
import { type LeadContext, neededSteps } from './lead-step.ts';
import { outcomeOf, type PersonOutcome } from './made-up-people.ts';
import { sendSummary } from './order/send-summary.ts';
import type { WholeLead } from './whole-lead.ts';

type LeadAnswer = components['schemas']['LeadAnswer'];

/**
 * The test outcome for the person of a lead, or for a company's representative. Throws 406 when the lead has no person
 * yet.
 */
export function outcomeOfPerson({ owner }: LeadFields): PersonOutcome {
  if (!owner) throw new Refusal(406, 'lead_incomplete');
  const own = outcomeOf(normaliseNif(owner.vat));
  if (owner.type === 'F') return own;
  return { ...own, identity: outcomeOf(normaliseNif(owner.vatRepresentante ?? '')).identity };
}

/** Confirms a complete lead: one draft contract, created once. Throws 406 for a person whom the retailer refuses. */
export async function confirmLead(
  context: LeadContext,
  lead: LeadRow,
  { before, language }: { before: LeadRow | null; language: string | undefined },
): Promise<LeadAnswer> {
  const fields = lead.fields as WholeLead;
  const outcome = outcomeOfPerson(fields);
  if (outcome.solvency === 'bad') throw new Refusal(406, 'bad_score');
  if (outcome.identity === 'invalid') throw new Refusal(406, 'dni_invalid');
  const firstTime = !before?.steps.includes(LEAD_STEP.confirmation);
  if (outcome.stops || (outcome.confirmationFails && firstTime)) {
    const result = { error: 'retailer_unreachable', render: null };
    return { status: 'ERROR', lead_id: lead.id, result };
  }
  const { database, settings } = context;
  const contracts = neededSteps(fields, settings).includes(3);
  const product = contracts ? productName(lead, fields) : null;
  const contract_id = product ? await makeContract(lead, fields, { ...context, product }) : null;
  const result = confirmed(lead, product, outcome, {
    language: language ?? fields.commsLanguage ?? 'es_ES',
    isSigned: settings.signature,
  });
  const answer: LeadAnswer = { status: 'OK', lead_id: lead.id, result };
  const summary_id = product ? await sendSummary(context, lead, fields, language) : undefined;
  await database
    .updateTable('leads')
    .set({
      contract_id,
      confirmation: JSON.stringify(answer),
      fields: JSON.stringify({ ...fields, summary_id }),
    })
    .where('id', '=', lead.id)
    .execute();
  return answer;
}

function productName({ kind }: LeadRow, { tarifa }: WholeLead): string {
  return (kind === 'gas' ? gas : electricity).find(({ id }) => id === tarifa)?.name ?? '';
}
