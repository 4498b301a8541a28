import * as v from 'valibot';
import type { BankAccount } from '#domain/contract/contract.ts';
import { normaliseIban } from '#domain/identifiers/iban.ts';

/** A bank account in the API's own names, read as the portal's. */
export const bankAccountMembers = v.object({ id: v.number(), printable_iban: v.string() });

export const bankAccountOf = ({
  id,
  printable_iban: printableIban,
}: v.InferOutput<typeof bankAccountMembers>): BankAccount => ({
  id,
  iban: normaliseIban(printableIban),
  printableIban,
});
