import Form, { type IChangeEvent } from '@rjsf/core/lib/components/Form.js';
import { type FormEvent, type ReactElement, useMemo, useState } from 'react';
import type { Answers } from '#domain/submission.ts';
import { formTheme } from '#forms/theme/form-theme.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/controls/button.tsx';
import { smallStore } from '#ui/small-store.ts';
import { useStored } from '#ui/use-stored.ts';
import { answersOf, fieldsFor } from './answers/form-answers.ts';
import { defaultsOfForms } from './answers/form-defaults.ts';
import { DataProtection } from './data-protection.tsx';
import type { SaidWarnings } from './errors/field-warnings.ts';
import { FormFailure } from './errors/form-failure.tsx';
import { validatorOf } from './errors/form-validator.ts';
import { FormWarnings } from './errors/form-warnings.tsx';
import { useFormErrors } from './errors/use-form-errors.ts';
import { absentFields, type FieldStatuses } from './field-status.ts';
import { FormAbout } from './form-about.tsx';
import { FormContext, type FormContextValue } from './form-context.ts';
import type { FormEngineProps } from './form-engine-props.ts';
import { ID_SEPARATOR, pathOfId } from './form-names.ts';
import { uiSchemaWithTexts } from './form-ui-schema.ts';
import { FormResets } from './resets/form-resets.tsx';
import { useShownForm } from './shown-form.ts';
import { usePendingSubmit } from './submit/use-pending-submit.ts';
import { useReveals } from './use-reveals.ts';
import './forms.scss';

const noAddresses: readonly string[] = [];
const noSteps = () => undefined;

/**
 * A form as its document defines it: fields, checks, look-ups, resets, warnings, errors. Sends nothing itself. Its
 * answers are in the store; RJSF renders the fields and reports which defaults are missing.
 */
export function FormEngine({
  form,
  texts,
  facts,
  store,
  onSubmit,
  problem = null,
  busy = false,
  readOnly = false,
  files: givenFiles,
  retained = noAddresses,
  formOfStep = noSteps,
  notYet,
  details,
  actionNote,
  isInline = false,
  formId,
  formActions,
  children,
}: FormEngineProps): ReactElement {
  const { name, schema, ui } = form;
  const { t } = useTexts();
  const [files] = useState(() => givenFiles ?? new Map<string, File>());
  const [fieldStatuses] = useState<FieldStatuses>(() => smallStore(new Map()));
  const [warnings] = useState<SaidWarnings>(() => smallStore(new Set()));
  const answers = useStored(store);
  const data = useMemo(() => ({ ...answers, facts }), [answers, facts]);
  const { errorSchema, summary, failure, findErrors, leave } = useFormErrors({
    ...{ form, data, store, fieldStatuses, problem },
  });
  const { waiting, hold } = usePendingSubmit(fieldStatuses);
  const reveals = useReveals();
  const frozen = busy || readOnly;

  const uiSchema = useMemo(() => uiSchemaWithTexts(ui, texts, name, t), [ui, texts, name, t]);
  const context = useMemo<FormContextValue>(
    () => ({
      ...{ form, name, facts, frozen, answers: store, fieldStatuses, warnings, files },
      ...{ retained: new Set(retained), formOfStep },
    }),
    [form, name, facts, frozen, store, fieldStatuses, warnings, files, retained, formOfStep],
  );
  useShownForm(context);

  const submit = ({ schemaUtils }: IChangeEvent, { target }: FormEvent) => {
    if (frozen || hold(target as HTMLFormElement)) return;
    const current = { ...store.read(), facts };
    if (findErrors(current, fieldsFor(schemaUtils, current))) return;
    onSubmit(answersOf(schemaUtils, current, files, absentFields(fieldStatuses)));
  };
  return (
    <FormContext value={context}>
      <FormFailure
        form={name}
        validationErrors={summary}
        attempt={failure ?? problem}
        isInline={isInline}
        problem={failure ? null : problem}
      />
      {/* Before the fields: what a look-up fills in comes after what its answer resets. */}
      {form.resets && <FormResets />}
      {form.about && <FormAbout />}
      {form.warnings && <FormWarnings warnings={form.warnings} />}
      <Form
        {...formTheme}
        id={formId}
        // A browser sends it nowhere by itself: not before the application is there, with a password in the address.
        method="dialog"
        className="form"
        idPrefix={name}
        idSeparator={ID_SEPARATOR}
        schema={schema}
        uiSchema={uiSchema}
        validator={validatorOf(form)}
        formData={data}
        formContext={{ reveals }}
        extraErrors={errorSchema}
        experimental_defaultFormStateBehavior={defaultsOfForms}
        noValidate
        noHtml5Validate
        showErrorList={false}
        readonly={frozen || waiting}
        onChange={({ formData: { facts: _facts, ...found } }) =>
          store.addDefaults(found as Answers)
        }
        onBlur={(id) => leave(pathOfId(id))}
        onSubmit={submit}
      >
        {details}
        {form.dataProtection && <DataProtection purposes={form.dataProtection} facts={facts} />}
        {formActions !== undefined || readOnly ? (
          formActions?.(waiting)
        ) : (
          <div className="form-actions">
            {actionNote}
            <Button
              type="submit"
              variant="primary"
              block
              busy={busy || waiting}
              disabledReason={busy ? undefined : notYet?.(answers)}
            >
              {t(`forms.${name}.submit`)}
            </Button>
            {children}
          </div>
        )}
      </Form>
    </FormContext>
  );
}
