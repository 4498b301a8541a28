import { getUiOptions, type UiSchema } from '@rjsf/utils';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactElement, Suspense } from 'react';
import type { CompiledForm, Facts } from '#config/configuration-types.ts';
import { formatCups } from '#domain/identifiers/cups.ts';
import { formatIban } from '#domain/identifiers/iban.ts';
import type { Answers } from '#domain/submission.ts';
import { type Formats, useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { type Lookup, lookupParams } from './lookup-params.ts';
import { schemaAt } from './schema-at.ts';
import { lookupQuery } from './use-lookup-entries.ts';
import { ProductLink } from './widgets/choice/product-link.tsx';
import { ProductPrices } from './widgets/choice/product-prices.tsx';
import './widgets/choice/product-cards.scss';

interface SummaryValueProps {
  form: CompiledForm;
  facts: Facts;
  field: readonly string[];
  ui: UiSchema;
  value: unknown;
  /** All answers of the form: look-ups take them. */
  answers: Answers;
  /** Within a sentence: a product by its name alone. */
  brief?: boolean;
}

const PhoneText = lazy(() =>
  import('./summary-phone.tsx').then((module) => ({ default: module.PhoneText })),
);

const nothing = new Set<string>();
/** An account as a bank statement shows it: enough to know it by, not enough to use it. */
function masked(iban: string): string {
  const groups = formatIban(iban);
  return `${groups.slice(0, 4)}${groups.slice(4, -4).replace(/\S/g, '•')}${groups.slice(-4)}`;
}

/** True for what nobody reads: no answer, a password, a field that is not shown. */
export function isUnsaid(ui: UiSchema, value: unknown): boolean {
  const { widget } = getUiOptions(ui);
  const isNothing = value === undefined || value === null || value === '';
  return isNothing || widget === 'hidden' || widget === 'password';
}

const written: Record<string, (value: never, formats: Formats) => string> = {
  iban: (value: string) => masked(value),
  cups: (value: string) => formatCups(value),
  kilowatts: (value: number, formats) => formats.kilowatts(value),
  percentage: (value: number, formats) => formats.percent(value / 100),
  date: (value: string, formats) => formats.longDate(value),
};

/** An answer as its widget writes it. */
export function SummaryValue(props: SummaryValueProps): ReactElement {
  const { form, field, ui, value } = props;
  const { t } = useTexts();
  const formats = useFormats();
  const { widget, lookup, optionTexts = {}, country = 'ES' } = getUiOptions(ui);
  const options = optionTexts as Record<string, string>;
  const kind = String(widget ?? schemaAt(form.schema, field)?.format);

  if (Array.isArray(value))
    return (
      <ul className="form-read-list">
        {value.map((one) => (
          <li key={one instanceof File ? one.name : String(one)}>
            {one instanceof File ? one.name : (options[String(one)] ?? String(one))}
          </li>
        ))}
      </ul>
    );
  const named = options[String(value)];
  if (named !== undefined) return <>{named}</>;
  if (typeof value === 'boolean') return <>{t(`form-engine.choice.${value}`)}</>;
  const write = Object.hasOwn(written, kind) ? written[kind] : undefined;
  if (write) return <span className={kind}>{write(value as never, formats)}</span>;
  if (kind === 'phone')
    return (
      <Suspense fallback={String(value)}>
        <PhoneText value={String(value)} country={String(country)} />
      </Suspense>
    );
  if (lookup) return <LookedUpValue {...props} lookup={lookup as Lookup} />;
  return <>{typeof value === 'number' ? formats.number(value) : String(value)}</>;
}

/** The name of a chosen entry, of a product with its prices and its page; what was chosen itself when the retailer cannot be asked any more. */
function LookedUpValue({
  lookup,
  field,
  value,
  answers,
  facts,
  ui,
  brief = false,
}: SummaryValueProps & { lookup: Lookup }): ReactElement {
  const params = lookupParams(lookup, field, { answers, facts, wrong: nothing });
  const { data, isLoading } = useQuery(lookupQuery(lookup, params, facts));
  const { value: valueMember = 'id', label = 'name' } = lookup;
  const entry = data?.find((one) => String(one[valueMember]) === String(value));
  if (isLoading) return <span className="skeleton-line" aria-hidden="true" />;
  const name = String(entry?.[label] ?? value);
  const { look, prices = {}, link } = getUiOptions(ui);
  if (look !== 'products' || brief || !entry) return <>{name}</>;
  return (
    <>
      {name}
      <ProductPrices entry={entry} members={prices as Record<string, string>} />
      <ProductLink entry={entry} member={link} name={name} />
    </>
  );
}
