import * as v from 'valibot';
import { apiClient } from '#api/client.ts';
import type { ComparedBill, Lead, PowerCalculation } from '#domain/contract/lead.ts';
import { problemOf } from '#domain/problem.ts';
import type { components } from '#openapi/generated/types.ts';
import type { FormMutation } from '#operations/mutation.ts';
import { inFormWords } from '#operations/wire/field-errors.ts';
import { uploadedFiles } from '#operations/wire/uploaded-files.ts';
import { readAnswer } from '#queries/read/read-answer.ts';

const takes = [
  'name',
  'surname1',
  'surname2',
  'email',
  'telephone',
  'contactHours',
  'invoice',
  'consent',
] as const;

/** What it is about: all of it goes beside the contact. */
const about: Record<keyof ComparedBill | keyof PowerCalculation, true> = {
  ...{ comparison_id: true, mode: true, cups: true },
  ...{ optimalPower: true, appliances: true, area: true, numPersones: true, cofSimul: true },
};

type Contact = components['schemas']['LeadContact'];

const taken = v.object({ lead_id: v.string() });

const formWords = {
  codes: { 'email.invalid': 'format', 'telephone.invalid': 'format', must_be_true: 'const' },
};

const send = {
  'electricity-comparison': (body: Contact & ComparedBill) =>
    readAnswer(apiClient.POST('/v1/price-compare/confirm', { body }), taken),
  'gas-comparison': (body: Contact & ComparedBill) =>
    readAnswer(apiClient.POST('/v1/gas/price-compare/', { body }), taken),
};

/** A comparison that the retailer forgot in the meantime is no reason to lose the contact. */
async function sendComparison(lead: Exclude<Lead, { about: 'power' }>, contact: Contact) {
  const { comparison_id, ...bill } = lead.comparison;
  const post = send[lead.about];
  if (!comparison_id) return post({ ...contact, ...bill });
  return post({ ...contact, ...bill, comparison_id }).catch((thrown) => {
    if (problemOf(thrown).kind !== 'not-found') throw thrown;
    return post({ ...contact, ...bill });
  });
}

/**
 * Sends how a visitor wants to be called, and about what: the subject `lead`, a Lead. The outcome is the retailer's
 * reference. It cannot be looked up; a contact that arrives twice leads to one call.
 */
export const leadContact: FormMutation<(typeof takes)[number]> = {
  kind: 'form',
  takes,
  adds: Object.keys(about),

  async send(answers, { subject }) {
    const { name, surname1, surname2, email, telephone, contactHours, invoice, consent, ...extra } =
      answers;
    const lead = subject.lead as Lead;
    const [file] = await uploadedFiles(invoice);
    const contact: Contact = {
      ...extra,
      name: String(name ?? '').trim(),
      surname1: String(surname1 ?? '').trim(),
      ...(surname2 ? { surname2: String(surname2).trim() } : {}),
      email: String(email ?? '').trim(),
      telephone: String(telephone ?? ''),
      contactHours: contactHours as Contact['contactHours'],
      ...(file ? { invoice: file } : {}),
      consent: consent === true,
    };
    const call =
      lead.about === 'power'
        ? readAnswer(
            apiClient.POST('/v1/leads/potencia', {
              body: {
                ...contact,
                ...lead.calculation,
                appliances: [...lead.calculation.appliances],
              },
            }),
            taken,
          )
        : sendComparison(lead, contact);
    const { lead_id } = await call.catch(inFormWords(formWords));
    return { kind: 'sent', result: { number: lead_id } };
  },

  stales: [],
};
