import { firstFailing } from '#config/conditions.ts';
import type { StepWording } from '#config/configuration-types.ts';
import { useConfiguration } from '#config/facts-provider.tsx';
import { valueAt } from '#forms/engine/field-address.ts';
import { useTexts } from '#i18n/texts.ts';
import type { OpenWizard } from '#wizard/use-wizard.ts';

/** What a step says of itself by condition. */
export interface Wording {
  /** A text of it by its address, with its values; undefined where it says nothing of its own. */
  text: (address: string, values?: Record<string, unknown>) => string | undefined;
  /** Name in the texts -> step and address of an answer. */
  takes: NonNullable<StepWording['takes']>;
}

/** The first wording of the step at hand whose conditions hold and whose answers are there. */
export function useWording(open: Pick<OpenWizard, 'step' | 'facts' | 'context'>): Wording {
  const configuration = useConfiguration();
  const { optional } = useTexts();
  const { step, facts, context } = open;
  const isAnswered = (address: string) =>
    valueAt(context.answers, address.split('/')) !== undefined;
  const found = step?.wordings?.find(
    ({ when, takes = {} }) =>
      firstFailing(when, facts, configuration) === null && Object.values(takes).every(isAnswered),
  );
  return {
    text: (address, values) =>
      found && optional(`forms.${step?.form}.wordings.${found.id}.${address}`, values),
    takes: found?.takes ?? {},
  };
}
