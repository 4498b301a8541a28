import type { Path, Section } from '#studio/contract.ts';
import { fieldExplanations, type Guard } from '#tools/config/explain/field-explanations.ts';
import type { Scope } from './scope.ts';
import { section } from './section.ts';
import { writtenAt } from './written-at.ts';

type Says = 'shown' | 'required' | 'rules';

/** The conditions of a field's form that decide about the field: whether it is shown, required, or has other rules. */
export function ruleSections(scope: Scope, form: string, names: readonly string[]): Section[] {
  const document = scope.view.forms.get(form);
  // A partner changes an entry of the retailer's list by `$list`, which this panel does not write.
  if (!document || scope.partner !== null) return [];
  const all = fieldExplanations(document.value);
  const address = names.join('/');
  const claims = (all.get(address) ?? []).filter(
    ({ says }) => says === 'shown' || says === 'required',
  );
  const isAlways = claims.some(({ says, guards }) => says === 'shown' && guards.length === 0);
  const found = new Map<string, { says: Says; guard: Guard }>();
  for (const { says, guards } of claims)
    for (const guard of guards) {
      const key = JSON.stringify([guard.path, guard.branch]);
      const what = says === 'required' ? 'required' : isAlways ? 'rules' : 'shown';
      if (!found.has(key) || what === 'shown') found.set(key, { says: what, guard });
    }
  return [...found.values()].flatMap(({ says, guard }) => {
    const path: Path = ['schema', ...guard.path];
    const at = writtenAt(scope, document, path);
    if (!at) return [];
    const isOfGuard = (one: Guard) => JSON.stringify(one.path) === JSON.stringify(guard.path);
    const also = [...all].flatMap(([other, own]) =>
      other !== address && own.some(({ guards }) => guards.some(isOfGuard)) ? [other] : [],
    );
    return [
      {
        ...section(scope, {
          ...{ name: `${guard.branch === 'then' ? 'when' : 'unless'}-${says}` as const, ...at },
          schema: { condition: 'answers', group: guard.address },
          usual: guard.condition,
        }),
        ...(also.length > 0 && { also }),
      },
    ];
  });
}
