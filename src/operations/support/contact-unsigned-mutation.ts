import * as v from 'valibot';
import { apiClient } from '#api/client.ts';
import { now } from '#config/clock.ts';
import type { Receipt } from '#domain/invoices/receipt.ts';
import type { FormMutation, OwnMembers } from '#operations/mutation.ts';
import { inFormWords } from '#operations/wire/field-errors.ts';
import { uploadedFiles } from '#operations/wire/uploaded-files.ts';
import { readAnswer } from '#queries/read/read-answer.ts';

const takes = ['email', 'mobile', 'category', 'subject', 'description', 'files'] as const;
type Taken = (typeof takes)[number];

const formWords = {
  fields: { attachment: 'files' },
  codes: { 'email.invalid': 'format', 'mobile.invalid': 'format', too_long: 'maxLength' },
};

/**
 * Sends a message to the retailer without a session; the outcome is a Receipt. It cannot be looked up, and a repeat is
 * safe: the retailer recognises it by its key.
 */
export const contactUnsigned: FormMutation<Taken> = {
  kind: 'form',
  takes,
  adds: ['attachment'],

  async send({ email, mobile, category, subject, description, files, ...extra }, context) {
    const [attachment = null] = await uploadedFiles(files);
    const params = { header: { 'Idempotency-Key': context.idempotencyKey } };
    const body = {
      ...extra,
      ...({
        email: String(email ?? '').trim(),
        mobile: String(mobile ?? ''),
        category: Number(category),
        subject: String(subject ?? '').trim(),
        description: String(description ?? ''),
        attachment,
      } satisfies OwnMembers<Taken | 'attachment'>),
    };
    const call = apiClient.POST('/v1/crm/unsigned/', { params, body });
    const number = await readAnswer(call, v.number()).catch(inFormWords(formWords));
    const result: Receipt = { number, at: new Date(now()).toISOString() };
    return { kind: 'sent', result };
  },

  stales: [],
  staleWhenRefused: [['lookup', 'listCaseCategories']],
};
