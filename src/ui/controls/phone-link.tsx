import { Fragment, type ReactElement, type ReactNode } from 'react';

/** `tel:` address of a number, however it is written. */
const callOf = (phone: string) => `tel:${phone.replaceAll(/[^\d+]/g, '')}`;

interface PhoneLinkProps {
  phone: string;
  /** Text of the link; by default the number. */
  children?: ReactNode;
  className?: string;
}

/** A telephone number as a link that calls it. */
export function PhoneLink({ phone, children = phone, className }: PhoneLinkProps): ReactElement {
  return (
    <a className={className} href={callOf(phone)}>
      {children}
    </a>
  );
}

interface TextWithPhoneProps {
  text: string;
  /** The retailer's numbers: each occurrence of one is a link. */
  organization: { phone: string; phone_crm: string };
}

/** A text in which the retailer's telephone numbers are links. */
export function TextWithPhone({ text, organization }: TextWithPhoneProps): ReactElement {
  const { phone, phone_crm } = organization;
  // Longest first: one number may begin another.
  const phones = [phone, phone_crm].filter(Boolean).sort((one, two) => two.length - one.length);
  const pattern = phones.map((one) => one.replaceAll(/[^\d\s]/g, '\\$&')).join('|');
  const parts = pattern ? text.split(new RegExp(`(${pattern})`)) : [text];
  return (
    <>
      {parts.map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never change their order
        <Fragment key={place}>{place % 2 === 1 ? <PhoneLink phone={part} /> : part}</Fragment>
      ))}
    </>
  );
}
