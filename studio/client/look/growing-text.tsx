import type { ReactElement, ReactNode, TextareaHTMLAttributes } from 'react';

interface GrowingTextProps
  extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange' | 'value' | 'children'> {
  value: string;
  onChange: (value: string) => void;
  /** Lies below the text. */
  children?: ReactNode;
}

/** A box for text that is as high as its text. */
export function GrowingText({
  value,
  onChange,
  className = 'form-control',
  children,
  ...rest
}: GrowingTextProps): ReactElement {
  return (
    // The copy of the text gives the box its height: not every browser knows `field-sizing`.
    <span
      className={`growing-text ${className.includes('is-code') ? 'is-code' : ''}`}
      data-copy={value}
    >
      {children}
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
