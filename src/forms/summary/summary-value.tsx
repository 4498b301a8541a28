import { getUiOptions, type RJSFSchema, type UiSchema } from '@rjsf/utils';
import type { ReactElement } from 'react';
import { today } from '#config/clock.ts';
import type { CompiledForm, Facts } from '#config/configuration-types.ts';
import type { Answers } from '#domain/submission.ts';
import { isNothing } from '#domain/values/nothing.ts';
import { fieldTextKey } from '#forms/engine/form-names.ts';
import { schemaAt } from '#forms/engine/schema-at.ts';
import { entryLabel } from '#forms/lookups/entry-label.ts';
import { type Lookup, takenInstead } from '#forms/lookups/lookup-params.ts';
import { ProductLink } from '#forms/widgets/choice/product-link.tsx';
import { type MonthOptions, productMonth } from '#forms/widgets/choice/product-month.ts';
import { ProductMonthNote } from '#forms/widgets/choice/product-month-note.tsx';
import { ProductPrices } from '#forms/widgets/choice/product-prices.tsx';
import { definitionOf, definitions } from '#forms/widgets/definitions.ts';
import type { AnswerSummary } from '#forms/widgets/widget-definition.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { lazyPart } from '#ui/loading/lazy-part.tsx';
import { useLookedUp } from './use-looked-up.ts';
import '#forms/widgets/choice/product-cards.scss';

interface SummaryValueProps {
  form: CompiledForm;
  facts: Facts;
  field: readonly string[];
  ui: UiSchema;
  value: unknown;
  /** All answers of the form: look-ups take them. */
  answers: Answers;
  /**
   * A product by its name alone; with its price a month beside it (`priced`) or below it (`month`) where that is known.
   * Without it, beside it, else its prices.
   */
  brief?: boolean | 'priced' | 'month';
}

const asItIs = ({ value }: { value: string }) => value;

/** Components that write answers, by the definition that names them. */
const writers = new Map(
  Object.values(definitions).flatMap(({ summary = {} }) => {
    if (summary === 'left-out' || !summary.load) return [];
    const { load } = summary;
    return [
      [load, lazyPart(load, { waiting: asItIs, failed: (_, props) => asItIs(props) })] as const,
    ];
  }),
);

/** How the widget or the format of a field writes its answer; undefined for one that is written as it is, or left out. */
export function summaryOf(ui: UiSchema, { format }: RJSFSchema = {}): AnswerSummary | undefined {
  const summary = definitionOf(getUiOptions(ui).widget, { format })?.summary;
  return summary === 'left-out' ? undefined : summary;
}

/**
 * True for what is not shown: no answer, a password, a field that is not shown, a choice that stands for no entry: the
 * field that it opens says it.
 */
export function isUnsaid(ui: UiSchema, value: unknown): boolean {
  const { widget, lookup } = getUiOptions(ui);
  const isNoEntry = takenInstead(lookup as Lookup | undefined) === value;
  return isNothing(value) || isNoEntry || definitionOf(widget, {})?.summary === 'left-out';
}

/** An answer as its widget writes it. */
export function SummaryValue(props: SummaryValueProps): ReactElement {
  const { form, field, ui, value } = props;
  const { t } = useTexts();
  const formats = useFormats();
  const { widget, lookup, optionTexts = {}, country = 'ES', unit } = getUiOptions(ui);
  const schema = schemaAt(form.schema, field) ?? {};
  const options = optionTexts as Record<string, string>;
  const { write, load } = summaryOf(ui, schema) ?? {};
  const Writer = load && writers.get(load);

  if (Array.isArray(value))
    return (
      <ul className="form-read-list">
        {value.map((one) => (
          <li
            key={one instanceof File ? one.name : String(one)}
            translate={one instanceof File ? 'no' : undefined}
          >
            {one instanceof File ? one.name : (options[String(one)] ?? String(one))}
          </li>
        ))}
      </ul>
    );
  const named = options[String(value)];
  if (named !== undefined) return <>{named}</>;
  if (typeof value === 'boolean') return <>{t(`form-engine.choice.${value}`)}</>;
  if (write)
    return (
      <span
        className={String(widget ?? schema.format)}
        translate={schema.format === 'date' ? undefined : 'no'}
      >
        {write(value as never, formats)}
      </span>
    );
  if (Writer) return <Writer value={String(value)} country={String(country)} />;
  if (lookup) return <LookedUpValue {...props} lookup={lookup as Lookup} />;
  const written = typeof value === 'number' ? formats.number(value) : String(value);
  // A name or a street that a translation changed would not be what was typed.
  return <span translate="no">{unit ? `${written}\u00a0${unit}` : written}</span>;
}

/**
 * The name of a chosen entry, for a product with its price a month or its prices; the chosen value itself when the entry cannot be
 * fetched any more.
 */
function LookedUpValue({
  form,
  lookup,
  field,
  value,
  answers,
  facts,
  ui,
  brief = false,
}: SummaryValueProps & { lookup: Lookup }): ReactElement {
  const { entry, isLoading } = useLookedUp({ lookup, field, value, answers, facts });
  const texts = useTexts();
  const { roundEuro } = useFormats();
  if (isLoading) return <span className="skeleton-line" aria-hidden="true" />;
  const label =
    entry && entryLabel(lookup, entry, fieldTextKey(form.name, field), texts, brief === true);
  const name = label || String(value);
  const { look, prices = {}, link } = getUiOptions(ui);
  if (look !== 'products' || brief === true || !entry) return <>{name}</>;
  const known = { answers, facts, field, day: today() };
  const month = productMonth(entry, getUiOptions(ui) as unknown as MonthOptions, known);
  if (!month && brief) return <>{name}</>;
  if (!month)
    return (
      <>
        {name}
        <ProductPrices entry={entry} members={prices as Record<string, string>} />
        <ProductLink entry={entry} member={link} name={name} />
      </>
    );
  if (brief === 'month')
    return (
      <>
        {name}
        <ProductMonthNote month={month} />
      </>
    );
  const price = roundEuro(month.cents / 100);
  return <>{`${name} · ${texts.t('form-engine.products.month.short', { price })}`}</>;
}
