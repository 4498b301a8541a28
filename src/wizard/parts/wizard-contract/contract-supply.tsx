import { getUiOptions, type UiSchema } from '@rjsf/utils';
import type { ReactElement } from 'react';
import { today } from '#config/clock.ts';
import type { Facts } from '#config/configuration-types.ts';
import type { WizardAnswers } from '#domain/wizard/wizard.ts';
import type { Lookup } from '#forms/lookups/lookup-params.ts';
import { contractTermsOf } from '#forms/lookups/own-products.ts';
import { useLookedUp } from '#forms/summary/use-looked-up.ts';
import { useForm } from '#forms/use-form.ts';
import { type MonthOptions, productMonth } from '#forms/widgets/choice/product-month.ts';
import { ProductMonthDetails } from '#forms/widgets/choice/product-month-details.tsx';
import { ProductMonthNote } from '#forms/widgets/choice/product-month-note.tsx';
import { ProductPrices } from '#forms/widgets/choice/product-prices.tsx';
import { termLines } from '#i18n/term-lines.ts';
import { useTexts } from '#i18n/texts.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { DefinitionList } from '#ui/layout/definition-list.tsx';
import '#forms/widgets/choice/product-cards.scss';

interface ContractSupplyProps {
  step: { id: string; form: string };
  answers: WizardAnswers;
  facts: Facts;
}

/** The product that a step chose, with its price and the terms of its contract in words. */
export function ContractSupply({ step, ...known }: ContractSupplyProps): ReactElement | null {
  const { ui } = useForm(step.form);
  const isOfProducts = ([, own]: [string, UiSchema]) => getUiOptions(own).look === 'products';
  const [field, own] = Object.entries(ui as Record<string, UiSchema>).find(isOfProducts) ?? [];
  const given = known.answers[step.id] ?? {};
  if (field === undefined || own === undefined || given[field] === undefined) return null;
  return <ChosenProduct {...{ field, own, given }} facts={known.facts} />;
}

interface ChosenProductProps {
  field: string;
  own: UiSchema;
  /** Answers of the step. */
  given: Record<string, unknown>;
  facts: Facts;
}

function ChosenProduct({ field, own, given, facts }: ChosenProductProps): ReactElement | null {
  const texts = useTexts();
  const { t } = texts;
  const { prices = {}, reference, monthly, ...options } = getUiOptions(own);
  const lookup = options.lookup as Lookup;
  const chosen = { lookup, field: [field], value: given[field], answers: given, facts };
  const { entry, isLoading } = useLookedUp(chosen);
  if (isLoading) return <Skeleton lines={6} />;
  if (!entry) return null;
  const offered = { prices, reference, monthly } as unknown as MonthOptions;
  const known = { answers: given, facts, field: [field], day: today() };
  const month = productMonth(entry, offered, known);
  const terms = contractTermsOf(entry);
  const supply = offered.monthly && t(`wizard.parts.${offered.monthly.supply}`);
  const name = String(entry.name);
  const hasPrices = entry.prices !== undefined && entry.prices !== null;
  return (
    <section>
      <h4>{supply ? t('wizard.contract.supply', { supply, name }) : name}</h4>
      {month && <ProductMonthNote month={month} />}
      {month && <ProductMonthDetails month={month} name={name} />}
      {hasPrices && <p className="form-note">{t('form-engine.products.untaxed')}</p>}
      <ProductPrices entry={entry} members={prices as Record<string, string>} />
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
