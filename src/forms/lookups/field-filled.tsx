import type { FieldTemplateProps } from '@rjsf/utils';
import { type ReactElement, useMemo } from 'react';
import { isNothing } from '#domain/values/nothing.ts';
import { valueAt } from '#domain/values/value-at.ts';
import { answeredIn } from '#forms/engine/answers/filled-answers.ts';
import { useFormContext } from '#forms/engine/form-context.ts';
import { fieldId, fieldTextKey, focusField, pathOfId } from '#forms/engine/form-names.ts';
import { SummaryValue } from '#forms/summary/summary-value.tsx';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/controls/button.tsx';
import type { DifferingAnswer, DifferingGroup } from './differing-answer.ts';
import { useLookup } from './lookup-context.ts';
import { useDiffering } from './use-differing.ts';
import './field-filled.scss';

/** What there is to say below a field where a person has another answer than was looked up, read out politely. */
export function FieldFilled({ field }: { field: FieldTemplateProps }): ReactElement {
  const path = useMemo(() => pathOfId(field.id), [field.id]);
  const { frozen } = useFormContext();
  const { answer, group } = useDiffering(path);
  const choices = useLookup()?.choices ?? [];
  const isOffered =
    choices.length === 0 || choices.some(({ value }) => value === String(answer?.value));
  return (
    <div className="field-filled" role="status">
      {!frozen && answer && isOffered && <OtherAnswer field={field} path={path} {...answer} />}
      {!frozen && group && <OtherGroup path={path} {...group} />}
    </div>
  );
}

interface OtherAnswerProps extends DifferingAnswer {
  field: FieldTemplateProps;
  path: readonly string[];
}

function OtherAnswer({ field, path, source, value }: OtherAnswerProps): ReactElement {
  const { form, facts, answers } = useFormContext();
  const { t } = useTexts();
  const { uiSchema = {}, label } = field;
  const use = () => {
    const filled = answers.filled()[source];
    if (filled) answers.fill(source, filled, [[path, value]]);
    focusField(field.id);
  };
  return (
    <>
      <p>
        {t('form-engine.filled.differs')}
        <strong>
          <SummaryValue
            {...{ form, facts, value }}
            field={path}
            ui={uiSchema}
            answers={answers.read()}
            brief
          />
        </strong>
      </p>
      <Button
        size="small"
        aria-label={t('form-engine.filled.use-of', { field: label })}
        onClick={use}
      >
        {t('form-engine.filled.use')}
      </Button>
    </>
  );
}

/** Whether to replace a whole group of answers by what the look-up of a field says: all of it, or nothing. */
function OtherGroup({ path, group, values }: DifferingGroup & { path: readonly string[] }) {
  const { form, name, answers } = useFormContext();
  const { t, optional } = useTexts();
  const source = path.join('/');
  const own = (key: string) => optional(`${fieldTextKey(name, path)}.lookup.${key}`);
  const [first = ''] = Object.keys(values);
  const decide = (changes: (readonly [string[], unknown])[], declined: boolean) => {
    const { declined: _before, ...filled } = answers.filled()[source] ?? { by: '', values };
    answers.fill(source, declined ? { ...filled, declined } : filled, changes);
    focusField(fieldId(name, first.split('/')));
  };
  const use = () => {
    const cleared = answeredIn(answers.read(), group)
      .filter((one) => !Object.hasOwn(values, one.join('/')))
      .map((one) => [one, undefined] as const);
    const given = Object.entries(values).map(
      ([address, value]) => [address.split('/'), value ?? undefined] as const,
    );
    decide([...cleared, ...given], false);
  };
  const seen = Object.entries(values).flatMap(([address, value]) => {
    const isHidden = valueAt(form.ui, [...address.split('/'), 'ui:widget']) === 'hidden';
    return isHidden || isNothing(value) ? [] : [String(value)];
  });
  return (
    <>
      <p>
        {own('other') ?? t('form-engine.filled.group')} {seen.length > 0 && `(${seen.join(', ')})`}
      </p>
      <Button size="small" onClick={use}>
        {own('use') ?? t('form-engine.filled.use-group')}
      </Button>
      <Button size="small" variant="quiet" onClick={() => decide([], true)}>
        {own('keep') ?? t('form-engine.filled.keep-group')}
      </Button>
    </>
  );
}
