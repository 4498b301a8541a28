import { wizardReads } from '#domain/wizard/wizard-reads.ts';
import { isJsonObject, type Json, type JsonObject } from '#tools/config/sources/json-value.ts';
import type { Conditional } from './compile-conditionals.ts';
import { conditionAtRoot } from './hoist-conditions.ts';

/** The `if` of a reset as a schema over all answers: that of a reset with a group tests the answers of the group. */
function conditionOf({ in: group, if: written = {} }: JsonObject): Json {
  return typeof group === 'string' ? conditionAtRoot(written, group.split('/')) : written;
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
    const { if: written, ...data } = reset;
    if (written === undefined) return { data, condition: undefined };
    const condition = conditionOf(reset);
    const reads = wizardReads(published(condition)).map((one) => `facts/subject/wizard/${one}`);
    return { data: reads.length > 0 ? { ...data, reads } : data, condition };
  });
}
