import type { IChangeEvent } from '@rjsf/core/lib/components/Form.js';
import { lazy, type ReactElement, Suspense, useMemo, useState, useSyncExternalStore } from 'react';
import type { Answers } from '#domain/submission.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { absentFields, type Verdicts, verdictFaults } from './field-verdicts.ts';
import { answersOf } from './form-answers.ts';
import type { FormEngineProps } from './form-engine-props.ts';
import { FormFailure } from './form-failure.tsx';
import { type FieldFault, faultErrors, faultsIn } from './form-faults.ts';
import { ID_SEPARATOR } from './form-names.ts';
import { type FormSurroundings, FormSurroundingsContext } from './form-surroundings.ts';
import { countFields, uiSchemaWithTexts } from './form-ui-schema.ts';
import { validatorOf } from './form-validator.ts';
import { RjsfForm } from './rjsf-form.ts';
import { useShownForm } from './shown-form.ts';
import { smallStore } from './small-store.ts';
import { faultFinder, standingFaults } from './standing-faults.ts';
import { formTheme } from './theme/form-theme.ts';
import { useFormAnswers } from './use-form-answers.ts';
import { useHeldSubmit } from './use-held-submit.ts';
import { useServedErrors } from './use-served-errors.ts';
import './forms.scss';

/** Forms with more fields than this take what is typed when a field is left, so that each key stays cheap. */
const COMMIT_ON_KEY_UP_TO = 12;

const defaults = {
  constAsDefaults: 'never',
  allOf: 'populateDefaults',
  arrayMinItems: { populate: 'never' },
  // A question that nobody answered is not answered with no.
  requiredBooleanDefault: 'skip',
} as const;

const FormResets = lazy(() =>
  import('./form-resets.tsx').then((module) => ({ default: module.FormResets })),
);

const noAnswers: Answers = {};

/** A form as its document says: fields, checks, look-ups, resets, errors. Sends nothing itself. */
export function FormEngine({
  form,
  texts,
  facts,
  answers: given = noAnswers,
  onAnswers,
  onSubmit,
  problem = null,
  busy = false,
  readOnly = false,
  files: givenFiles,
  formId,
  formActions,
  children,
}: FormEngineProps): ReactElement {
  const { name, schema, ui } = form;
  const { t, language } = useTexts();
  const [kept] = useState(() => ({
    verdicts: smallStore(new Map()) as Verdicts,
    files: givenFiles ?? new Map<string, File>(),
    typed: new Set<() => void>(),
  }));
  const { verdicts, files, typed } = kept;
  const judged = useSyncExternalStore(verdicts.subscribe, verdicts.read);
  const [failure, setFailure] = useState<{ faults: FieldFault[] } | null>(null);
  const [attempted, setAttempted] = useState(false);
  const served = useServedErrors(problem);
  const { store, answers, change, fill } = useFormAnswers(given, (next, paths) => {
    for (const path of paths) served.fieldChanged(path);
    onAnswers?.(next);
  });
  const { waiting, prepare } = useHeldSubmit(typed, verdicts);
  const still = busy || waiting || readOnly;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `t` keeps its identity when the language changes
  const uiSchema = useMemo(
    () => uiSchemaWithTexts(ui, texts, name, t),
    [ui, texts, name, t, language],
  );
  const data = useMemo(() => ({ ...answers, facts }), [answers, facts]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other verdicts make other errors
  const errors = useMemo(
    () => faultErrors([...served.faults, ...verdictFaults(verdicts)]),
    [served.faults, judged],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: other verdicts make other faults
  const left = useMemo(
    () => (failure ? standingFaults(failure.faults, form, data, verdicts) : served.faults),
    [failure, form, data, judged, served.faults],
  );

  const surroundings = useMemo<FormSurroundings>(
    () => ({
      ...kept,
      form,
      name,
      facts,
      frozen: busy || readOnly,
      answers: store,
      fill,
      commitsOnBlur: countFields(texts) > COMMIT_ON_KEY_UP_TO,
    }),
    [kept, store, fill, form, name, facts, busy, readOnly, texts],
  );

  useShownForm(surroundings);

  const fail = (faults: FieldFault[]) => {
    setAttempted(true);
    setFailure({ faults });
  };
  const submit = ({ schemaUtils, formData }: IChangeEvent) => {
    if (still) return;
    const found = verdictFaults(verdicts);
    if (found.length > 0) return fail(found);
    setFailure(null);
    onSubmit(answersOf(schemaUtils, formData as Answers, files, absentFields(verdicts)));
  };
  return (
    <FormSurroundingsContext value={surroundings}>
      <FormFailure
        form={name}
        faults={left}
        attempt={failure ?? problem}
        problem={failure ? null : problem}
      />
      {/* Before the fields: what a look-up fills in comes after what its answer resets. */}
      {form.resets && (
        <Suspense fallback={null}>
          <FormResets />
        </Suspense>
      )}
      <div onSubmitCapture={prepare}>
        <RjsfForm
          {...formTheme}
          id={formId}
          className="form"
          idPrefix={name}
          idSeparator={ID_SEPARATOR}
          schema={schema}
          uiSchema={uiSchema}
          validator={validatorOf(form)}
          formData={data}
          extraErrors={errors}
          liveValidate={attempted ? 'onChange' : false}
          transformErrors={faultFinder(form, verdicts)}
          experimental_defaultFormStateBehavior={defaults}
          noHtml5Validate
          showErrorList={false}
          readonly={still}
          onChange={change}
          onSubmit={submit}
          onError={(found) => fail(faultsIn(found))}
        >
          {formActions !== undefined || readOnly ? (
            // An empty list: in the place of nothing RJSF would draw a button of its own.
            [formActions]
          ) : (
            <div className="form-actions">
              <Button type="submit" variant="primary" block busy={busy || waiting}>
                {t(`forms.${name}.submit`)}
              </Button>
              {children}
            </div>
          )}
        </RjsfForm>
      </div>
    </FormSurroundingsContext>
  );
}
