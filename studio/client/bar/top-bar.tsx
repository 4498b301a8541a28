import type { ReactElement } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { NewButton } from '#studio/client/create/new-button.tsx';
import { StudioIcon } from '#studio/client/look/studio-icon.tsx';
import { AccountMenu } from '#studio/client/people/account-menu.tsx';
import { OthersHere } from '#studio/client/people/others-here.tsx';
import { PublishButton } from '#studio/client/publish/publish-button.tsx';
import { switchEditing } from '#studio/client/stage/use-portal-messages.ts';
import { useStudio } from '#studio/client/state/studio.ts';
import { thingWords } from '#studio/client/state/thing-words.ts';
import { useRights } from '#studio/client/state/use-rights.ts';
import { languages, type StudioLanguage } from '#studio/client/state/view.ts';
import { TextsButton } from '#studio/client/texts/texts-button.tsx';
import { useStored } from '#ui/use-stored.ts';
import { FindAnything } from './find-anything.tsx';
import { SaveStatus } from './save-status.tsx';
import { ThemeButton } from './theme-button.tsx';

/** Name, edit mode, undo and redo, what is saved and what is wrong, and the Studio's own language and look. */
export function TopBar({ onHelp }: { onHelp: () => void }): ReactElement {
  const studio = useStudio();
  const { server, view, changeView } = studio;
  const { t } = useTexts();
  const { state } = useStored(server);
  const { isEditing, language, isTreeOpen, drawer } = useStored(view);
  const { undo, redo } = state ?? {};
  const { mayEdit } = useRights();
  const step = (kind: 'undo' | 'redo', thing: typeof undo) => (
    <button
      type="button"
      className="icon-button"
      title={
        thing
          ? t(`studio.bar.${kind}-of`, { thing: thingWords(t, thing) })
          : t(`studio.bar.${kind}`)
      }
      aria-label={
        thing
          ? t(`studio.bar.${kind}-of`, { thing: thingWords(t, thing) })
          : t(`studio.bar.${kind}`)
      }
      aria-keyshortcuts={kind === 'undo' ? 'Control+Z' : 'Control+Shift+Z'}
      disabled={!thing}
      onClick={studio[kind]}
    >
      <StudioIcon name={kind} />
    </button>
  );
  return (
    <header className="top-bar">
      <button
        type="button"
        className="icon-button"
        aria-label={t('studio.tree.title')}
        title={t('studio.tree.title')}
        aria-pressed={isTreeOpen || drawer === 'tree'}
        onClick={() =>
          changeView({ isTreeOpen: !isTreeOpen, drawer: drawer === 'tree' ? null : 'tree' })
        }
      >
        <StudioIcon name="tree" />
      </button>
      <h1>Studio</h1>
      <button
        type="button"
        className="edit-switch"
        aria-pressed={isEditing}
        aria-keyshortcuts="Alt+E"
        title={`${t('studio.bar.edit')} (Alt+E)`}
        onClick={() => switchEditing(studio)}
      >
        <StudioIcon name="edit" />
        <span>{t('studio.bar.edit')}</span>
      </button>
      <TextsButton />
      {mayEdit && <NewButton />}
      <div className="bar-group">
        {step('undo', undo ?? null)}
        {step('redo', redo ?? null)}
      </div>
      <SaveStatus />
      <FindAnything />
      <PublishButton />
      <div className="bar-group is-end">
        <OthersHere />
        <select
          className="quiet-select"
          aria-label={t('studio.bar.language')}
          title={t('studio.bar.language')}
          value={language}
          onChange={({ target }) => changeView({ language: target.value as StudioLanguage })}
        >
          {languages.map(({ code, name }) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
        </select>
        <ThemeButton />
        <button
          type="button"
          className="icon-button"
          aria-label={t('studio.bar.help')}
          title={`${t('studio.bar.help')} (?)`}
          onClick={onHelp}
        >
          <StudioIcon name="help" />
        </button>
        <AccountMenu />
        <button
          type="button"
          className="icon-button is-narrow-only"
          aria-label={t('studio.panel.title')}
          aria-pressed={drawer === 'panel'}
          onClick={() => changeView({ drawer: drawer === 'panel' ? null : 'panel' })}
        >
          <StudioIcon name="edit" />
        </button>
      </div>
    </header>
  );
}
