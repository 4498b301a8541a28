import * as v from 'valibot';
import { apiClient } from '#api/client.ts';
import { ProblemError } from '#domain/problem.ts';
import type { FormMutation, MutationContext, OwnMembers } from '#operations/mutation.ts';
import { inFormWords } from '#operations/wire/field-errors.ts';
import { uploadedFiles } from '#operations/wire/uploaded-files.ts';
import { fetchRequest } from '#queries/account/requests.ts';
import { ofKnownCall } from '#queries/read/lookup-read.ts';
import { readAnswer } from '#queries/read/read-answer.ts';

const formWords = {
  fields: { attachments: 'files' },
  codes: { too_long: 'maxLength', too_many: 'maxItems' },
};

/** The request that a message is about: `known` is the last message at the time when the customer started to write. */
export interface AnsweredRequest {
  id: number;
  state: string;
  known: number;
}

const requestOf = ({ subject }: MutationContext) => subject.request as AnsweredRequest;

/** Adds a message of the customer to the request of the subject. Its outcome is the number of the message. */
export const requestMessage: FormMutation<'text' | 'files'> = {
  kind: 'form',
  takes: ['text', 'files'],
  adds: ['attachments'],

  async send({ text, files, ...extra }, context) {
    const body = {
      ...extra,
      ...({
        text: String(text ?? ''),
        attachments: await uploadedFiles(files),
      } satisfies OwnMembers<'text' | 'attachments'>),
    };
    const params = {
      path: { requestId: requestOf(context).id },
      header: { 'Idempotency-Key': context.idempotencyKey },
    };
    const path = '/v1/crm/cases/{requestId}/messages/';
    const { id } = await ofKnownCall(
      () => readAnswer(apiClient.POST(path, { params, body }), v.object({ id: v.number() })),
      // Of a retailer without the call: the form says how else to answer.
      () => Promise.reject(new ProblemError({ kind: 'not-found' })),
    ).catch(inFormWords(formWords));
    return { kind: 'sent', result: id };
  },

  async verify({ text }, context) {
    const { id, known } = requestOf(context);
    const { messages } = await fetchRequest(id);
    const sent = messages.find(
      (message) => message.isOwn && message.id > known && message.text === String(text ?? ''),
    );
    return sent ? { kind: 'sent', result: sent.id } : null;
  },

  stales: [['request'], ['requests']],
};
