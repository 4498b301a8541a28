import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { useTexts } from '#i18n/texts.ts';
import { Icon } from './icon.tsx';

interface TrailProps {
  /** The pages above this one, the highest first. */
  above: readonly { to: string; label: string }[];
}

/**
 * The way back: a link to the page above, or from two levels on the whole way down to it. A phone shows the nearest.
 * The page itself is not in it: its heading names it.
 */
export function Trail({ above }: TrailProps): ReactElement {
  const { t } = useTexts();
  const links = above.map(({ to, label }, position) => (
    <Link key={to} to={to} className={position === above.length - 1 ? 'back-link' : undefined}>
      {position === above.length - 1 && <Icon name="arrow-left" />}
      {label}
    </Link>
  ));
  if (links.length === 1) return <>{links}</>;
  return (
    <nav className="trail" aria-label={t('common.trail')}>
      <ol>
        {links.map((link) => (
          <li key={link.key}>{link}</li>
        ))}
      </ol>
    </nav>
  );
}
