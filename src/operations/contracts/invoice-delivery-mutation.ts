import * as v from 'valibot';
import { apiClient } from '#api/client.ts';
import type { Contract, InvoiceDelivery } from '#domain/contract/contract.ts';
import { OTHER_CONTRACTS } from '#domain/contract/contract-reference.ts';
import type { FormMutation, OwnMembers, TakenAnswers } from '#operations/mutation.ts';
import { inFormWords } from '#operations/wire/field-errors.ts';
import { fetchContract } from '#queries/contracts/contract.ts';
import { readAnswer } from '#queries/read/read-answer.ts';

const takes = ['delivery', OTHER_CONTRACTS] as const;
type Taken = (typeof takes)[number];
type Answers = TakenAnswers<Taken>;

const changeAnswer = v.object({ waiting_for_signature: v.boolean() });

const deliveryOf = ({ delivery }: Answers): InvoiceDelivery =>
  delivery === 'postal' ? 'postal' : 'email';

/** Chooses how the invoices of the contract of the subject arrive; the result is the delivery. Safe to repeat. */
export const invoiceDelivery: FormMutation<Taken> = {
  kind: 'form',
  takes,
  adds: ['invoice_online'],

  async send(answers, { subject }) {
    const { name, type } = subject.contract as Contract;
    const { delivery: _, otherContracts: _others, ...extra } = answers;
    const wanted = deliveryOf(answers);
    const call = apiClient.POST('/v2/contracts/{name}', {
      params: { path: { name }, query: { type } },
      // Gas says yes or no to e-mail (customer area, section 3).
      body: {
        ...extra,
        ...({
          invoice_online: type === 'gas' ? wanted === 'email' : wanted,
        } satisfies OwnMembers<'invoice_online'>),
      },
    });
    const { waiting_for_signature: waits } = await readAnswer(call, changeAnswer).catch(
      inFormWords({ fields: { invoice_online: 'delivery' }, codes: { invalid: 'enum' } }),
    );
    return { kind: waits ? 'signing' : 'sent', result: wanted };
  },

  async verify(answers, { subject }) {
    const { name, type } = subject.contract as Contract;
    const contract = await fetchContract(type, name);
    const wanted = deliveryOf(answers);
    if (contract.invoiceDeliveryChange?.delivery === wanted)
      return { kind: 'signing', result: wanted };
    return contract.invoiceDelivery === wanted ? { kind: 'sent', result: wanted } : null;
  },

  stales: [['contract']],
};
