import type { ReactElement, TextareaHTMLAttributes } from 'react';

interface GrowingTextProps
  extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange' | 'value'> {
  value: string;
  onChange: (value: string) => void;
}

/** A box for text that is as high as its text. */
export function GrowingText({
  value,
  onChange,
  className = 'form-control',
  ...rest
}: GrowingTextProps): ReactElement {
  return (
    // The copy of the text gives the box its height: not every browser knows `field-sizing`.
    <span
      className={`growing-text ${className.includes('is-code') ? 'is-code' : ''}`}
      data-copy={value}
    >
      <textarea
        {...rest}
        rows={1}
        className={className}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </span>
  );
}
