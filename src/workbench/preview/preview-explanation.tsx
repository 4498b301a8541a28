import type { ReactElement } from 'react';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import type { Claim, Written } from './preview-api.ts';

const written = (value: unknown) => (value === undefined ? '—' : JSON.stringify(value));

/** A rule of a field or a part, its place in the files, and the conditions it depends on with their current values. */
export function PreviewExplanation({ claim }: { claim: Claim }): ReactElement {
  const { says, holds, place, when } = claim;
  const { t } = useTexts();
  const { dateTime } = useFormats();
  return (
    <div className="preview-claim">
      <p>
        <strong>{t(`preview.claims.${says}.${holds ? 'yes' : 'no'}`)}</strong>{' '}
        <PreviewPlace place={place} />
      </p>
      {when.length === 0 && <p className="preview-note">{t('preview.claims.always')}</p>}
      {when.map(({ branch, time, applies, place: rule, conditions, answers }) => (
        <div key={`${rule.file}:${rule.line} ${branch}`} className="preview-rule">
          <p>
            {t(`preview.rules.${branch}.${applies ? 'yes' : 'no'}`, { time: dateTime(time) })}{' '}
            <PreviewPlace place={rule} />
          </p>
          <ul>
            {conditions.map((condition) => (
              <li key={condition.name}>
                {t(condition.holds ? 'preview.rules.holds' : 'preview.rules.fails', {
                  name: condition.name,
                })}{' '}
                <PreviewPlace place={condition.place} />
                <ul>
                  {condition.facts.map(({ path, value, layer, place: said }) => (
                    <li key={path}>
                      <code>{`${path} = ${written(value)}`}</code>{' '}
                      {said ? <PreviewPlace place={{ ...said, layer }} /> : <Layer name={layer} />}
                    </li>
                  ))}
                </ul>
              </li>
            ))}
            {answers.map(({ address, value }) => (
              <li key={address}>
                <code>{`${address} = ${written(value)}`}</code> {t('preview.rules.answer')}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function PreviewPlace({ place: { file, line, layer } }: { place: Written }): ReactElement {
  return (
    <span className="preview-place">
      <code>{`${file}:${line}`}</code> <Layer name={layer} />
    </span>
  );
}

const ownLayers = ['default', 'served', 'schedule', 'panel', 'page'];

function Layer({ name }: { name: string }): ReactElement {
  const { t } = useTexts();
  return (
    <em>
      {ownLayers.includes(name)
        ? t(`preview.layers.${name}`)
        : t('preview.layers.partner', { name })}
    </em>
  );
}
