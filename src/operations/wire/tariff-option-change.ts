import type { Contract } from '#domain/contract/contract.ts';
import type { TariffOption } from '#domain/contract/tariff-options.ts';
import type { FormMutation, MutationContext } from '#operations/mutation.ts';
import type { TariffChoice } from '#queries/contracts/tariff-choices.ts';
import { fetchChosen } from '#queries/contracts/tariff-options.ts';
import type { ReadKey } from '#queries/read/query-keys.ts';
import { inFormWords } from './field-errors.ts';

interface TariffOptionChange<Name extends string> {
  option: TariffOption;
  /** The field of the form, which answers with the `id` of a choice. */
  field: Name;
  /** Members of the choice in the API, which are sent, and whose errors stand beside that field. */
  members: readonly string[];
  /** operationId of the look-up that offers the choices. */
  offeredBy: string;
  /** Chooses; `extra` are the answers that the portal does not know. */
  choose(
    contractId: number,
    id: string,
    extra: Readonly<Record<string, unknown>>,
  ): Promise<TariffChoice>;
}

const contractId = ({ subject }: MutationContext) => (subject.contract as Contract).id;

/** The change of an option of the tariff of the contract of the subject. Its outcome is the choice in force. */
export function tariffOptionMutation<Name extends string>({
  option,
  field,
  members,
  offeredBy,
  choose,
}: TariffOptionChange<Name>): FormMutation<Name> {
  const offer: ReadKey = ['lookup', offeredBy];
  const formWords = {
    fields: Object.fromEntries(members.map((member) => [member, field])),
    // What lies outside of all limits is not offered either.
    codes: { too_low: 'not_available', too_high: 'not_available', invalid: 'not_available' },
  };
  return {
    kind: 'form',
    takes: [field],
    adds: members,

    async send({ [field]: id, ...extra }, context) {
      const call = choose(contractId(context), String(id ?? ''), extra);
      return { kind: 'sent', result: await call.catch(inFormWords(formWords)) };
    },

    async verify(answers, context) {
      const chosen = await fetchChosen(option, contractId(context));
      return chosen?.id === answers[field] ? { kind: 'sent', result: chosen } : null;
    },

    stales: [['contract'], ['contracts'], ['tariff-options'], offer],
    staleWhenRefused: [offer],
  };
}
