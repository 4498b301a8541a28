import { type ReactElement, type ReactNode, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useTexts } from '#i18n/texts.ts';
import { Icon } from '#ui/layout/icon.tsx';
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
  const content: ReactNode = (
    <>
      <span className="home-action-mark">
        <Icon name={icon} />
      </span>
      <span className="home-action-words">
        <span className="home-action-title">{t(`home.actions.${id}.title`)}</span>
        {body && <span className="home-action-body">{body}</span>}
      </span>
      <Icon name={failing ? 'lock' : isOutside ? 'external' : 'chevron-right'} />
    </>
  );
  if (failing)
    return (
      <>
        <button
          ref={button}
          type="button"
          className="home-action"
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
      <a className="home-action" href={target.href} target="_blank" rel="noopener noreferrer">
        {content}
        <span className="visually-hidden">{t('common.newTab')}</span>
      </a>
    );
  return (
    <Link className="home-action" to={target.to}>
      {content}
    </Link>
  );
}
