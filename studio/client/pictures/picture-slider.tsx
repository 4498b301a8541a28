import { type ReactElement, useState } from 'react';
import { useTexts } from '#i18n/texts.ts';
import type { PicturePair } from '#studio/pictures-contract.ts';

/** Both pictures in one place, for wide ones: before on the left of the slider's handle, after on the right of it. */
export function PictureSlider({ pair, words }: { pair: PicturePair; words: string }): ReactElement {
  const { t } = useTexts();
  const [percent, setPercent] = useState(50);
  return (
    <div className="picture-slider">
      <label>
        <span>{t('studio.pictures.before')}</span>
        <input
          type="range"
          min={0}
          max={100}
          value={percent}
          aria-label={t('studio.pictures.title')}
          aria-valuetext={t('studio.pictures.part', { percent })}
          onChange={({ target }) => setPercent(target.valueAsNumber)}
        />
        <span>{t('studio.pictures.after')}</span>
      </label>
      <div className="picture-layers">
        <img src={pair.after} alt={t('studio.pictures.alt-after', { page: words })} />
        <img
          src={pair.before}
          alt={t('studio.pictures.alt-before', { page: words })}
          style={{ clipPath: `inset(0 ${100 - percent}% 0 0)` }}
        />
      </div>
    </div>
  );
}
