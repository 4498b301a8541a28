import * as v from 'valibot';
import { apiClient } from '#api/client.ts';
import type { Contract } from '#domain/contract/contract.ts';
import type { FormMutation } from '#operations/mutation.ts';
import { inFormWords } from '#operations/wire/field-errors.ts';
import { fetchContract } from '#queries/contracts/contract.ts';
import { readAnswer } from '#queries/read/read-answer.ts';

/** Keeps the meter data of the contract of the subject out of the register of supply points (SIPS). */
export const sipsOptOut: FormMutation<'noCessionSelection'> = {
  kind: 'form',
  takes: ['noCessionSelection'],

  async send({ noCessionSelection: _, ...extra }, { subject, idempotencyKey }) {
    const { name } = subject.contract as Contract;
    const call = apiClient.POST('/v1/contracts/{contractName}/no_cession_sips/', {
      params: { path: { contractName: name }, header: { 'Idempotency-Key': idempotencyKey } },
      body: { ...extra, noCessionSelection: 'actual' },
    });
    const answer = await readAnswer(call, v.object({ waiting_for_signature: v.boolean() })).catch(
      inFormWords({ codes: { invalid: 'format' } }),
    );
    return { kind: answer.waiting_for_signature ? 'signing' : 'sent' };
  },

  async verify(_, { subject }) {
    const { name, type } = subject.contract as Contract;
    const { sips } = await fetchContract(type, name);
    if (sips.state === 'unactive') return null;
    return { kind: sips.waitsForSignature ? 'signing' : 'sent' };
  },

  stales: [['contract']],
};
