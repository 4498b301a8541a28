import type { ReactElement, ReactNode } from 'react';
import Badge from 'react-bootstrap/Badge';

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

/** A status in words; its colour only repeats them. */
export function Chip({
  tone = 'neutral',
  children,
}: {
  tone?: Tone;
  children: ReactNode;
}): ReactElement {
  return <Badge bg={tone}>{children}</Badge>;
}
