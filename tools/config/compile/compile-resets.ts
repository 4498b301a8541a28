import { wizardReads } from '#domain/wizard/wizard-reads.ts';
import { isJsonObject, type Json, type JsonObject } from '#tools/config/sources/json-value.ts';
import type { Conditional } from './compile-conditionals.ts';
import { conditionAtRoot } from './hoist-conditions.ts';

/** The `if` of a reset as a schema over all answers: one with a group asks about the answers of that group. */
function askedOfForm({ in: group, if: asked = {} }: JsonObject): Json {
  return typeof group === 'string' ? conditionAtRoot(asked, group.split('/')) : asked;
}

/**
 * The resets of a form as they are published; `reads` names what the `if` of each reads of the wizard, as the compiled
 * function no longer says it.
 */
export function publishedResets(
  resets: Json | undefined,
  published: (schema: Json) => unknown,
): Conditional[] {
  return (Array.isArray(resets) ? resets : []).filter(isJsonObject).map((reset) => {
    const { if: condition, ...data } = reset;
    if (condition === undefined) return { data, asked: undefined };
    const asked = askedOfForm(reset);
    const reads = wizardReads(published(asked)).map((one) => `facts/subject/wizard/${one}`);
    return { data: reads.length > 0 ? { ...data, reads } : data, asked };
  });
}
