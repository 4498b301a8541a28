import type { FormContextValue } from '#forms/engine/form-context.ts';
import { ID_SEPARATOR, pathOfId } from '#forms/engine/form-names.ts';
import { schemaAt } from '#forms/engine/schema-at.ts';
import { shownForms } from '#forms/engine/shown-form.ts';
import { type ShownPart, shownPages, shownParts } from '#parts/shown-page.ts';
import type { WizardFacts } from '#wizard/steps/wizard-steps.ts';
import { portalState } from '#workbench/preview/portal-state.ts';
import type { Thing } from './studio-messages.ts';
import { attributeOf } from './things.ts';

type Marks = Map<Element, Map<string, string>>;

/** What the last call wrote, by element. */
let written: Marks = new Map();

/** Writes down on the elements of pages, parts, steps, forms and fields which of them they are. */
export function markPage(): void {
  const marks: Marks = new Map();
  const mark = (element: Element | null | undefined, thing: Thing) => {
    const attribute = attributeOf(thing);
    if (element && attribute) marks.set(element, new Map(marks.get(element)).set(...attribute));
  };
  const pages = new Set(shownPages.read().map(({ page }) => page));
  for (const part of shownParts.read())
    for (const element of elementsOfPart(part)) {
      mark(element, { kind: 'part', page: part.page, part: part.name });
      if (pages.has(part.page)) mark(element.closest('main'), { kind: 'page', page: part.page });
    }
  for (const form of shownForms.read()) markForm(form, mark);
  write(marks);
}

/** Takes everything away that `markPage` wrote. */
export const unmarkPage = (): void => write(new Map());

function write(marks: Marks): void {
  for (const [element, attributes] of written)
    for (const name of attributes.keys())
      if (!marks.get(element)?.has(name)) element.removeAttribute(name);
  for (const [element, attributes] of marks)
    for (const [name, value] of attributes)
      if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  written = marks;
}

/** The outermost elements of a part: its fragment has no list of them, and gives each to an observer. */
function elementsOfPart({ fragment }: ShownPart): Element[] {
  const elements: Element[] = [];
  const observer = {
    observe: (element: Element) => elements.push(element),
    unobserve: () => {},
  } as unknown as ResizeObserver;
  fragment.observeUsing(observer);
  fragment.unobserveUsing(observer);
  return elements;
}

function markForm(
  { name, form, facts }: FormContextValue,
  mark: (element: Element | null | undefined, thing: Thing) => void,
): void {
  const start = CSS.escape(name + ID_SEPARATOR);
  for (const element of document.querySelectorAll(`[id^="${start}"]`)) {
    const path = pathOfId(element.id).filter((part) => !/^\d+$/.test(part));
    if (!schemaAt(form.schema, path)) continue;
    // The title of a dialog is its form's.
    const whole = element.closest('.modal-content') ?? element.closest('form');
    mark(element.closest('.field') ?? element, { kind: 'field', form: name, path });
    mark(whole, { kind: 'form', form: name });
    const wizard = facts.subject.wizard as WizardFacts | undefined;
    const document = wizard && portalState.read()?.configuration.manifest.wizards[wizard.name];
    const step = document?.steps.find((one) => one.form === name);
    if (wizard && step)
      mark(whole?.closest('.wizard-body') ?? whole, {
        kind: 'step',
        wizard: wizard.name,
        step: step.id,
      });
  }
}
