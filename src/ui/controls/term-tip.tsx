import type { ReactElement } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { Icon } from '#ui/layout/icon.tsx';
import { PopoverButton } from '#ui/overlays/popover-button.tsx';

/**
 * Explains a word of the trade where it stands, such as CUPS: its texts are `terms.<term>` (title, body) of
 * `locales/<language>/terms.json`. Nothing where the language has none.
 */
export function TermTip({ term }: { term: string }): ReactElement | null {
  const { optional } = useTexts();
  const [title, body] = [optional(`terms.${term}.title`), optional(`terms.${term}.body`)];
  if (!title || !body) return null;
  return (
    <PopoverButton className="term-tip" title={title} description={body} content={body}>
      <Icon name="help" />
    </PopoverButton>
  );
}
