import { isCreditorId } from '#domain/identifiers/creditor-id.ts';
import { valueAt } from '#domain/values/value-at.ts';
import type { SchemaRule } from '#tools/config/rule.ts';
import { sentence } from '#tools/config/sentence.ts';

/** The identifier with which direct debits are collected: a bank returns each of them where its check digits are wrong. */
export const creditorIdRule: SchemaRule = ({ view: { portal } }) => {
  const path = ['organization', 'creditorId'];
  const value = valueAt(portal.value, path);
  if (typeof value !== 'string' || value === '' || isCreditorId(value)) return [];
  const what = sentence`the check digits of the creditor identifier "${value}" are wrong`;
  return [{ ...portal.place(path), what, fix: sentence`copy it from the contract with the bank` }];
};
