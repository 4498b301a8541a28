import type { UiSchema } from '@rjsf/utils';
import { useMemo } from 'react';
import type { CompiledForm, TextTree } from '#config/configuration-types.ts';
import { useTexts } from '#i18n/texts.ts';
import { uiSchemaWithTexts } from './form-ui-schema.ts';

/** The looks of a form with its texts in the language of the page. */
export function useSummaryUi(form: CompiledForm, texts: TextTree): UiSchema {
  const { t, language } = useTexts();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `t` keeps its identity when the language changes
  return useMemo(() => uiSchemaWithTexts(form.ui, texts, form.name, t), [form, texts, t, language]);
}
