import { useTexts } from '#i18n/texts.ts';
import type { FinishedWizard } from '#wizard/resume/wizard-finished.ts';

/** Returns a function for what the wording of the last step says once it was sent; undefined where it says nothing. */
export function useSentText({
  form,
  wording,
}: FinishedWizard): (address: 'title' | 'body') => string | undefined {
  const { optional } = useTexts();
  return (address) =>
    wording === null ? undefined : optional(`forms.${form}.wordings.${wording}.sent.${address}`);
}
