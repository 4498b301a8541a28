import type { ReactElement, ReactNode } from 'react';
import './text-affix.scss';

interface TextAffixProps {
  /** Id of the field. */
  id: string;
  /** Text inside the input, before what is typed: a prefix. */
  before?: string | undefined;
  /** Text inside the input, after what is typed: a unit. */
  after?: string | undefined;
  /** Renders the input, which its prefix or unit describes. */
  children: (affixId: string) => ReactNode;
}

/** An input with a unit or a prefix inside. */
export function TextAffix({ id, before, after, children }: TextAffixProps): ReactElement {
  const affixId = `${id}-affix`;
  const place = before ? 'has-before' : after ? 'has-after' : '';
  return (
    <div className={`text-affix ${place}`}>
      {children(affixId)}
      <span id={affixId} className="text-affix-mark">
        {before ?? after}
      </span>
    </div>
  );
}
