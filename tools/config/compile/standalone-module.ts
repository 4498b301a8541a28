import { minifySync } from 'rolldown/utils';

/** Run-time helpers of compiled validators, with their names in the module. */
const sharedRequires: readonly [required: string, name: string][] = [
  ['require("ajv/dist/runtime/ucs2length").default', 'ucs2length'],
  ['require("ajv/dist/runtime/equal").default', 'equal'],
];

/** Names that a compiled module imports from the runtime module. */
const runtimeNames = ['equal', 'formats', 'ucs2length'];

/**
 * A JavaScript expression for the exports of CommonJS code that Ajv generated (its own ES module output fails on `if`
 * and `oneOf`). Throws when the code requires something that the runtime does not have.
 */
export function exportsOf(commonJs: string): string {
  const code = sharedRequires.reduce(
    (text, [required, name]) => text.replaceAll(required, name),
    commonJs.replace(/^"use strict";/, ''),
  );
  const foreign = /require\([^)]*\)/.exec(code);
  if (foreign) throw new Error(`compiled validator requires ${foreign[0]}, which is not shared`);
  return `(()=>{const exports={};${code}\nreturn exports})()`;
}

/** A minified ES module from `body`, which imports from the runtime module only what it uses. */
export function moduleCode(name: string, body: string, runtimeUrl: string): string {
  const used = runtimeNames.filter((shared) => new RegExp(`\\b${shared}\\b[.(\\[;]`).test(body));
  const imports =
    used.length > 0 ? `import{${used.join(',')}}from${JSON.stringify(runtimeUrl)};` : '';
  return minified(name, imports + body);
}

/** Minified code. Throws when the code is not JavaScript. */
function minified(name: string, code: string): string {
  const { code: small, errors } = minifySync(`${name}.js`, code, { module: true });
  if (errors.length > 0) throw new Error(`${name}: ${errors.map((e) => e.message).join('; ')}`);
  return small;
}
