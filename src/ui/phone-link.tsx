import type { ReactElement, ReactNode } from 'react';

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

/** A text in which each occurrence of the telephone number is a link. */
export function TextWithPhone({ text, phone }: { text: string; phone: string }): ReactElement {
  const [start, ...rest] = phone ? text.split(phone) : [text];
  return (
    <>
      {start}
      {rest.map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never change their order
        <span key={place}>
          <PhoneLink phone={phone} />
          {part}
        </span>
      ))}
    </>
  );
}
