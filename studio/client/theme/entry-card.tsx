import { type ReactElement, type ReactNode, useId } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { StudioIcon, type StudioIconName } from '#studio/client/look/studio-icon.tsx';

interface EntryCardProps {
  title: string;
  isOpen: boolean;
  isWrong: boolean;
  isFirst: boolean;
  isLast: boolean;
  onToggle: () => void;
  onMove: (by: -1 | 1) => void;
  onCopy: () => void;
  onRemove: () => void;
  children: ReactNode;
}

/** One entry of a list: its summary with what can be done, and its values once it is open. */
export function EntryCard(props: EntryCardProps): ReactElement {
  const { title, isOpen, isWrong, isFirst, isLast, onToggle, onMove, onCopy, onRemove } = props;
  const { t } = useTexts();
  const id = useId();
  const button = (name: StudioIconName, text: string, act: () => void, isBlocked = false) => (
    <button
      type="button"
      className="icon-button is-small"
      title={t(`studio.panel.${text}`)}
      aria-label={t(`studio.panel.${text}-named`, { name: title })}
      disabled={isBlocked}
      onClick={act}
    >
      <StudioIcon name={name} />
    </button>
  );
  return (
    <li className={`entry${isOpen ? ' is-open' : ''}${isWrong ? ' is-wrong' : ''}`}>
      <div className="entry-head">
        <button
          type="button"
          className="entry-title"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
        >
          <StudioIcon name={isOpen ? 'chevron-down' : 'chevron-right'} />
          <span>{title}</span>
          {isWrong && <StudioIcon name="alert" />}
        </button>
        <span className="entry-actions">
          {button('up', 'up', () => onMove(-1), isFirst)}
          {button('down', 'down', () => onMove(1), isLast)}
          {button('copy', 'copy', onCopy)}
          {button('trash', 'remove', onRemove)}
        </span>
      </div>
      <div id={id} hidden={!isOpen} className="entry-body">
        {isOpen && props.children}
      </div>
    </li>
  );
}
