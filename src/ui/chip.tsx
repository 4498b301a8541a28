import type { ReactElement, ReactNode } from 'react';
import Badge from 'react-bootstrap/Badge';

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

/** A state in words, with a colour that only repeats it. */
export function Chip({
  tone = 'neutral',
  children,
}: {
  tone?: Tone;
  children: ReactNode;
}): ReactElement {
  return <Badge bg={tone}>{children}</Badge>;
}
