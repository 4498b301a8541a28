import { type ReactElement, useState } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { AddButton } from '#studio/client/look/add-button.tsx';
import { useStudio } from '#studio/client/state/studio.ts';
import type { JsonObject } from '#studio/contract.ts';
import { printed } from './condition-print.ts';
import { useConditionTools } from './use-condition-tools.ts';
import { lineFor } from './use-condition-tree.ts';

interface FieldProps {
  form: string;
  path: string[];
}

/** Moves a field under a condition, or out of it. */
function useFieldCondition({ form, path }: FieldProps) {
  const { api, pending } = useStudio();
  const [isFailed, setFailed] = useState(false);
  const change = async (condition: JsonObject | null) => {
    pending.flush();
    try {
      await api.conditionField({ form, path, condition });
    } catch {
      setFailed(true);
    }
  };
  return { change, isFailed };
}

/** "Show only if …": begins a condition of a field that is always shown. */
export function ShowOnlyIf({ form, path }: FieldProps): ReactElement | null {
  const { t } = useTexts();
  const tools = useConditionTools('answers', form, path.slice(0, -1));
  const { change, isFailed } = useFieldCondition({ form, path });
  if (!tools) return null;
  const own = `answers/${path.at(-1)}`;
  return (
    <div className="show-only-if">
      <AddButton
        label={t('studio.condition.only-if')}
        options={tools.options.filter(({ value }) => value !== own)}
        onChoose={(option) => void change(printed(lineFor(option, tools)) ?? null)}
      />
      {isFailed && <p role="alert">{t('studio.condition.not-here')}</p>}
    </div>
  );
}

/** Shows a field always again. */
export function ShowAlways({ form, path }: FieldProps): ReactElement {
  const { t } = useTexts();
  const { change, isFailed } = useFieldCondition({ form, path });
  return (
    <div className="show-always">
      <button type="button" className="plain-button" onClick={() => void change(null)}>
        {t('studio.condition.always')}
      </button>
      {isFailed && <p role="alert">{t('studio.condition.not-here')}</p>}
    </div>
  );
}
