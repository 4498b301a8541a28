import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { useFacts, useFailingCondition } from '#config/facts-provider.tsx';
import { useOpenRoutes } from '#config/open-routes.ts';
import { PartCard } from '#parts/part-card.tsx';
import { type PartPlace, usePartTexts } from '#parts/part-place.ts';
import { OutsideMark } from '#ui/controls/outside-link.tsx';
import { Icon } from '#ui/layout/icon.tsx';

interface OwnLink {
  id: string;
  route?: string;
  link?: string;
  requires?: string[];
}

interface LinksProps {
  place: PartPlace;
  options: { links: readonly OwnLink[] };
}

/** Ways to other pages, as far as these are open; nothing where none is. */
export function LinksPart({ place, options }: LinksProps): ReactElement | null {
  const texts = usePartTexts(place);
  const { settings } = useFacts();
  const failing = useFailingCondition(place.subject);
  const find = useOpenRoutes();
  const links = options.links.flatMap(({ id, route, link, requires }) => {
    if (failing(requires) !== null) return [];
    const to = route ? find(route)?.address : undefined;
    const href = link ? settings.links[link] : undefined;
    return to || href ? [{ id, to, href }] : [];
  });
  if (links.length === 0) return null;
  return (
    <PartCard place={place}>
      <ul className="part-links">
        {links.map(({ id, to, href }) => (
          <li key={id}>
            {to ? (
              <Link className="part-link" to={to}>
                {texts.t(`links.${id}`)}
                <Icon name="chevron-right" />
              </Link>
            ) : (
              <a className="part-link" href={href} target="_blank" rel="noopener">
                {texts.t(`links.${id}`)}
                <OutsideMark />
              </a>
            )}
          </li>
        ))}
      </ul>
    </PartCard>
  );
}
