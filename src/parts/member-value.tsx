import type { ReactElement } from 'react';
import { isNothing } from '#domain/values/nothing.ts';
import { useFormats } from '#i18n/formats.ts';
import type { Formats } from '#i18n/language-formats.ts';
import type { Texts } from '#i18n/texts.ts';
import type { LookupEntry } from '#queries/lookups.ts';
import { PhoneLink } from '#ui/controls/phone-link.tsx';
import { Chip } from '#ui/layout/chip.tsx';
import { memberOf } from './part-source.ts';
import type { ReadMember } from './read-options.ts';

type Format = NonNullable<ReadMember['format']>;

const numbers: Partial<Record<Format, (formats: Formats) => (value: number) => string>> = {
  money: ({ euro }) => euro,
  energy: ({ energy }) => energy,
  power: ({ kilowatts }) => kilowatts,
  number: ({ number }) => number,
  percent: ({ percent }) => percent,
};

/** A value in words; what is no number or date where one is expected stays as the retailer wrote it. */
export function writtenValue(value: unknown, format: Format, formats: Formats): string {
  if (isNothing(value)) return '';
  const number = numbers[format];
  if (number && !Number.isNaN(Number(value))) return number(formats)(Number(value));
  if (format === 'date') return formats.date(String(value)) || String(value);
  if (format === 'date-time') return formats.dateTime(String(value)) || String(value);
  if (Array.isArray(value)) return formats.list(value.map(String));
  return String(value);
}

interface MemberValueProps {
  entry: LookupEntry;
  shown: ReadMember;
  texts: Texts;
}

/** A member of an entry as its document wants it written; nothing for a member without a value. */
export function MemberValue({ entry, shown, texts }: MemberValueProps): ReactElement | null {
  const formats = useFormats();
  const { id, member, format = 'text', tones = {} } = shown;
  const value = memberOf(entry, member);
  const written = writtenValue(value, format, formats);
  if (written === '') return null;
  if (format === 'phone') return <PhoneLink phone={written} />;
  if (format === 'code') {
    return (
      <span className="code" translate="no">
        {written}
      </span>
    );
  }
  const words = texts.optional(`values.${id}.${written}`) ?? written;
  if (format !== 'chip') return <>{words}</>;
  return <Chip tone={tones[written]}>{words}</Chip>;
}
