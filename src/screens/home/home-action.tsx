import { type ReactElement, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useTexts } from '#i18n/texts.ts';
import { LinkCardContent } from '#ui/layout/link-card.tsx';
import { Hint } from '#ui/overlays/hint.tsx';
import type { OfferedAction } from './use-home-groups.ts';

/** An action as a card: a link, or a button that says why it is disabled. */
export function HomeActionCard({ action }: { action: OfferedAction }): ReactElement {
  const { t, optional } = useTexts();
  const reasonId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { id, icon, target, failing } = action;
  const isOutside = 'href' in target;
  const body = optional(`home.actions.${id}.body`);
  const end = failing ? 'lock' : isOutside ? 'external' : 'chevron-right';
  const title = t(`home.actions.${id}.title`);
  const content = <LinkCardContent {...{ icon, title, body, end }} />;
  if (failing)
    return (
      <>
        <button
          ref={button}
          type="button"
          className="link-card"
          aria-disabled="true"
          aria-describedby={reasonId}
        >
          {content}
        </button>
        <Hint id={reasonId} control={button} text={t(`conditions.${failing}`)} />
      </>
    );
  if (isOutside)
    return (
      <a className="link-card" href={target.href} target="_blank" rel="noopener noreferrer">
        {content}
        <span className="visually-hidden">{t('common.newTab')}</span>
      </a>
    );
  return (
    <Link className="link-card" to={target.to}>
      {content}
    </Link>
  );
}
