import type { WidgetProps } from '@rjsf/utils';
import { type ReactElement, useEffect, useRef } from 'react';
import { labelId } from '#forms/form-names.ts';
import { widgetAria } from '#forms/widgets/widget-aria.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { type Choice, type Lookup, useLookedUpChoices } from './use-choices.ts';

/** What a look-up takes by itself: its `none` when it found nothing, the first entry where it says `fill`. */
function presetOf(lookup: Lookup | undefined, found: readonly Choice[]): string | undefined {
  if (!lookup) return undefined;
  if (found.length === 0) return lookup.none ?? undefined;
  return lookup[found.length === 1 ? 'one' : 'many'] === 'fill' ? found[0]?.value : undefined;
}

/**
 * One of a few options as radio cards (option `look: "plain"` for bare radios): the values of the schema's
 * `enum`, or what a look-up finds, and those of option `also`.
 */
export function ChoiceWidget(field: WidgetProps): ReactElement {
  const { t } = useTexts();
  const { id, options, schema, value, onChange, readonly } = field;
  const lookup = options.lookup as Lookup | undefined;
  const found = useLookedUpChoices(lookup);
  const texts = (options.optionTexts ?? {}) as Record<string, string>;
  const named = (one: unknown): Choice => ({
    value: String(one),
    label: texts[String(one)] ?? String(one),
  });
  const choices = [
    ...(schema.enum ?? []).map(named),
    ...found.choices,
    ...((options.also as string[] | undefined) ?? []).map(named),
  ];
  const preset = found.state === 'ready' ? presetOf(lookup, found.choices) : undefined;
  const choose = (one: string) => {
    if (!readonly) onChange((schema.enum ?? []).find((known) => String(known) === one) ?? one);
  };

  const take = useRef(choose);
  useEffect(() => {
    take.current = choose;
  });
  useEffect(() => {
    if (preset !== undefined && value === undefined) take.current(preset);
  }, [preset, value]);

  return (
    <div
      id={id}
      role="radiogroup"
      tabIndex={-1}
      className={options.look === 'plain' ? 'choice is-plain' : 'choice'}
      aria-labelledby={labelId(id)}
      aria-busy={found.state === 'loading' || undefined}
      {...widgetAria(field)}
    >
      {found.state === 'loading' && (
        <p className="choice-note" role="status">
          <span className="busy-mark" aria-hidden="true" />
          {t('form-engine.lookup.loading')}
        </p>
      )}
      {found.state === 'failed' && (
        <div className="choice-note" role="alert">
          <span>{t('form-engine.lookup.failed')}</span>
          <Button size="small" icon="refresh" onClick={found.retry}>
            {t('form-engine.lookup.retry')}
          </Button>
        </div>
      )}
      {found.state === 'ready' && choices.length === 0 && (
        <p className="choice-note">{t('form-engine.lookup.empty')}</p>
      )}
      {choices.map((one) => (
        <label key={one.value} className="choice-option">
          <input
            type="radio"
            className="form-check-input"
            name={id}
            value={one.value}
            checked={String(value) === one.value}
            disabled={field.disabled}
            onChange={() => choose(one.value)}
            onBlur={() => field.onBlur(id, value)}
            onFocus={() => field.onFocus(id, value)}
          />
          <span>{one.label}</span>
        </label>
      ))}
    </div>
  );
}
