import type { AriaAttributes, ChangeEvent, ReactElement, RefObject } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { Icon } from '#ui/layout/icon.tsx';
import { useHydrated } from '#ui/loading/use-hydrated.ts';
import type { FileRules } from './file-checks.ts';
import { fileType } from './file-kind.ts';

interface FileChooserProps {
  id: string;
  rules: FileRules;
  /** Camera of a phone that takes the pictures. */
  capture: 'user' | 'environment';
  locked: boolean;
  chooser: RefObject<HTMLInputElement | null>;
  aria: AriaAttributes;
  onChosen: (files: readonly File[]) => void;
}

/**
 * Kinds that the window for choosing shows: HEIC too where photos are taken, but on iPhones and iPads, which hand such a
 * photo over as a JPEG only to a page that does not name HEIC.
 */
function useShownKinds({ kinds }: FileRules): string {
  const isHydrated = useHydrated();
  const isApplePhone =
    isHydrated && navigator.maxTouchPoints > 0 && /Apple/.test(navigator.vendor ?? '');
  const isHeicShown = isHydrated && !isApplePhone && kinds.includes('jpeg');
  return [...kinds.map(fileType), ...(isHeicShown ? ['image/heic', '.heic', '.heif'] : [])].join();
}

/** The buttons that choose files and, on a phone, take a photo. */
export function FileChooser({
  id,
  rules,
  capture,
  locked,
  chooser,
  aria,
  onChosen,
}: FileChooserProps): ReactElement {
  const { t } = useTexts();
  const shownKinds = useShownKinds(rules);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onChosen([...(target.files ?? [])]);
    // The same file chosen again after it was removed must be noticed.
    target.value = '';
  };
  return (
    <div className="files-drop">
      {rules.kinds.some((kind) => kind !== 'pdf') && (
        <label className="btn btn-secondary files-camera">
          <Icon name="camera" />
          {t('form-engine.files.camera')}
          <input
            type="file"
            className="visually-hidden"
            accept="image/jpeg,image/png"
            capture={capture}
            disabled={locked}
            onChange={choose}
          />
        </label>
      )}
      <label className="btn btn-secondary">
        <Icon name="document" />
        {t(rules.countLimit === 1 ? 'form-engine.files.choose-one' : 'form-engine.files.choose')}
        <input
          ref={chooser}
          id={id}
          type="file"
          className="visually-hidden"
          multiple={rules.countLimit > 1}
          accept={shownKinds}
          disabled={locked}
          onChange={choose}
          {...aria}
        />
      </label>
      <span className="files-drop-hint">{t('form-engine.files.drop')}</span>
    </div>
  );
}
