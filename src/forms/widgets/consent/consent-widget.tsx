import type { WidgetProps } from '@rjsf/utils';
import type { ReactElement } from 'react';
import { useFormContext } from '#forms/engine/form-context.ts';
import { LINK_MARK } from '#forms/engine/form-names.ts';
import { lazyFieldPart } from '#forms/widgets/lazy-widget.tsx';
import { widgetAria } from '#forms/widgets/widget-aria.ts';
import { useTexts } from '#i18n/texts.ts';

// Few forms have one.
const MandateTerms = lazyFieldPart(() =>
  import('./mandate-terms.tsx').then((module) => module.MandateTerms),
);

/**
 * A box to tick, opened unticked. Option `link` names an address of the setting `links`;
 * it stands in the label where its text says `{{link}}`, under the field's text `link`. With option `mandate` the box
 * signs the SEPA mandate that stands above it.
 */
export function ConsentWidget(field: WidgetProps): ReactElement {
  const { t } = useTexts();
  const { facts } = useFormContext();
  const { id, label, options, value, readonly, disabled } = field;
  const address = facts.settings.links?.[String(options.link ?? '')];
  const [before, after] = label.split(LINK_MARK);
  const box = (
    <div className="form-check consent">
      <input
        type="checkbox"
        className="form-check-input"
        id={id}
        name={field.name}
        checked={value === true}
        disabled={disabled}
        onChange={(event) => readonly || field.onChange(event.target.checked)}
        onBlur={() => field.onBlur(id, value)}
        onFocus={() => field.onFocus(id, value)}
        {...widgetAria(field)}
      />
      <label className="form-check-label" htmlFor={id}>
        {before}
        {address?.startsWith('https://') ? (
          <a href={address} target="_blank" rel="noopener noreferrer">
            {String(options.linkText ?? address)}
            <span className="visually-hidden"> {t('form-engine.new-tab')}</span>
          </a>
        ) : (
          after !== undefined && String(options.linkText ?? '')
        )}
        {after}
      </label>
    </div>
  );
  if (options.mandate !== true) return box;
  return (
    <>
      <MandateTerms organization={facts.settings.organization} />
      {box}
    </>
  );
}
