import type { ReactElement } from 'react';
import type { ComparedInputs } from '#domain/comparison/comparison.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/controls/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { DefinitionList } from '#ui/layout/definition-list.tsx';
import type { ComparisonResultProps } from './comparison-props.ts';

/** What the comparison took for granted, to be changed in the form. */
export function ComparisonAssumptions({
  inputs,
  retailer,
  tariff,
  onBack,
}: Pick<ComparisonResultProps, 'inputs' | 'retailer' | 'tariff' | 'onBack'>): ReactElement {
  const { t } = useTexts();
  const { euro, days } = useFormats();
  const powers = usePowers(inputs);
  const consumption = useConsumption(inputs);
  return (
    <Card
      title={t('comparison.assumptions.title')}
      actions={
        <Button size="small" onClick={onBack}>
          {t('comparison.assumptions.change')}
        </Button>
      }
    >
      <DefinitionList
        items={[
          { term: t('comparison.assumptions.retailer'), value: retailer },
          { term: t('comparison.assumptions.tariff'), value: tariff },
          { term: t('comparison.assumptions.power'), value: powers },
          { term: t('comparison.assumptions.consumption'), value: consumption },
          {
            term: t('comparison.assumptions.dates'),
            value: days({ from: inputs.startDate, to: inputs.endDate }),
          },
          { term: t('comparison.assumptions.paid'), value: euro(inputs.invoiceAmount) },
        ]}
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
