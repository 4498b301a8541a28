import * as v from 'valibot';
import { apiClient } from '#api/client.ts';
import { now } from '#config/clock.ts';
import { namedContract } from '#domain/contract/contract-reference.ts';
import type { Receipt } from '#domain/invoices/receipt.ts';
import type { components } from '#openapi/generated/types.ts';
import type { FormMutation, OwnMembers, TakenAnswers } from '#operations/mutation.ts';
import { inFormWords } from '#operations/wire/field-errors.ts';
import { messageOf } from '#operations/wire/message-text.ts';
import { uploadedFiles } from '#operations/wire/uploaded-files.ts';
import { findSentMessage } from '#queries/account/own-requests.ts';
import { fetchContract } from '#queries/contracts/contract.ts';
import { readAnswer } from '#queries/read/read-answer.ts';

/** Meter readings are part of the message: `readings` is their text, in a language that the retailer's staff reads. */
const READINGS = [
  ...(['readingDate', 'readingTotal'] as const),
  ...(['readingPeak', 'readingFlat', 'readingValley'] as const),
] as const;

const takes = [
  ...(['contract', 'category', 'subject', 'description', 'files'] as const),
  ...READINGS,
] as const;
const adds = [
  'readings',
  ...(['polissa_id', 'polissa_type', 'categ_id', 'title', 'message', 'attachments'] as const),
] as const;
type Taken = (typeof takes)[number];
type Own = OwnMembers<Taken | (typeof adds)[number]>;
/** `readings` comes from the page, not from a field. */
type Answers = TakenAnswers<Taken | 'readings'>;

const formWords = {
  fields: {
    ...{ polissa_id: 'contract', polissa_type: 'contract', categ_id: 'category' },
    ...{ title: 'subject', message: 'description', attachments: 'files' },
  },
  codes: { too_few: 'minItems', too_many: 'maxItems', too_long: 'maxLength', invalid: 'unknown' },
};

const contractOf = ({ contract }: Answers) => namedContract(String(contract ?? ''));

async function bodyOf(answers: Answers): Promise<components['schemas']['NewCase']> {
  const { contract: _, readings: _text, category, subject, description, files, ...rest } = answers;
  const taken: readonly string[] = READINGS;
  const extra = Object.entries(rest).filter(([name]) => !taken.includes(name));
  const { type, name } = contractOf(answers);
  const { id } = await fetchContract(type, name);
  return {
    ...Object.fromEntries(extra),
    ...({
      polissa_id: id,
      polissa_type: type === 'gas' ? ('gas' as const) : ('electricity' as const),
      categ_id: Number(category),
      title: String(subject ?? '').trim(),
      message: messageOf(answers),
      attachments: await uploadedFiles(files),
    } satisfies Own),
  };
}

/** Writes to the retailer about a contract; the outcome is a Receipt. */
export const contact: FormMutation<Taken> = {
  kind: 'form',
  takes,
  adds,

  async send(answers, { idempotencyKey }) {
    const body = await bodyOf(answers);
    const params = { header: { 'Idempotency-Key': idempotencyKey } };
    const call = apiClient.POST('/v1/crm/cases/', { params, body });
    const { id } = await readAnswer(call, v.object({ id: v.number() })).catch(
      inFormWords(formWords),
    );
    const result: Receipt = { number: id, at: new Date(now()).toISOString() };
    return { kind: 'sent', result };
  },

  async verify(answers) {
    const { name: contract } = contractOf(answers);
    const result = await findSentMessage({ contract, text: messageOf(answers) });
    return result && { kind: 'sent', result };
  },

  stales: [['requests']],
  staleWhenRefused: [
    ['lookup', 'listCaseCategories'],
    ['lookup', 'listContracts'],
  ],
};
