import type { ReactElement } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { Keys } from './keys.tsx';

const keys: readonly (readonly [name: string, ...keys: string[]])[] = [
  ['edit', 'Alt', 'E'],
  ['texts', 'Alt', 'T'],
  ['undo', 'Ctrl', 'Z'],
  ['redo', 'Ctrl', 'Shift', 'Z'],
  ['tree', '↑', '↓', '←', '→'],
  ['choose', 'Enter'],
  ['move', 'Alt', '↑', '↓'],
  ['leave', 'Esc'],
  ['help', '?'],
];

const explained = ['tree', 'panel', 'usual', 'check', 'saved'];

/** Keys, and what is what. */
export function HelpDialog({ onClose }: { onClose: () => void }): ReactElement {
  const { t } = useTexts();
  return (
    <Dialog title={t('studio.help.title')} onClose={onClose}>
      <dl className="help-what">
        {explained.map((name) => (
          <div key={name}>
            <dt>{t(`studio.help.what.${name}.title`)}</dt>
            <dd>{t(`studio.help.what.${name}.body`)}</dd>
          </div>
        ))}
      </dl>
      <h3>{t('studio.help.keys')}</h3>
      <dl className="help-keys">
        {keys.map(([name, ...pressed]) => (
          <div key={name}>
            <dt>{t(`studio.help.key.${name}`)}</dt>
            <dd>
              <Keys keys={pressed} />
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
