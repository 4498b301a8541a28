import { type ReactElement, useCallback, useMemo } from 'react';
import { useFacts } from '#config/facts-provider.tsx';
import { applianceText, applianceUses, withUse } from '#domain/bills/appliance-uses.ts';
import {
  type Appliance,
  type ApplianceUse,
  countedAppliances,
  type HomeMeasures,
  optimalPower,
} from '#domain/bills/power-calculator.ts';
import type { PowerCalculation } from '#domain/contract/lead.ts';
import type { ReadAnswers } from '#domain/settings/read-answers.ts';
import { useFormDraft } from '#forms/drafts/use-form-draft.ts';
import { FormEngine } from '#forms/engine/form-engine.tsx';
import { useForm, useFormTexts } from '#forms/use-form.ts';
import { useTexts } from '#i18n/texts.ts';
import { usePageMark } from '#ui/loading/use-page-mark.ts';
import { useStored } from '#ui/use-stored.ts';
import { ApplianceCards } from './appliance-cards.tsx';
import { PowerPanel } from './power-panel.tsx';
import type { PowerResult } from './use-power-calculator.ts';

const FORM = 'power-calculation';
const nothing = {};

/** What the answers say of the home so far: what the form would refuse counts as not answered. */
function measuresOf({ area, cofSimul }: ReadAnswers<typeof FORM>, usual: number): HomeMeasures {
  const isArea = Number.isInteger(area) && Number(area) > 0;
  return {
    area: isArea ? Number(area) : null,
    cofSimul: typeof cofSimul === 'number' ? cofSimul : usual,
  };
}

const powerIn = (answer: unknown): number | null =>
  typeof answer === 'number' && answer > 0 ? answer : null;

interface PowerFormProps {
  onResult: (result: PowerResult) => void;
}

/** The home as it is described: its appliances, its size, its supply, and what they come to meanwhile. */
export function PowerForm({ onResult }: PowerFormProps): ReactElement {
  const { t } = useTexts();
  const form = useForm(FORM);
  const texts = useFormTexts(FORM);
  const facts = useFacts();
  const { powerCalculator: settings } = facts.settings;
  const { store } = useFormDraft(form, nothing, facts);
  const answers: ReadAnswers<typeof FORM> = useStored(store);
  const isBeside = !settings.resultNeedsContact;
  usePageMark('power', isBeside);

  const usesIn = useCallback(
    ({ appliances }: ReadAnswers<typeof FORM>) => applianceUses(appliances, settings.appliances),
    [settings],
  );
  const { appliances } = answers;
  const uses = useMemo(() => usesIn({ appliances }), [usesIn, appliances]);
  const change = useCallback(
    (one: Appliance, use: Partial<ApplianceUse> | null) =>
      store.set([[['appliances'], applianceText(withUse(usesIn(store.read()), one, use))]]),
    [store, usesIn],
  );
  const measures = measuresOf(answers, settings.usualSimultaneity);
  const counted = countedAppliances(settings.appliances, uses, measures);
  const isEmpty = Object.keys(uses).length === 0;

  const show = ({ area, numPersones, cofSimul, cups, presentPower }: ReadAnswers<typeof FORM>) =>
    onResult({
      calculation: {
        cups: String(cups),
        optimalPower: optimalPower(counted),
        appliances: counted,
        area: Number(area),
        numPersones: Number(numPersones),
        cofSimul: cofSimul as PowerCalculation['cofSimul'],
      },
      presentPower: powerIn(presentPower),
    });

  return (
    <div className="power-form">
      <ApplianceCards {...{ uses, counted }} needsArea={measures.area === null} onChange={change} />
      <FormEngine
        {...{ form, texts, facts, store }}
        onSubmit={show}
        notYet={() => (isEmpty ? t('power-calculator.appliances.none') : undefined)}
      />
      {isBeside && (
        <div className="power-aside card">
          <PowerPanel
            power={isEmpty ? null : optimalPower(counted)}
            present={powerIn(answers.presentPower)}
          />
        </div>
      )}
    </div>
  );
}
