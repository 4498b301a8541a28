import type { ReactElement, ReactNode } from 'react';
import { Card } from '#ui/layout/card.tsx';
import { type PartPlace, usePartTexts } from './part-place.ts';
import './part-card.scss';

interface PartCardProps {
  place: PartPlace;
  children: ReactNode;
}

/** A card of an owner's page, under the title that its texts have; without one it has no heading. */
export function PartCard({ place, children }: PartCardProps): ReactElement {
  const title = usePartTexts(place).optional('title');
  return (
    <Card className="part-card" {...(title && { title })}>
      {children}
    </Card>
  );
}
