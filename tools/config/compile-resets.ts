import type { Conditional } from './compile-conditionals.ts';
import { conditionAtRoot } from './hoist-conditions.ts';
import { isJsonObject, type Json, type JsonObject } from './json-value.ts';

/** The `if` of a reset as a schema over all answers: one with a group asks about the answers of that group. */
export function askedOfForm({ in: group, if: asked = {} }: JsonObject): Json {
  return typeof group === 'string' ? conditionAtRoot(asked, group.split('/')) : asked;
}

/** The resets of a form as they are published. */
export function publishedResets(resets: Json | undefined): Conditional[] {
  return (Array.isArray(resets) ? resets : []).filter(isJsonObject).map((reset) => {
    const { if: asked, ...data } = reset;
    return { data, asked: asked === undefined ? undefined : askedOfForm(reset) };
  });
}
