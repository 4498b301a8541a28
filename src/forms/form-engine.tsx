import Form, { type IChangeEvent } from '@rjsf/core/lib/components/Form.js';
import type { ValidatorFunctions } from '@rjsf/validator-ajv8';
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';
import { type ReactElement, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { CompiledForm, Facts, TextTree } from '#config/configuration-types.ts';
import type { Problem } from '#domain/problem.ts';
import type { Answers } from '#domain/submission.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { answersOf } from './form-answers.ts';
import { FormFailure } from './form-failure.tsx';
import { asFaults, type FieldFault, faultsIn } from './form-faults.ts';
import { remembered } from './form-memory.ts';
import { ID_SEPARATOR, pathOfId } from './form-names.ts';
import { type FormSurroundings, FormSurroundingsContext } from './form-surroundings.ts';
import { uiSchemaWithTexts } from './form-ui-schema.ts';
import { formTheme } from './theme/form-theme.ts';
import { useServedErrors } from './use-served-errors.ts';
import './forms.scss';

export interface FormEngineProps {
  form: CompiledForm;
  /** Texts of the form in the language of the page, already known as `forms.<name>`. */
  texts: TextTree;
  facts: Facts;
  /** Answers to begin with. */
  answers?: Answers;
  /** Told of every change that the customer makes, with the answers of hidden fields too. */
  onAnswers?: (answers: Answers) => void;
  /** Called with valid answers of the fields that are shown. */
  onSubmit: (answers: Answers) => void;
  /** What went wrong with the last attempt. */
  problem?: Problem | null;
  /** True while an attempt is under way: nothing is sent twice and nothing changes. */
  busy?: boolean;
  /** Further actions beside the submit button. */
  children?: ReactNode;
}

/** Forms with more fields than this take what is typed when a field is left, so that each key stays cheap. */
const COMMIT_ON_KEY_UP_TO = 20;

const defaults = {
  constAsDefaults: 'never',
  allOf: 'populateDefaults',
  arrayMinItems: { populate: 'never' },
} as const;

const countFields = (ui: object, texts: TextTree) =>
  new Set([...Object.keys(ui), ...Object.keys((texts.fields as TextTree | undefined) ?? {})]).size;

/** A form as its document says: fields, checks, errors. Sends nothing itself. */
export function FormEngine({
  form,
  texts,
  facts,
  answers: first = {},
  onAnswers,
  onSubmit,
  problem = null,
  busy = false,
  children,
}: FormEngineProps): ReactElement {
  const { name, schema, ui } = form;
  const { t, language } = useTexts();
  const [answers, setAnswers] = useState(first);
  const [failure, setFailure] = useState<{ faults: FieldFault[] } | null>(null);
  const [attempted, setAttempted] = useState(false);
  const served = useServedErrors(problem);
  const files = useRef(new Map<string, File>()).current;
  const typed = useRef(new Set<() => void>()).current;

  const validator = useMemo(
    () => createPrecompiledValidator(form.validators as ValidatorFunctions, form.schema),
    [form],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: `t` keeps its identity when the language changes
  const uiSchema = useMemo(
    () => uiSchemaWithTexts(ui, texts, name, t),
    [ui, texts, name, t, language],
  );
  const surroundings = useMemo<FormSurroundings>(
    () => ({
      name,
      facts,
      files,
      typed,
      commitsOnBlur: countFields(ui, texts) > COMMIT_ON_KEY_UP_TO,
    }),
    [name, facts, files, typed, ui, texts],
  );
  // RJSF misses new texts that come while it is suspended; this change, a moment later, makes it look.
  const [shownIn, setShownIn] = useState({ language });
  useEffect(() => setShownIn({ language }), [language]);
  const data = useMemo(() => ({ ...answers, facts }), [answers, facts]);

  const change = ({ formData }: IChangeEvent, id?: string) => {
    const { facts: _facts, ...current } = formData as Answers;
    const path = pathOfId(id);
    const next = remembered(answers, current, path);
    setAnswers(next);
    served.fieldChanged(path);
    // Without a field it is RJSF that put its defaults in.
    if (id !== undefined) onAnswers?.(next);
  };
  const submit = ({ schemaUtils, formData }: IChangeEvent) => {
    if (busy) return;
    setFailure(null);
    onSubmit(answersOf(schemaUtils, formData as Answers, files));
  };

  return (
    <FormSurroundingsContext value={surroundings}>
      <FormFailure form={name} faults={failure} problem={problem} />
      <div onSubmitCapture={() => typed.forEach((handOver) => void handOver())}>
        <Form
          {...formTheme}
          className="form"
          idPrefix={name}
          idSeparator={ID_SEPARATOR}
          schema={schema}
          uiSchema={uiSchema}
          validator={validator}
          formData={data}
          formContext={shownIn}
          extraErrors={served.errors}
          liveValidate={attempted ? 'onChange' : false}
          transformErrors={(errors) => asFaults(errors, (path) => mustBeTicked(form, path))}
          experimental_defaultFormStateBehavior={defaults}
          noHtml5Validate
          showErrorList={false}
          readonly={busy}
          onChange={change}
          onSubmit={submit}
          onError={(errors) => {
            setAttempted(true);
            setFailure({ faults: faultsIn(errors) });
          }}
        >
          <div className="form-actions">
            <Button type="submit" variant="primary" block busy={busy}>
              {t(`forms.${name}.submit`)}
            </Button>
            {children}
          </div>
        </Form>
      </div>
    </FormSurroundingsContext>
  );
}

const mustBeTicked = ({ ui }: CompiledForm, path: readonly string[]) =>
  path.reduce<Record<string, unknown> | undefined>(
    (inner, step) => inner?.[step] as Record<string, unknown> | undefined,
    ui,
  )?.['ui:widget'] === 'consent';
