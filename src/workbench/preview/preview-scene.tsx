import { type ReactElement, useState } from 'react';
import type { PortalServices, PortalState } from '#app/extension.ts';
import { changeLanguage } from '#app/settings/languages.ts';
import { moveClock } from '#config/clock.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/controls/button.tsx';
import { useStored } from '#ui/use-stored.ts';
import { type ApiState, apiStates, type Person, people } from '#workbench/edit/studio-messages.ts';
import { partnerChoice } from '#workbench/served/partner-choice.ts';
import type { PreviewNews } from '#workbench/served/preview-server.ts';
import { readAgain, setApiState } from './override-api.ts';
import { override, overrides, resetOverrides } from './preview-overrides.ts';
import { become, personOf } from './preview-people.ts';
import { PreviewSection, PreviewSelect } from './preview-section.tsx';

interface PreviewSceneProps {
  portal: PortalState;
  news: PreviewNews | null;
  services: PortalServices;
}

/** A time in the format of the browser's own control. */
const inZone = (moment: number) =>
  new Date(moment - new Date(moment).getTimezoneOffset() * 60_000).toISOString().slice(0, 16);

/** Chooses person, language, partner and time. */
export function PreviewScene({ portal, news, services }: PreviewSceneProps): ReactElement {
  const { t, language } = useTexts();
  const { session, queryClient } = services;
  const { configuration, settings } = portal;
  const { api, longTexts } = useStored(overrides);
  const { languageNames = {} } = configuration.manifest;
  const [time, setTime] = useState(() => {
    const { aheadMs } = overrides.read();
    return aheadMs === 0 ? '' : inZone(Date.now() + aheadMs);
  });
  const person = personOf(portal, session);

  const moveTo = (wanted: string) => {
    const aheadMs = wanted === '' ? 0 : new Date(wanted).getTime() - Date.now();
    if (Number.isNaN(aheadMs)) return;
    setTime(wanted);
    override({ aheadMs });
    moveClock(aheadMs);
  };
  return (
    <PreviewSection title={t('preview.scene.title')}>
      <PreviewSelect
        label={t('preview.scene.person')}
        value={person}
        options={people.map((one) => [one, t(`preview.scene.people.${one}`)])}
        onChange={(next) => void become(next as Person, session)}
      />
      <PreviewSelect
        label={t('preview.scene.language')}
        value={language}
        options={settings.languages.offered.map((code) => [code, languageNames[code] ?? code])}
        onChange={(next) => void changeLanguage(configuration, next)}
      />
      {news && (
        <PreviewSelect
          label={t('preview.scene.partner')}
          {...partnerChoice(news, t('preview.scene.no-partner'))}
        />
      )}
      <PreviewSelect
        label={t('preview.scene.api')}
        value={api}
        options={apiStates.map((one) => [one, t(`preview.scene.apis.${one}`)])}
        onChange={(next) => setApiState(next as ApiState, queryClient)}
      />
      <div className="form-check">
        <input
          id="preview-long-texts"
          type="checkbox"
          className="form-check-input"
          checked={longTexts}
          onChange={({ target }) => {
            override({ longTexts: target.checked });
            // Texts are lengthened as they load: only a reloaded page has all of them.
            location.reload();
          }}
        />
        <label htmlFor="preview-long-texts" className="form-check-label">
          {t('preview.scene.long-texts')}
        </label>
      </div>
      <div className="preview-control">
        <label htmlFor="preview-time">{t('preview.scene.time')}</label>
        <input
          id="preview-time"
          type="datetime-local"
          className="form-control"
          value={time}
          onChange={({ target }) => moveTo(target.value)}
        />
      </div>
      <div className="preview-actions">
        <Button size="small" onClick={() => moveTo('')}>
          {t('preview.scene.now')}
        </Button>
        <Button
          size="small"
          onClick={() => {
            resetOverrides();
            readAgain(queryClient);
            moveTo('');
            if (longTexts) location.reload();
          }}
        >
          {t('preview.scene.reset')}
        </Button>
      </div>
    </PreviewSection>
  );
}
