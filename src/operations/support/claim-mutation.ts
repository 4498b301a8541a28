import * as v from 'valibot';
import { apiClient } from '#api/client.ts';
import { now } from '#config/clock.ts';
import { namedContract } from '#domain/contract/contract-reference.ts';
import type { Receipt } from '#domain/invoices/receipt.ts';
import type { FormMutation, OwnMembers, TakenAnswers } from '#operations/mutation.ts';
import { inFormWords } from '#operations/wire/field-errors.ts';
import { uploadedFiles } from '#operations/wire/uploaded-files.ts';
import { findSentRequest } from '#queries/account/own-requests.ts';
import { readAnswer } from '#queries/read/read-answer.ts';

const takes = ['contract', 'type', 'subtype', 'description', 'files'] as const;
const adds = ['tipus', 'subtipus', 'comments', 'attachment'] as const;
type Taken = (typeof takes)[number];
type Own = OwnMembers<Taken | (typeof adds)[number]>;

const formWords = {
  fields: {
    ...{ tipus: 'type', subtipus: 'subtype' },
    ...{ comments: 'description', attachment: 'files' },
  },
  codes: { mismatch: 'unknown', too_long: 'maxLength' },
};

const numberOf = ({ contract }: TakenAnswers<Taken>) => namedContract(String(contract ?? '')).name;

/** Claims about a contract; the outcome is a Receipt. */
export const claim: FormMutation<Taken> = {
  kind: 'form',
  takes,
  adds,

  async send(answers, { idempotencyKey }) {
    const { contract: _, type, subtype, description, files, ...extra } = answers;
    const contract = numberOf(answers);
    const [attachment = null] = await uploadedFiles(files);
    const params = {
      path: { contractName: contract },
      header: { 'Idempotency-Key': idempotencyKey },
    };
    const body = {
      ...extra,
      ...({
        contract,
        tipus: String(type ?? ''),
        subtipus: String(subtype ?? ''),
        comments: String(description ?? ''),
        attachment,
      } satisfies Own),
    };
    const call = apiClient.POST('/v1/contracts/{contractName}/atc/', { params, body });
    const number = await readAnswer(call, v.number()).catch(inFormWords(formWords));
    const result: Receipt = { number, at: new Date(now()).toISOString() };
    return { kind: 'sent', result };
  },

  async verify(answers) {
    const contract = numberOf(answers);
    const text = String(answers.description ?? '');
    const result = await findSentRequest({ kind: 'claim', contract, text });
    return result && { kind: 'sent', result };
  },

  stales: [['requests']],
  staleWhenRefused: [
    ['lookup', 'listClaimTypes'],
    ['lookup', 'listClaimSubtypes'],
    ['lookup', 'listContracts'],
  ],
};
