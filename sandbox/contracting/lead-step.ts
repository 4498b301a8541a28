import { normaliseCups } from '#domain/identifiers/cups.ts';
import { LEAD_STEP } from '#domain/wizard/lead-step.ts';
import { type FieldErrors, invalidFields, notFound, Refusal } from '#sandbox/api/refusal.ts';
import type { Database } from '#sandbox/database/open-database.ts';
import type { LeadRow } from '#sandbox/database/tables/lead-tables.ts';
import type { Outbox } from '#sandbox/mail/outbox.ts';
import type { Session } from '#sandbox/sessions/sessions.ts';
import type { ContractingSettings } from './contracting-settings.ts';
import { checkLead } from './lead-checks.ts';
import {
  type LeadFields,
  type LeadKind,
  missingOf,
  readSentFields,
  STEPS,
  withStep,
} from './lead-fields.ts';
import { withoutDropped, withRetained } from './lead-retained.ts';
import { chosenOffer } from './order/lead-offer.ts';
import { newReference } from './reference.ts';
import { holdSupplyPoint, supplyPoint } from './supply-point.ts';

/** Data for all functions that handle a lead; `database` is one transaction. */
export interface LeadContext {
  database: Database;
  session: Session | null;
  kind: LeadKind;
  settings: ContractingSettings & { fileUploadSizeLimit: number };
  now: Date;
  /** ISO day. */
  today: string;
  outbox: Outbox;
}

export interface SentStep {
  /** 1 to 5; 0 only deletes. */
  step: number;
  sent: Record<string, unknown>;
}

/**
 * The lead with this reference, locked until the transaction ends. Throws 404 for one of another kind or of another
 * customer.
 */
export async function openLead(
  { database, session, kind }: LeadContext,
  leadId: string,
): Promise<LeadRow> {
  const lead = await database
    .selectFrom('leads')
    .selectAll()
    .where('id', '=', leadId)
    .where('kind', '=', kind)
    .forUpdate()
    .executeTakeFirst();
  const isOfOther = lead?.customer_id != null && lead.customer_id !== session?.customer.id;
  if (!lead || isOfOther) throw notFound();
  return lead;
}

/**
 * Merges a step into a lead and stores it. Throws 400 for invalid fields, 406 when the current state does not allow it.
 */
export async function storeStep(
  context: LeadContext,
  lead: LeadRow | null,
  { step, sent }: SentStep,
): Promise<LeadRow> {
  const { kind, settings } = context;
  const read = readSentFields(kind, sent, settings.fileUploadSizeLimit);
  const stored = withoutDropped((lead?.fields ?? {}) as LeadFields, sent.dropped);
  if (step === LEAD_STEP.discard) return store(context, lead, { fields: stored, step });
  const others = await leadWithIt(context, sent.retained_of);
  const own = withRetained(read.fields, sent.retained, others ? [stored, others] : [stored]);
  const fields = withStep(kind, stored, { step, fields: own });
  const whole = step === LEAD_STEP.confirmation && fields.confirm === true;
  const steps = neededSteps(fields, settings);
  const missing = missingOf(kind, fields, steps);
  if (whole && lead && missing.length > 0) throw new Refusal(406, 'lead_incomplete');
  refuseWrong(await errorsOf(context, fields, { step, whole, read, first: !lead, missing }));
  if (whole) await holdSupplyPoint(context.database, cupsOf(fields));
  if (whole || read.fields.cups) await refuseUnavailable(context, fields);
  if (steps.includes(LEAD_STEP.contract) && (whole || read.fields.tarifa))
    refuseNotOffered(context, fields);
  return store(context, lead, { fields, step });
}

/** The fields of the lead of electricity that a lead of gas goes with. Throws 404 for that of another customer. */
async function leadWithIt(context: LeadContext, id: unknown): Promise<LeadFields | null> {
  if (context.kind !== 'gas' || typeof id !== 'string') return null;
  return (await openLead({ ...context, kind: 'electricity' }, id)).fields as LeadFields;
}

/** The steps that a lead needs before it is confirmed; a company on halt sends no contract and no payment. */
export function neededSteps(fields: LeadFields, settings: ContractingSettings): number[] {
  const { installation, person, contract, payment, confirmation } = LEAD_STEP;
  const isOnHalt = settings.businessHalt && fields.owner?.type === 'J';
  return [installation, person, ...(isOnHalt ? [] : [contract, payment]), confirmation];
}

interface Reading {
  step: number;
  whole: boolean;
  first: boolean;
  read: ReturnType<typeof readSentFields>;
  missing: (keyof LeadFields)[];
}

async function errorsOf(
  context: LeadContext,
  fields: LeadFields,
  { step, whole, first, read, missing }: Reading,
) {
  const { kind, settings, session, today } = context;
  const goesWithElectricity = await isElectricityLead(context, fields.electricityLeadId);
  const signedIn = session !== null;
  const all = {
    ...checkLead(fields, { kind, settings, signedIn, goesWithElectricity, today }),
    ...read.errors,
  };
  const needed =
    step === LEAD_STEP.confirmation ? (first ? missing : []) : missingOf(kind, fields, [step]);
  for (const field of needed) all[field] = ['required'];
  const own = [...(STEPS[kind][step - 1]?.fields ?? []), ...Object.keys(read.fields)];
  return Object.fromEntries(
    Object.entries(all).filter(
      ([path]) =>
        whole ||
        (step === LEAD_STEP.confirmation && first) ||
        own.includes(path.split('.')[0] ?? ''),
    ),
  );
}

function refuseWrong(errors: FieldErrors): void {
  if (Object.keys(errors).length > 0) throw invalidFields(errors);
}

async function isElectricityLead({ database }: LeadContext, id: string | null | undefined) {
  if (!id) return false;
  const lead = await database
    .selectFrom('leads')
    .select('id')
    .where('id', '=', id)
    .where('kind', '=', 'electricity')
    .executeTakeFirst();
  return lead !== undefined;
}

const cupsOf = ({ cups }: LeadFields) => normaliseCups(cups?.name ?? '');

async function refuseUnavailable({ database, kind }: LeadContext, fields: LeadFields) {
  const { state } = await supplyPoint(database, cupsOf(fields), kind);
  if (state === 'unavailable') throw new Refusal(406, 'cups_not_available');
}

function refuseNotOffered({ kind, settings }: LeadContext, fields: LeadFields): void {
  if (!chosenOffer(kind, fields, settings.powerThreshold))
    throw new Refusal(406, 'product_not_available');
}

function store(
  { database, session, kind, now }: LeadContext,
  lead: LeadRow | null,
  { fields, step }: { fields: LeadFields; step: number },
): Promise<LeadRow> {
  const steps = [...new Set([...(lead?.steps ?? []), step])].filter((one) => one > 0).sort();
  const row = {
    fields: JSON.stringify(fields),
    steps: JSON.stringify(steps),
    customer_id: session?.customer.id ?? lead?.customer_id ?? null,
    social_bonus_waived_at: fields.social_bonus_waiver
      ? (lead?.social_bonus_waived_at ?? now)
      : null,
    updated_at: now,
  };
  return database
    .insertInto('leads')
    .values({ ...row, id: lead?.id ?? newReference(), kind, created_at: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .returningAll()
    .executeTakeFirstOrThrow();
}
