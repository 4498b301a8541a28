import type { Section } from '#studio/contract.ts';
import { conditionsOf } from '#tools/config/rules/view-names.ts';
import type { Scope } from './scope.ts';
import { section } from './section.ts';
import { textSections } from './text-panel.ts';

/** What can be changed about a named condition: what it demands, and the text that explains it; nothing for an unknown one. */
export function conditionSections(scope: Scope, name: string): Section[] {
  const conditions = conditionsOf(scope.view);
  if (!Object.hasOwn(conditions, name)) return [];
  return [
    section(scope, {
      ...{ name: 'condition', file: 'schemas/conditions.json', path: ['conditions', name] },
      schema: { condition: 'facts' },
      usual: conditions[name],
    }),
    ...textSections(scope, `conditions.${name}`).map((text) => ({
      ...text,
      name: 'explanation' as const,
    })),
  ];
}
