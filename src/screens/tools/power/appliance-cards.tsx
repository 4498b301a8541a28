import type { ReactElement } from 'react';
import { useFacts } from '#config/facts-provider.tsx';
import type { Appliance, ApplianceUse, ApplianceUses } from '#domain/bills/power-calculator.ts';
import type { PowerCalculation } from '#domain/contract/lead.ts';
import { useTexts } from '#i18n/texts.ts';
import { ApplianceCard } from './appliance-card.tsx';

interface ApplianceCardsProps {
  uses: ApplianceUses;
  counted: PowerCalculation['appliances'];
  /** True while what goes by the m² cannot be counted. */
  needsArea: boolean;
  onChange: (appliance: Appliance, use: Partial<ApplianceUse> | null) => void;
}

/** All appliances to choose from, as a list of switches with how many and of which size. */
export function ApplianceCards({
  uses,
  counted,
  needsArea,
  onChange,
}: ApplianceCardsProps): ReactElement {
  const { t } = useTexts();
  const { powerCalculator } = useFacts().settings;
  return (
    <section className="appliances" aria-labelledby="appliances-title">
      <h2 id="appliances-title" tabIndex={-1}>
        {t('power-calculator.appliances.title')}
      </h2>
      <ul className="appliance-cards">
        {powerCalculator.appliances.map((one, at) => (
          <ApplianceCard
            key={one.id}
            appliance={one}
            use={uses[one.id] ?? null}
            power={powerCalculator.resultNeedsContact ? null : (counted[at]?.totalPower ?? 0)}
            needsArea={needsArea && one.byArea === true}
            onChange={onChange}
          />
        ))}
      </ul>
    </section>
  );
}
