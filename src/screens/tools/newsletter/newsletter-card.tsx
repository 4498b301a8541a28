import { type ReactElement, useId, useRef } from 'react';
import type { Newsletter } from '#domain/customer/newsletter.ts';
import { useTexts } from '#i18n/texts.ts';
import { SanitisedHtml } from '#ui/html/sanitised-html.tsx';
import { Hint } from '#ui/overlays/hint.tsx';

interface NewsletterCardProps {
  newsletter: Newsletter;
  isChosen: boolean;
  /** True for one that cannot be left. */
  isStored: boolean;
  /** True while nothing can be chosen. */
  isBlocked: boolean;
  onChange: (isChosen: boolean) => void;
}

/** A newsletter with its switch; one that cannot be left stays in reach, and says why. */
export function NewsletterCard({
  newsletter: { name, description },
  isChosen,
  isStored,
  isBlocked,
  onChange,
}: NewsletterCardProps): ReactElement {
  const { t } = useTexts();
  const id = useId();
  const control = useRef<HTMLInputElement>(null);
  return (
    <li className="newsletter-card card">
      <label className="form-check form-switch">
        <input
          ref={control}
          type="checkbox"
          role="switch"
          className="form-check-input"
          checked={isChosen}
          aria-checked={isChosen}
          aria-disabled={isStored || isBlocked || undefined}
          aria-describedby={isStored ? `${id}-kept` : description ? `${id}-about` : undefined}
          onChange={() => !isStored && !isBlocked && onChange(!isChosen)}
        />
        <span className="form-check-label">{name}</span>
      </label>
      {description && (
        <div id={`${id}-about`} className="newsletter-about">
          <SanitisedHtml html={description} />
        </div>
      )}
      {isStored && <Hint id={`${id}-kept`} control={control} text={t('newsletter.kept')} />}
    </li>
  );
}
