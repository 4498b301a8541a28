import { type ReactElement, useId } from 'react';
import { Link } from 'react-router-dom';
import { useFailingCondition } from '#config/facts-provider.tsx';
import { useOpenRoutes } from '#config/open-routes.ts';
import { type PartPlace, usePartTexts } from '#parts/part-place.ts';
import { LinkCardContent } from '#ui/layout/link-card.tsx';
import type { CardIcon } from './card-icons.ts';
import './cards.scss';

interface OwnCard {
  id: string;
  icon?: CardIcon;
  routes?: readonly string[];
  requires?: string[];
}

/** Where it leads; null for one that only says something. */
type ShownCard = Pick<OwnCard, 'id' | 'icon'> & { to: string | null };

interface CardsProps {
  place: PartPlace;
  options: { cards: readonly OwnCard[] };
}

/** Cards beside one another, as far as the pages are open that they lead to; nothing where none is left. */
export function CardsPart({ place, options }: CardsProps): ReactElement | null {
  const texts = usePartTexts(place);
  const failing = useFailingCondition(place.subject);
  const find = useOpenRoutes();
  const headingId = useId();
  const cards = options.cards.flatMap(({ routes, requires, ...card }): ShownCard[] => {
    if (failing(requires) !== null) return [];
    if (!routes) return [{ ...card, to: null }];
    const to = routes.map((id) => find(id)?.address).find((address) => address);
    return to ? [{ ...card, to }] : [];
  });
  if (cards.length === 0) return null;
  const title = texts.optional('title');
  return (
    <section aria-labelledby={title ? headingId : undefined}>
      {title && (
        <h2 className="cards-title" id={headingId}>
          {title}
        </h2>
      )}
      <ul className="link-cards">
        {cards.map(({ id, icon, to }) => {
          const words = {
            ...{ icon, title: texts.t(`cards.${id}.title`) },
            body: texts.optional(`cards.${id}.body`),
          };
          return (
            <li key={id}>
              {to ? (
                <Link className="link-card" to={to}>
                  <LinkCardContent {...words} end="chevron-right" />
                </Link>
              ) : (
                <div className="link-card">
                  <LinkCardContent {...words} />
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
