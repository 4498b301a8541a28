import type { UiSchema } from '@rjsf/utils';
import { useMemo } from 'react';
import type { CompiledForm, TextTree } from '#config/configuration-types.ts';
import { uiSchemaWithTexts } from '#forms/engine/form-ui-schema.ts';
import { useTexts } from '#i18n/texts.ts';

/** The looks of a form with its texts in the language of the page. */
export function useSummaryUi(form: CompiledForm, texts: TextTree): UiSchema {
  const { t } = useTexts();
  return useMemo(() => uiSchemaWithTexts(form.ui, texts, form.name, t), [form, texts, t]);
}
