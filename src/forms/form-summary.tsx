import { createSchemaUtils, getUiOptions, orderProperties, type UiSchema } from '@rjsf/utils';
import { type ReactElement, useMemo } from 'react';
import type { CompiledForm, Facts, TextTree } from '#config/configuration-types.ts';
import type { Answers } from '#domain/submission.ts';
import { useTexts } from '#i18n/texts.ts';
import { type Definition, DefinitionList } from '#ui/definition-list.tsx';
import { answersOf } from './form-answers.ts';
import { fieldTextKey, LINK_MARK } from './form-names.ts';
import { uiSchemaWithTexts } from './form-ui-schema.ts';
import { validatorOf } from './form-validator.ts';
import { isUnsaid, SummaryValue } from './summary-value.tsx';
import './form-summary.scss';

export interface FormSummaryProps {
  form: CompiledForm;
  /** Texts of the form in the language of the page, already known as `forms.<name>`. */
  texts: TextTree;
  facts: Facts;
  /** The answers, with the files or with their ids. */
  answers: Answers;
  /** Files by the id that stands in the answers. */
  files?: ReadonlyMap<string, File>;
}

const noFiles = new Map<string, File>();

const isGroup = (value: unknown): value is Answers =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Blob);

const inOrder = (answers: Answers, ui: UiSchema) => {
  const names = Object.keys(answers);
  const order = getUiOptions(ui).order?.filter((name) => name === '*' || names.includes(name));
  return orderProperties(names, order && (order.includes('*') ? order : [...order, '*']));
};

/**
 * What was answered in a form, to be read: the fields that it shows for these answers, in its order and under its
 * headings, each as its widget writes it. Passwords and fields that nobody sees are left out.
 */
export function FormSummary({
  form,
  texts,
  facts,
  answers,
  files = noFiles,
}: FormSummaryProps): ReactElement {
  const { t, language } = useTexts();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `t` keeps its identity when the language changes
  const ui = useMemo(
    () => uiSchemaWithTexts(form.ui, texts, form.name, t),
    [form, texts, t, language],
  );
  const shown = useMemo(() => {
    const utils = createSchemaUtils(validatorOf(form), form.schema);
    return answersOf(utils, { ...answers, facts }, files);
  }, [form, answers, facts, files]);
  return (
    <div className="form-read">
      <Group {...{ form, facts, ui, files }} answers={shown} whole={shown} path={[]} />
    </div>
  );
}

interface GroupProps {
  form: CompiledForm;
  facts: Facts;
  ui: UiSchema;
  /** Answers of this group. */
  answers: Answers;
  /** Answers of the form, which look-ups take. */
  whole: Answers;
  path: string[];
}

/** A group of fields, its own headings included. */
function Group({ form, facts, ui, answers, whole, path }: GroupProps): ReactElement {
  const { t } = useTexts();
  const headed = (getUiOptions(ui).groups as { id: string; fields: string[] }[] | undefined) ?? [];
  const underHeading = new Set(headed.flatMap(({ fields }) => fields));
  const names = inOrder(answers, ui);
  const uiOf = (name: string) => (ui[name] ?? {}) as UiSchema;

  const definitions = (wanted: readonly string[]): Definition[] =>
    wanted.flatMap((name): Definition[] => {
      const value = answers[name];
      if (isGroup(value) || isUnsaid(uiOf(name), value)) return [];
      const field = [...path, name];
      const { title = name, linkText = '' } = getUiOptions(uiOf(name));
      const term = title.replace(LINK_MARK, String(linkText));
      const said = (
        <SummaryValue
          key={name}
          {...{ form, facts, field, value, answers: whole }}
          ui={uiOf(name)}
        />
      );
      return [{ term, value: said }];
    });
  const part = (wanted: readonly string[]) => {
    const items = definitions(wanted);
    return (
      <>
        {items.length > 0 && <DefinitionList items={items} />}
        {wanted.flatMap((name) => {
          const inner = answers[name];
          if (!isGroup(inner) || Object.keys(inner).length === 0) return [];
          const { title } = getUiOptions(uiOf(name));
          return [
            <section key={name}>
              {title && <h4>{title}</h4>}
              <Group
                {...{ form, facts, whole }}
                ui={uiOf(name)}
                answers={inner}
                path={[...path, name]}
              />
            </section>,
          ];
        })}
      </>
    );
  };
  return (
    <>
      {part(names.filter((name) => !underHeading.has(name)))}
      {headed.map(({ id, fields }) => {
        const inside = fields.filter((name) => answers[name] !== undefined);
        return inside.length === 0 ? null : (
          <section key={id}>
            <h4>{t(`${fieldTextKey(form.name, path)}.groups.${id}`)}</h4>
            {part(inside)}
          </section>
        );
      })}
    </>
  );
}
