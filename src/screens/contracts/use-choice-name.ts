import { useQuery } from '@tanstack/react-query';
import { useConfiguration } from '#config/facts-provider.tsx';
import type { TariffOption } from '#domain/contract/tariff-options.ts';
import { fieldTextKey } from '#forms/engine/form-names.ts';
import { entryLabel } from '#forms/lookups/entry-label.ts';
import { formQuery } from '#forms/use-form.ts';
import { useTexts } from '#i18n/texts.ts';
import type { TariffChoice } from '#queries/contracts/tariff-choices.ts';

/** The field of each option's form, whose look-up offers its choices. */
const fields: Record<TariffOption, string> = {
  'double-tariff': 'months',
  'happy-hours': 'hours',
  'happy-day': 'day',
};

/** Returns the function that says a choice of an option in the words of its form, once form and texts are here. */
export function useChoiceName(option: TariffOption): (choice: TariffChoice) => string {
  const { data } = useQuery(formQuery(useConfiguration(), option, { withWidgets: false }));
  const texts = useTexts();
  const field = fields[option];
  const lookup = data?.ui[field]?.['ui:lookup'] ?? {};
  return (choice) => entryLabel(lookup, choice, fieldTextKey(option, [field]), texts);
}
