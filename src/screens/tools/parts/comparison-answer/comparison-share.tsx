import { type ReactElement, useId, useState } from 'react';
import FormCheck from 'react-bootstrap/FormCheck';
import FormControl from 'react-bootstrap/FormControl';
import FormLabel from 'react-bootstrap/FormLabel';
import type { ComparedInputs } from '#domain/comparison/comparison.ts';
import { fragmentOf } from '#domain/comparison/comparison-link.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/controls/button.tsx';
import { notify } from '#ui/feedback/notify.ts';

/** True for a share that the person closed again. */
const isCancelled = (thrown: unknown) =>
  thrown instanceof DOMException && thrown.name === 'AbortError';

/** A link that shows the same result again, by the system's own way to share, else copied; without the CUPS unless ticked. */
export function ComparisonShare({ inputs }: { inputs: ComparedInputs }): ReactElement {
  const { t } = useTexts();
  const id = useId();
  const [withCups, setWithCups] = useState(false);
  const [isByHand, setByHand] = useState(false);
  const { origin, pathname } = window.location;
  const link = `${origin}${pathname}${fragmentOf(inputs, { withCups })}`;

  const copy = () =>
    navigator.clipboard.writeText(link).then(() => notify(t('comparison.take.copied')));
  const share = async () => {
    setByHand(false);
    try {
      if (navigator.share) await navigator.share({ title: document.title, url: link });
      else await copy();
    } catch (thrown) {
      // A system that cannot share this, or a page that may not write to the clipboard.
      if (!isCancelled(thrown)) setByHand(true);
    }
  };
  return (
    <>
      <Button icon="external" onClick={() => void share()}>
        {t('comparison.take.share')}
      </Button>
      <FormCheck
        id={`${id}-cups`}
        checked={withCups}
        label={t('comparison.take.with-cups')}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => {
          setWithCups(target.checked);
          setByHand(false);
        }}
      />
      <p id={`${id}-help`} className="comparison-note">
        {t('comparison.take.with-cups-help')}
      </p>
      {isByHand && (
        <div>
          <FormLabel htmlFor={`${id}-link`}>{t('comparison.take.by-hand')}</FormLabel>
          <FormControl
            id={`${id}-link`}
            readOnly
            value={link}
            onFocus={({ target }) => target.select()}
          />
        </div>
      )}
    </>
  );
}
