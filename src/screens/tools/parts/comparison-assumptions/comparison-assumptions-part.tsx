import type { ReactElement } from 'react';
import type { ComparedInputs } from '#domain/comparison/comparison.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import type { ComparisonResultProps } from '#screens/tools/comparison/comparison-props.ts';
import { Button } from '#ui/controls/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { DefinitionList } from '#ui/layout/definition-list.tsx';
import type { Assumption } from './assumption.ts';

type ComparisonAssumptionsProps = Pick<
  ComparisonResultProps,
  'inputs' | 'retailer' | 'tariff' | 'onBack'
> & { options: { facts: readonly Assumption[] } };

/** What the comparison took for granted, to be changed in the form. */
export function ComparisonAssumptionsPart({
  inputs,
  retailer,
  tariff,
  onBack,
  options,
}: ComparisonAssumptionsProps): ReactElement {
  const { t } = useTexts();
  const { euro, days } = useFormats();
  const values: Record<Assumption, string | null> = {
    retailer,
    tariff,
    power: usePowers(inputs),
    consumption: useConsumption(inputs),
    dates: days({ from: inputs.startDate, to: inputs.endDate }),
    paid: euro(inputs.invoiceAmount),
  };
  return (
    <Card
      title={t('comparison.assumptions.title')}
      className="comparison-beside"
      actions={
        <Button size="small" onClick={onBack}>
          {t('comparison.assumptions.change')}
        </Button>
      }
    >
      <DefinitionList
        items={options.facts.map((fact) => ({
          term: t(`comparison.assumptions.${fact}`),
          value: values[fact],
        }))}
      />
    </Card>
  );
}

/** The contracted powers in words; none of a gas bill. */
function usePowers({ power, power2 }: ComparedInputs): string {
  const { t } = useTexts();
  const { kilowatts } = useFormats();
  if (power === undefined) return '';
  if (power2 == null || power2 === power) return kilowatts(power);
  return t('comparison.assumptions.powers', {
    first: kilowatts(power),
    second: kilowatts(power2),
  });
}

/** The consumption in words: by period for electricity. */
function useConsumption({ consumption, ...inputs }: ComparedInputs): string {
  const { t } = useTexts();
  const { kilowattHours, list } = useFormats();
  if (consumption !== undefined) return kilowattHours(consumption);
  const periods = (['p1', 'p2', 'p3', 'p4', 'p5', 'p6'] as const).flatMap((name) => {
    const energy = inputs[name];
    const values = { period: name.toUpperCase(), energy: kilowattHours(energy ?? 0) };
    return energy == null ? [] : [t('comparison.assumptions.period', values)];
  });
  return list(periods);
}
