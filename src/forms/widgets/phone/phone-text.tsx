import type { ReactElement } from 'react';
import { phoneText } from '#domain/identifiers/phone.ts';

/** A telephone in the groups that its country writes it in. */
export function PhoneText({ value, country }: { value: string; country: string }): ReactElement {
  return <>{phoneText(value, country)}</>;
}
