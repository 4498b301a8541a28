import { getUiOptions, type UiSchema } from '@rjsf/utils';
import type { ReactElement } from 'react';
import { today } from '#config/clock.ts';
import type { Facts } from '#config/configuration-types.ts';
import type { WizardAnswers } from '#domain/wizard/wizard.ts';
import type { Lookup } from '#forms/lookups/lookup-params.ts';
import { contractTermsOf } from '#forms/lookups/own-products.ts';
import { useLookedUp } from '#forms/summary/use-looked-up.ts';
import { useForm } from '#forms/use-form.ts';
import { ProductLink } from '#forms/widgets/choice/product-link.tsx';
import { type MonthOptions, productMonth } from '#forms/widgets/choice/product-month.ts';
import { ProductMonthDetails } from '#forms/widgets/choice/product-month-details.tsx';
import { ProductMonthNote } from '#forms/widgets/choice/product-month-note.tsx';
import { ProductPrices } from '#forms/widgets/choice/product-prices.tsx';
import { termLines, termsInShort } from '#i18n/term-lines.ts';
import { useTexts } from '#i18n/texts.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { DefinitionList } from '#ui/layout/definition-list.tsx';
import '#forms/widgets/choice/product-cards.scss';

interface ContractSupplyProps {
  step: { id: string; form: string };
  answers: WizardAnswers;
  facts: Facts;
  /** True for its prices and the terms of its contract in words; else its price a month and the terms in short. */
  whole?: boolean;
}

/** The product that a step chose, with its price and the terms of its contract. */
export function ContractSupply({
  step,
  whole,
  ...known
}: ContractSupplyProps): ReactElement | null {
  const { ui } = useForm(step.form);
  const isOfProducts = ([, own]: [string, UiSchema]) => getUiOptions(own).look === 'products';
  const [field, own] = Object.entries(ui as Record<string, UiSchema>).find(isOfProducts) ?? [];
  const given = known.answers[step.id] ?? {};
  if (field === undefined || own === undefined || given[field] === undefined) return null;
  return <ChosenProduct {...{ field, own, given, whole }} facts={known.facts} />;
}

interface ChosenProductProps {
  field: string;
  own: UiSchema;
  /** Answers of the step. */
  given: Record<string, unknown>;
  facts: Facts;
  whole: boolean | undefined;
}

function ChosenProduct({
  field,
  own,
  given,
  facts,
  whole,
}: ChosenProductProps): ReactElement | null {
  const texts = useTexts();
  const { t } = texts;
  const { prices = {}, reference, monthly, link, ...options } = getUiOptions(own);
  const lookup = options.lookup as Lookup;
  const chosen = { lookup, field: [field], value: given[field], answers: given, facts };
  const { entry, isLoading } = useLookedUp(chosen);
  if (isLoading) return <Skeleton lines={4} />;
  if (!entry) return null;
  const offered = { prices, reference, monthly } as unknown as MonthOptions;
  const known = { answers: given, facts, field: [field], day: today() };
  const month = productMonth(entry, offered, known);
  const terms = contractTermsOf(entry);
  const supply = offered.monthly && t(`wizard.parts.${offered.monthly.supply}`);
  const name = String(entry.name);
  const hasPrices = entry.prices !== undefined && entry.prices !== null;
  const title = <h4>{supply ? t('wizard.contract.supply', { supply, name }) : name}</h4>;
  if (!whole)
    return (
      <section>
        {title}
        {month && <ProductMonthNote month={month} />}
        {terms && <p className="product-terms">{termsInShort(terms, texts)}</p>}
      </section>
    );
  return (
    <section>
      {title}
      {month && <ProductMonthDetails month={month} name={name} />}
      {hasPrices && <p className="form-note">{t('form-engine.products.untaxed')}</p>}
      <ProductPrices entry={entry} members={prices as Record<string, string>} />
      <ProductLink entry={entry} member={link} name={name} />
      {terms && (
        <DefinitionList
          items={termLines(terms, texts).map(({ term, words }) => ({
            ...{ term, value: words, wide: true },
          }))}
        />
      )}
    </section>
  );
}
