import type { EntryList, Panel, Section } from '#studio/contract.ts';
import type { Thing } from '#workbench/edit/studio-messages.ts';
import { conditionSections } from './condition-panel.ts';
import { pageLists, pageSections, partPanel, stepPanel } from './entry-panel.ts';
import { fieldList, fieldSections } from './field-panel.ts';
import { formLists, formSections } from './form-panel.ts';
import { productSections } from './product-sections.ts';
import type { Scope } from './scope.ts';
import { settingSections } from './setting-panel.ts';
import { textSections } from './text-panel.ts';

/** What can be changed about a thing. */
export const panelOf = (scope: Scope, thing: Thing): Panel => ({
  ...{ thing, around: aroundOf(thing) },
  ...contentOf(scope, thing),
});

function contentOf(scope: Scope, thing: Thing): { sections: Section[]; lists: EntryList[] } {
  switch (thing.kind) {
    case 'text':
      return { sections: textSections(scope, thing.key), lists: [] };
    case 'field':
      return {
        sections: fieldSections(scope, thing.form, thing.path),
        lists: fieldList(scope, thing.form, thing.path),
      };
    case 'form':
      return { sections: formSections(scope, thing.form), lists: formLists(scope, thing.form) };
    case 'part':
      return partPanel(scope, thing.page, thing.part);
    case 'step':
      return stepPanel(scope, thing.wizard, thing.step);
    case 'page':
      return { sections: pageSections(scope, thing.page), lists: pageLists(scope, thing.page) };
    case 'setting':
      return {
        sections: [...settingSections(scope, thing.key), ...productSections(scope, thing.key)],
        lists: [],
      };
    case 'condition':
      return { sections: conditionSections(scope, thing.name), lists: [] };
    case 'version':
      return { sections: [], lists: [] };
  }
}

/** What a thing stands in wherever it is shown: a text of a field in that field, a field in its form. */
function aroundOf(thing: Thing): Thing[] {
  if (thing.kind === 'text') {
    const [area, form, ...rest] = thing.key.split('.');
    if (area !== 'forms' || form === undefined) return [];
    const path = rest.flatMap((name, index) =>
      rest[index - 1] === 'fields' && index % 2 === 1 ? [name] : [],
    );
    const around: Thing[] = [{ kind: 'form', form }];
    return path.length > 0 ? [{ kind: 'field', form, path }, ...around] : around;
  }
  if (thing.kind === 'field') return [{ kind: 'form', form: thing.form }];
  if (thing.kind === 'part') return [{ kind: 'page', page: thing.page }];
  if (thing.kind === 'setting' && thing.key.includes('.'))
    return [{ kind: 'setting', key: thing.key.slice(0, thing.key.lastIndexOf('.')) }];
  return [];
}
