import { type ReactElement, useId } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { SearchSelect } from '#studio/client/look/search-select.tsx';
import { StudioIcon } from '#studio/client/look/studio-icon.tsx';
import { useReload } from '#studio/client/stage/stage.tsx';
import { useStudio } from '#studio/client/state/studio.ts';
import { splitName } from '#studio/client/theme/field-words.ts';
import { useStored } from '#ui/use-stored.ts';
import {
  type ApiState,
  apiStates,
  type Person,
  people,
  type Scene,
} from '#workbench/edit/studio-messages.ts';
import { SceneSelect } from './scene-select.tsx';
import { SceneTime } from './scene-time.tsx';
import { WidthChoice } from './width-choice.tsx';

const schemes: readonly Scene['scheme'][] = ['auto', 'light', 'dark'];

/** What the previewed portal shows, and to whom. */
export function SceneBar(): ReactElement {
  const { api, server, portal } = useStudio();
  const { t } = useTexts();
  const id = useId();
  const { scene } = useStored(portal.store);
  const { state } = useStored(server);
  const reload = useReload();
  const show = (part: Partial<Omit<Scene, 'title' | 'languages' | 'version' | 'places'>>) =>
    portal.send({ type: 'show', scene: part });
  const places = (scene?.places ?? []).map(({ words }, at) => ({
    value: String(at),
    label: words,
  }));
  return (
    <section className="scene-bar" aria-label={t('studio.scene.title')}>
      <SearchSelect
        id={`${id}-place`}
        label={t('studio.scene.page')}
        className="place-button"
        value=""
        shown={
          <>
            <StudioIcon name="page" />
            <span className="place-title">{scene?.title || t('studio.scene.page')}</span>
            <span className="place-address">{scene?.address}</span>
          </>
        }
        options={places}
        placeholder={scene?.title ?? ''}
        onChoose={(at) => {
          const chosen = scene?.places[Number(at)];
          if (chosen) portal.send({ type: 'go', place: chosen.place });
        }}
      />
      <SceneSelect
        icon="globe"
        label={t('studio.scene.language')}
        value={scene?.language ?? ''}
        options={(scene?.languages ?? []).map(({ code, name }) => [code, name])}
        onChoose={(language) => show({ language })}
      />
      <SceneSelect
        icon="person"
        label={t('studio.scene.person')}
        value={scene?.person ?? ''}
        options={scene ? people.map((one) => [one, t(`studio.person.${one}`)]) : []}
        onChoose={(person) => show({ person: person as Person })}
      />
      {(state?.partners.length ?? 0) > 0 && (
        <SceneSelect
          icon="shop"
          label={t('studio.scene.partner')}
          value={state?.partner ?? ''}
          options={[
            ['', t('studio.scene.own')],
            ...(state?.partners ?? []).map((one) => [one, splitName(one)] as const),
          ]}
          onChoose={(partner) => void api.partner({ partner: partner === '' ? null : partner })}
        />
      )}
      <SceneSelect
        icon="offline"
        label={t('studio.scene.api')}
        value={scene?.api ?? ''}
        isUnusual={scene !== null && scene.api !== 'usual'}
        options={scene ? apiStates.map((one) => [one, t(`studio.api.${one}`)]) : []}
        onChoose={(api) => show({ api: api as ApiState })}
      />
      <SceneTime aheadMs={scene?.aheadMs ?? 0} onMove={(aheadMs) => show({ aheadMs })} />
      <span className="bar-gap" />
      <WidthChoice />
      <SceneSelect
        icon={scene?.scheme === 'dark' ? 'moon' : scene?.scheme === 'light' ? 'sun' : 'system'}
        label={t('studio.scene.scheme')}
        value={scene?.scheme ?? ''}
        options={scene ? schemes.map((one) => [one, t(`studio.scheme.${one}`)]) : []}
        onChoose={(scheme) => show({ scheme: scheme as Scene['scheme'] })}
      />
      <div className="bar-group">
        <button
          type="button"
          className="icon-button"
          aria-pressed={scene?.longTexts ?? false}
          aria-label={t('studio.scene.long')}
          title={t('studio.scene.long')}
          disabled={!scene}
          onClick={() => show({ longTexts: !scene?.longTexts })}
        >
          <StudioIcon name="long" />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={t('studio.scene.reload')}
          title={t('studio.scene.reload')}
          onClick={reload}
        >
          <StudioIcon name="refresh" />
        </button>
        <a
          className="icon-button"
          href={state ? state.portal + (scene?.address ?? '/') : undefined}
          target="_blank"
          rel="noopener"
          aria-label={t('studio.scene.tab')}
          title={t('studio.scene.tab')}
        >
          <StudioIcon name="external" />
        </a>
      </div>
    </section>
  );
}
