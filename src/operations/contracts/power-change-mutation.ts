import * as v from 'valibot';
import { apiClient } from '#api/client.ts';
import type { Contract } from '#domain/contract/contract.ts';
import { wattsIn } from '#domain/contract/power.ts';
import { phoneParts } from '#domain/identifiers/phone.ts';
import type { FormMutation, OwnMembers, TakenAnswers } from '#operations/mutation.ts';
import { inFormWords } from '#operations/wire/field-errors.ts';
import { fetchContract } from '#queries/contracts/contract.ts';
import { readAnswer } from '#queries/read/read-answer.ts';

const periods = ['power_p1', 'power_p2', 'power_p3', 'power_p4', 'power_p5', 'power_p6'] as const;
const takes = [...periods, 'heldBefore', 'phone'] as const;
const adds = ['phone_pre', 'phone_num'] as const;
type Taken = (typeof takes)[number];
type Own = OwnMembers<Taken | (typeof adds)[number]>;
type Answers = TakenAnswers<Taken>;

const formWords = {
  fields: { phone_num: 'phone', phone_pre: 'phone' },
  codes: {
    invalid: 'format',
    mismatch: 'format',
    too_short: 'minLength',
    too_long: 'maxLength',
    not_ascending: 'atLeast',
    not_in_steps: 'multipleOf',
  },
};

/** The telephone whole and in its parts, as the retailer requires it (customer area, section 7). */
function phoneOf(phone: string) {
  const parts = phoneParts(phone);
  return {
    phone,
    phone_pre: parts?.prefix ?? null,
    phone_num: parts?.number ?? null,
  } satisfies Own;
}

/** Watts by period, of the periods in the answers. */
function wattsOf(answers: Answers) {
  return Object.fromEntries(
    periods.flatMap((name) => {
      const watts = wattsIn(Number(answers[name]));
      return answers[name] === undefined || watts === undefined ? [] : [[name, watts]];
    }),
  );
}

/** Requests another contracted power for the contract of the subject; `heldBefore` is used for the costs only. */
export const powerChange: FormMutation<Taken> = {
  kind: 'form',
  takes,
  adds,

  async send(answers, { subject, idempotencyKey }) {
    const { name } = subject.contract as Contract;
    const { phone, heldBefore: _, ...others } = answers;
    const extra = Object.fromEntries(
      Object.entries(others).filter(([one]) => !(periods as readonly string[]).includes(one)),
    );
    const call = apiClient.POST('/v1/contracts/{contractName}/power/', {
      params: { path: { contractName: name }, header: { 'Idempotency-Key': idempotencyKey } },
      body: {
        ...extra,
        ...phoneOf(String(phone ?? '')),
        ...(wattsOf(answers) as { power_p1: number }),
      },
    });
    const answer = v.object({ waiting_for_signature: v.boolean() });
    const { waiting_for_signature: waits } = await readAnswer(call, answer).catch(
      inFormWords(formWords),
    );
    return { kind: waits ? 'signing' : 'sent' };
  },

  /** A retailer that does not return the requested change (`power_change`) at least reports that there is one. */
  async verify(answers, { subject }) {
    const { name, type, atrAvailable: wasAvailable } = subject.contract as Contract;
    const { powerChange: change, atrAvailable } = await fetchContract(type, name);
    if (!change) return wasAvailable && !atrAvailable ? { kind: 'sent' } : null;
    const isRequested = change.powers.every(
      ({ powerKw }, at) => answers[periods[at] ?? 'power_p1'] === powerKw,
    );
    if (!isRequested) return null;
    return { kind: change.waitsForSignature ? 'signing' : 'sent' };
  },

  stales: [['contract'], ['contracts']],
};
