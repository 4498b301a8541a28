import type { ReactElement } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/controls/button.tsx';
import { TermTip } from '#ui/controls/term-tip.tsx';
import { Menu } from '#ui/overlays/menu.tsx';
import { PopoverButton } from '#ui/overlays/popover-button.tsx';
import type { DesignSpecimen } from './design-specimen.ts';

function Menus(): ReactElement {
  const { t } = useTexts();
  const label = t('contracts.list.title');
  return (
    <Menu
      label={label}
      button={label}
      look="btn btn-secondary"
      note={t('contracts.list.choose')}
      entries={[
        {
          id: 'electricity',
          label: t('contracts.types.electricity'),
          icon: 'bolt',
          isCurrent: true,
        },
        { id: 'gas', label: t('contracts.types.gas'), icon: 'flame', to: '#Menu' },
        { id: 'outside', label: t('common.reload'), icon: 'globe', href: '#Menu' },
      ]}
    />
  );
}

function Popovers(): ReactElement {
  const { t } = useTexts();
  const [title, body] = [t('terms.power.title'), t('terms.power.body')];
  return (
    <PopoverButton className="btn btn-secondary" title={title} description={body} content={body}>
      {title}
    </PopoverButton>
  );
}

function Tips(): ReactElement {
  return (
    <p>
      CUPS <TermTip term="cups" />
    </p>
  );
}

function Hints(): ReactElement {
  const { t } = useTexts();
  return <Button disabledReason={t('problems.broken.body')}>{t('common.retry')}</Button>;
}

/** What opens over the page: each by its button. */
export const overlays: readonly DesignSpecimen[] = [
  { name: 'Menu', file: 'src/ui/overlays/menu.tsx', Shown: Menus },
  { name: 'PopoverButton', file: 'src/ui/overlays/popover-button.tsx', Shown: Popovers },
  { name: 'TermTip', file: 'src/ui/controls/term-tip.tsx', Shown: Tips },
  { name: 'Hint', file: 'src/ui/overlays/hint.tsx', Shown: Hints },
];
