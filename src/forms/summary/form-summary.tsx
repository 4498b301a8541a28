import { createSchemaUtils, getUiOptions, orderProperties, type UiSchema } from '@rjsf/utils';
import { type ReactElement, useMemo } from 'react';
import type { CompiledForm, Facts, TextTree } from '#config/configuration-types.ts';
import { type Answers, isAnswerGroup } from '#domain/submission.ts';
import { answersOf } from '#forms/engine/answers/form-answers.ts';
import { validatorOf } from '#forms/engine/errors/form-validator.ts';
import { fieldTextKey, LINK_MARK } from '#forms/engine/form-names.ts';
import { schemaAt } from '#forms/engine/schema-at.ts';
import { useTexts } from '#i18n/texts.ts';
import { type Definition, DefinitionList } from '#ui/layout/definition-list.tsx';
import { lineOf, namesInLine, SummaryLine } from './summary-line.tsx';
import { isUnsaid, SummaryValue, summaryOf } from './summary-value.tsx';
import { useSummaryUi } from './use-summary-ui.ts';
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

const inOrder = (answers: Answers, ui: UiSchema) => {
  const names = Object.keys(answers);
  const order = getUiOptions(ui).order?.filter((name) => name === '*' || names.includes(name));
  return orderProperties(names, order && (order.includes('*') ? order : [...order, '*']));
};

/**
 * The answers of a form, read-only: the fields that it shows for these answers, in its order and under its headings,
 * each as its widget writes it. Passwords, hidden fields and boxes that had to be ticked are left out.
 */
export function FormSummary({
  form,
  texts,
  facts,
  answers,
  files = noFiles,
}: FormSummaryProps): ReactElement {
  const ui = useSummaryUi(form, texts);
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

/** Codes, products and sentences take the whole width: a code that breaks over lines is hard to read. */
const isWide = ({ form, path }: GroupProps, name: string, ui: UiSchema) => {
  const isOfProducts = getUiOptions(ui).look === 'products';
  return summaryOf(ui, schemaAt(form.schema, [...path, name]))?.wide === true || isOfProducts;
};

/** The fields of a group one by one; a group within it that has a line stands among them. */
function definitions(group: GroupProps, wanted: readonly string[]): Definition[] {
  const { form, facts, answers, whole } = group;
  return wanted.flatMap((name): Definition[] => {
    const value = answers[name];
    const ui = (group.ui[name] ?? {}) as UiSchema;
    const path = [...group.path, name];
    const { title = name, linkText = '' } = getUiOptions(ui);
    const term = title.replace(LINK_MARK, String(linkText));
    if (isAnswerGroup(value)) {
      if (!lineOf(ui)) return [];
      const inner = { form, facts, ui, answers: value, whole, path };
      const others = inOrder(value, ui).filter((one) => !namesInLine(ui).includes(one));
      const line = { term, value: <SummaryLine {...inner} />, wide: true };
      return [line, ...definitions(inner, others)];
    }
    // A box that had to be ticked says nothing: without it the form is not sent.
    const isDue = schemaAt(form.schema, path)?.const === true;
    if (isUnsaid(ui, value) || isDue) return [];
    const known = { form, facts, ui, value, field: path, answers: whole };
    return [{ term, value: <SummaryValue key={name} {...known} />, wide: isWide(group, name, ui) }];
  });
}

/** A group of fields, its own headings included. */
function Group({ form, facts, ui, answers, whole, path }: GroupProps): ReactElement {
  const { t } = useTexts();
  const headed = (getUiOptions(ui).groups as { id: string; fields: string[] }[] | undefined) ?? [];
  const underHeading = new Set(headed.flatMap(({ fields }) => fields));
  const names = inOrder(answers, ui);
  const uiOf = (name: string) => (ui[name] ?? {}) as UiSchema;

  const part = (wanted: readonly string[]) => {
    const items = definitions({ form, facts, ui, answers, whole, path }, wanted);
    return (
      <>
        {items.length > 0 && <DefinitionList items={items} />}
        {wanted.flatMap((name) => {
          const inner = answers[name];
          if (!isAnswerGroup(inner) || lineOf(uiOf(name)) || Object.keys(inner).length === 0)
            return [];
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
