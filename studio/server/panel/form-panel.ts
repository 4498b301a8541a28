import type { EntryList, Section } from '#studio/contract.ts';
import { fieldList } from './field-panel.ts';
import { ownSchema, withMembers } from './own-schema.ts';
import type { Scope } from './scope.ts';
import { section } from './section.ts';
import { textsSections } from './text-panel.ts';

const texts = [
  'title',
  'intro',
  'submit',
  'cancel',
  'sent',
  'signing',
  'problems',
  'wordings',
  'groups',
];
const settings = ['requires', 'draft', 'dataProtection', 'resets', 'warnings'];

/** What can be changed about a whole form: its texts, when it may be opened, how long it is stored. */
export function formSections(scope: Scope, form: string): Section[] {
  const document = scope.view.forms.get(form);
  if (!document) return [];
  const [meta, textsMeta] = [scope.meta('form'), scope.meta('form-texts')];
  return [
    ...textsSections(scope, {
      form,
      path: [],
      schema: ownSchema(withMembers(textsMeta, texts), textsMeta, scope.names),
    }),
    section(scope, {
      ...{ name: 'form', file: `schemas/forms/${form}.json`, path: [] },
      schema: ownSchema(withMembers({ ...meta, required: [] }, settings), meta, scope.names),
      usual: document.value,
    }),
  ];
}

/** The fields of a form in their order. */
export const formLists = (scope: Scope, form: string): EntryList[] =>
  fieldList(scope, form, ['']).map((list) => ({ ...list, at: null }));
