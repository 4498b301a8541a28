import type { ReactElement, ReactNode } from 'react';

/** Address that calls a telephone number, however it is written. */
const callOf = (phone: string) => `tel:${phone.replaceAll(/[^\d+]/g, '')}`;

interface PhoneLinkProps {
  phone: string;
  /** What the link says; the number itself without it. */
  children?: ReactNode;
  className?: string;
}

/** A telephone number that a touch calls. */
export function PhoneLink({ phone, children = phone, className }: PhoneLinkProps): ReactElement {
  return (
    <a className={className} href={callOf(phone)}>
      {children}
    </a>
  );
}

/** A text in which a telephone number can be called wherever it stands. */
export function TextWithPhone({ text, phone }: { text: string; phone: string }): ReactElement {
  const [start, ...rest] = phone ? text.split(phone) : [text];
  return (
    <>
      {start}
      {rest.map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text keep their places
        <span key={place}>
          <PhoneLink phone={phone} />
          {part}
        </span>
      ))}
    </>
  );
}
