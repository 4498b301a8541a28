import type { ReactElement } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { Keys } from '#studio/client/help/keys.tsx';
import { StudioIcon, type StudioIconName } from '#studio/client/look/studio-icon.tsx';
import { useStudio } from '#studio/client/state/studio.ts';
import { useStored } from '#ui/use-stored.ts';

const lessons: readonly { name: string; icon: StudioIconName; keys?: string[] }[] = [
  { name: 'click', icon: 'edit' },
  { name: 'tree', icon: 'tree', keys: ['Enter'] },
  { name: 'undo', icon: 'undo', keys: ['Ctrl', 'Z'] },
];

/** Before anything is chosen: how to begin, in three lines; with edit mode off, how to switch it on. */
export function EmptyPanel(): ReactElement {
  const { view, changeView, portal } = useStudio();
  const { isEditing } = useStored(view);
  const { t } = useTexts();
  if (!isEditing)
    return (
      <div className="panel-empty">
        <h2>{t('studio.empty.looking')}</h2>
        <p>{t('studio.empty.looking-body')}</p>
        <button
          type="button"
          className="btn btn-primary btn-sm"
          onClick={() => {
            changeView({ isEditing: true });
            portal.send({ type: 'edit', isOn: true });
          }}
        >
          <StudioIcon name="edit" />
          {t('studio.bar.edit')}
        </button>
      </div>
    );
  return (
    <div className="panel-empty">
      <h2>{t('studio.empty.title')}</h2>
      <ul className="lessons">
        {lessons.map(({ name, icon, keys }) => (
          <li key={name}>
            <StudioIcon name={icon} />
            <span>
              {t(`studio.empty.${name}`)} {keys && <Keys keys={keys} />}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
