import { firstFailing } from '#config/conditions.ts';
import { useConfiguration } from '#config/facts-provider.tsx';
import type { StepWording } from '#config/wizard-document.ts';
import { valueAt } from '#domain/values/value-at.ts';
import { useTexts } from '#i18n/texts.ts';
import { retainedOf } from '#machines/wizard/wizard-retained.ts';
import type { OpenWizard } from '#wizard/run/use-wizard.ts';

/** Texts of a step that depend on conditions. */
export interface Wording {
  /** Null where none holds. */
  id: string | null;
  /** A text of the wording by its address; undefined where it has none. */
  text: (address: string, values?: Record<string, unknown>) => string | undefined;
  /** Placeholder in the texts -> step and address of an answer. */
  takes: Readonly<Record<string, string>>;
}

/** The first wording of the current step whose conditions hold and whose answers are present. */
export function useWording(open: Pick<OpenWizard, 'step' | 'facts' | 'context'>): Wording {
  const configuration = useConfiguration();
  const { optional } = useTexts();
  const { step, facts, context } = open;
  const isAnswered = (address: string) => {
    const [id = '', ...field] = address.split('/');
    const isRetained = retainedOf(context.retained, id).includes(field.join('/'));
    return isRetained || valueAt(context.answers, [id, ...field]) !== undefined;
  };
  /** The address of each answer; null where one is missing. */
  const answered = (takes: NonNullable<StepWording['takes']>) => {
    const found = Object.entries(takes).map(
      ([name, addresses]) => [name, [addresses].flat().find(isAnswered) ?? null] as const,
    );
    return found.some(([, address]) => address === null)
      ? null
      : (Object.fromEntries(found) as Record<string, string>);
  };
  const found = step?.wordings?.find(
    ({ when, takes = {} }) =>
      firstFailing(when, facts, configuration) === null && answered(takes) !== null,
  );
  return {
    id: found?.id ?? null,
    text: (address, values) =>
      found && optional(`forms.${step?.form}.wordings.${found.id}.${address}`, values),
    takes: answered(found?.takes ?? {}) ?? {},
  };
}
