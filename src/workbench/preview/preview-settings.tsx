import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useId, useState } from 'react';
import type { PortalState } from '#app/extension.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/controls/button.tsx';
import { useStored } from '#ui/use-stored.ts';
import { type PreviewedSetting, previewApi } from './preview-api.ts';
import { override, overrides } from './preview-overrides.ts';
import { PreviewSection } from './preview-section.tsx';
import { PreviewSetting } from './preview-setting.tsx';

/** Most results; a longer search text finds the others. */
const MAX_RESULTS = 12;

/** A map of free keys (`links.*`) has a control for each current entry. */
function entriesOf(setting: PreviewedSetting, settings: unknown): PreviewedSetting[] {
  if (!setting.key.endsWith('.*')) return [setting];
  const map = setting.key.slice(0, -2);
  const entries = map.split('.').reduce<unknown>((part, name) => Object(part)[name], settings);
  return Object.keys(Object(entries)).map((name) => ({ ...setting, key: `${map}.${name}` }));
}

/** Every setting and flag, found by name or meaning, to be set for this tab only. */
export function PreviewSettings({ portal }: { portal: PortalState }): ReactElement {
  const { t } = useTexts();
  const id = useId();
  const [search, setSearch] = useState('');
  const set = useStored(overrides);
  const { configuration, settings, flags } = portal;
  const { data = [] } = useQuery({
    queryKey: ['settings', configuration.version],
    queryFn: previewApi.settings,
    placeholderData: (before: PreviewedSetting[] | undefined) => before,
  });

  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const all = data.flatMap((setting) => entriesOf(setting, settings));
  const isSet = ({ key }: PreviewedSetting) => Object.hasOwn(set.settings, key);
  const found =
    words.length === 0
      ? all.filter(isSet)
      : all.filter(({ key, description }) => {
          const text = `${key} ${description}`.toLowerCase();
          return words.every((word) => text.includes(word));
        });
  const names = [...new Set([...Object.keys(flags), ...Object.keys(set.flags)])].sort();
  return (
    <PreviewSection title={t('preview.settings.title')}>
      <div className="preview-control">
        <label htmlFor={id}>{t('preview.settings.search')}</label>
        <input
          id={id}
          type="search"
          className="form-control"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      </div>
      <p className="preview-note" role="status">
        {words.length === 0
          ? t('preview.settings.changed', { count: found.length })
          : t('preview.settings.found', { count: found.length })}
      </p>
      {found.slice(0, MAX_RESULTS).map((setting) => (
        <PreviewSetting key={setting.key} setting={setting} portal={portal} />
      ))}
      {names.length > 0 && <h4>{t('preview.settings.flags')}</h4>}
      {names.map((name) => (
        <div key={name} className="form-check">
          <input
            id={`${id}-${name}`}
            type="checkbox"
            className="form-check-input"
            checked={flags[name] ?? false}
            onChange={({ target }) => override({ flags: { ...set.flags, [name]: target.checked } })}
          />
          <label htmlFor={`${id}-${name}`} className="form-check-label">
            <code>{name}</code>
          </label>
        </div>
      ))}
      {Object.keys(set.flags).length > 0 && (
        <Button size="small" onClick={() => override({ flags: {} })}>
          {t('preview.settings.flags-back')}
        </Button>
      )}
    </PreviewSection>
  );
}
