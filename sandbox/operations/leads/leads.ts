import { LEAD_STEP } from '#domain/wizard/lead-step.ts';
import type { components } from '#openapi/generated/types.ts';
import { resultOf } from '#sandbox/api/answers.ts';
import type { Call, Handlers } from '#sandbox/api/handler.ts';
import { notFound, Refusal } from '#sandbox/api/refusal.ts';
import { contractingSettings } from '#sandbox/contracting/contracting-settings.ts';
import { confirmLead, outcomeOfPerson } from '#sandbox/contracting/lead-confirm.ts';
import { leadReference } from '#sandbox/contracting/lead-confirmation.ts';
import type { LeadFields, LeadKind } from '#sandbox/contracting/lead-fields.ts';
import { type LeadContext, openLead, storeStep } from '#sandbox/contracting/lead-step.ts';
import type { PersonOutcome } from '#sandbox/contracting/made-up-people.ts';
import { nameOf, type WholeLead } from '#sandbox/contracting/whole-lead.ts';
import type { LeadRow } from '#sandbox/database/tables/lead-tables.ts';
import { contractPdf } from '#sandbox/documents/contract-pdf.ts';
import { contractingMail, signatureMail } from '#sandbox/mail/order-mails.ts';
import { contractView } from '#sandbox/operations/contracts/contract-view.ts';
import { newSignatureLink } from '#sandbox/signatures/signature-links.ts';

type LeadAnswer = components['schemas']['LeadAnswer'];

/** Contracting step by step, and the checks of the person. */
export const leadHandlers = {
  saveLead: (call) => saveStep(call, 'electricity'),
  saveGasLead: (call) => saveStep(call, 'gas'),

  async getLeadSolvency(call) {
    const { solvency } = await outcomeOfLead(call);
    if (solvency === 'unreachable') throw new Refusal(502, 'bad_gateway');
    return resultOf({ scoring: solvency === 'good' });
  },

  async getLeadIdentity(call) {
    const { identity } = await outcomeOfLead(call);
    if (identity === 'unreachable') throw new Refusal(502, 'bad_gateway');
    return resultOf({ dni_valid: identity === 'valid' });
  },
} satisfies Handlers;

async function saveStep(
  call: Call<'saveLead'> | Call<'saveGasLead'>,
  kind: LeadKind,
): Promise<LeadAnswer> {
  const { database, session, services, body, query } = call;
  const settings = await contractingSettings(database, session);
  if (!settings[kind].enabled) throw new Refusal(403, 'feature_disabled');
  if (settings.authenticate && !session) throw new Refusal(401, 'token_missing');

  const { clock, outbox } = services;
  const moment = { now: clock.now(), today: clock.today() };
  const context: LeadContext = { database, session, kind, settings, outbox, ...moment };
  const { lead_id, step, FormConfirm: sent } = body;
  const before = lead_id ? await openLead(context, lead_id) : null;
  const confirming = step === LEAD_STEP.confirmation && sent.confirm === true;
  if (before?.confirmation) {
    if (confirming) return before.confirmation as LeadAnswer;
    throw new Refusal(406, 'lead_confirmed');
  }
  const lead = await storeStep(context, before, { step, sent });
  if (confirming) {
    const answer = await confirmLead(context, lead, { before, language: query.lang });
    if (answer.status === 'OK') await writeOfOrder(call, lead);
    return answer;
  }
  const stopped = step === LEAD_STEP.person && outcomeOfPerson(lead.fields as LeadFields).stops;
  return { status: stopped ? 'ERROR' : 'OK', lead_id: lead.id };
}

/**
 * Writes to the person of a confirmed lead: its reference, how to follow it and how to withdraw, with the contract
 * (TRLGDCU 98.7); one that waits for the signature comes with the request to sign it.
 */
async function writeOfOrder(
  { database, services, query }: Pick<Call, 'database' | 'services'> & { query: { lang?: string } },
  { id, serial, fields }: LeadRow,
): Promise<void> {
  const lead = fields as WholeLead;
  const recipient = lead.owner_address.email;
  if (!recipient) return;
  const language = lead.commsLanguage ?? query.lang ?? 'es_ES';
  const to = { language, name: nameOf(lead), portal: services.portal() };
  const contract = await database
    .selectFrom('contracts')
    .innerJoin('leads', 'leads.contract_id', 'contracts.id')
    .selectAll('contracts')
    .where('leads.id', '=', id)
    .executeTakeFirst();
  const today = services.clock.today();
  const attachments = contract
    ? [await contractPdf(await contractView(database, contract, { today, language }), language)]
    : [];
  const waits = contract?.sign_date === null;
  const mail = contractingMail(to, leadReference(serial));
  await services.outbox.send(database, {
    recipient,
    ...mail,
    attachments: waits ? [] : attachments,
  });
  if (!waits) return;
  const waiting = { contract_id: contract.id, signature_id: null, language };
  const path = await newSignatureLink(database, waiting);
  const request = signatureMail(to, { kind: 'contract', contract: contract.name, path });
  await services.outbox.send(database, { recipient, ...request, attachments });
}

async function outcomeOfLead({
  database,
  path,
}: Pick<Call, 'database'> & { path: { lead_id: string } }): Promise<PersonOutcome> {
  const lead = await database
    .selectFrom('leads')
    .select('fields')
    .where('id', '=', path.lead_id)
    .executeTakeFirst();
  if (!lead) throw notFound();
  return outcomeOfPerson(lead.fields as LeadFields);
}
