import type { DescribedOperation } from './described-operations.ts';
import { fc } from './property-tests.ts';
import {
  bodiesOf,
  JSON_HEADERS,
  parameterValues,
  requestOf,
  type Values,
} from './request-arbitrary.ts';
import type { Known } from './schema-arbitrary.ts';

/** Requests of an attacker, whatever the description allows. */
export function hostileRequests(operation: DescribedOperation, known: Known) {
  const parameters = parameterValues(operation, known);
  const placeholders = operation.parameters.filter((parameter) => parameter.in !== 'header');
  const inParameter = fc
    .tuple(parameters, bodiesOf(operation, known), fc.constantFrom(...placeholders), hostileTexts)
    .map(([values, value, { name }, text]) =>
      requestOf(
        operation,
        { ...values, [name]: { raw: text } },
        value,
        `${name}: ${text.slice(0, 40)}`,
      ),
    );
  if (!operation.body) return inParameter;
  const poisoned = fc
    .tuple(bodiesOf(operation, known), fc.constantFrom(...POISONS), fc.nat())
    .map(([value, poison, place]) => JSON.stringify(withPoison(value ?? {}, poison, place)));
  const inBody = fc
    .tuple(parameters, fc.oneof({ weight: 4, arbitrary: poisoned }, fc.constantFrom(...RAW_BODIES)))
    .map(([values, text]) => ({
      ...requestOf(operation, values, undefined, `body ${text.slice(0, 2000)}`),
      headers: JSON_HEADERS,
      body: text,
    }));
  return fc.oneof({ weight: 3, arbitrary: inBody }, inParameter);
}

const hostileTexts = fc.constantFrom(
  ...[
    '%00',
    'a%00b',
    '%ff',
    '%ed%a0%80',
    '%',
    '%zz',
    '..%2f..%2fetc%2fpasswd',
    '%2e%2e%2f',
    "'%20or%201=1--",
  ],
  ...[
    '9'.repeat(12),
    '2147483648',
    '9223372036854775808',
    '1e308',
    '-0',
    'NaN',
    '__proto__',
    'constructor',
  ],
  ...[
    '%F0%9F%98%80',
    '[]',
    '%5B%5D',
    '%7B%7D',
    'x'.repeat(6000),
    '1&lang=es_ES&lang=ca_ES',
    '%0d%0aSet-Cookie:a=b',
  ],
);

const POISONS: unknown[] = [
  ...[
    'a\0b',
    '\ud800',
    'x\udfff',
    '\u202e',
    "'; drop table customers; --",
    '%s%n',
    '{{1+1}}',
    '../../etc/passwd',
  ],
  ...[
    '<script>alert(1)</script>',
    '\r\nBcc: a@b.c',
    'Z'.repeat(5000),
    '0',
    '-1',
    '1e999',
    '2999-12-31',
    '0000-01-01',
  ],
  ...[2 ** 31, -(2 ** 31) - 1, 2 ** 53, 9.3e18, 1e308, -1e308, 1e-308, -0, 0.1 + 0.2],
];

const RAW_BODIES = [
  ...[
    '',
    ' ',
    '{',
    'null',
    '[]',
    '""',
    '0',
    'true',
    '\ufeff{}',
    '{"a":1,"a":2}',
    '{"__proto__":{"admin":true}}',
  ],
  ...[
    '{"constructor":{"prototype":{"admin":true}}}',
    '{"\\u0000":"\\u0000"}',
    '{"\\ud800":"\\ud800"}',
    '1e999',
  ],
  ...[
    '['.repeat(20_000),
    `${'['.repeat(3000)}${']'.repeat(3000)}`,
    `${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}`,
  ],
];

/** The same body with one of its leaves replaced, and with unknown fields. */
function withPoison(body: unknown, poison: unknown, place: number): unknown {
  const leaves: [holder: Values, key: string][] = [];
  const copy = structuredClone(body);
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      if (typeof value === 'object' && value !== null) visit(value);
      else if (typeof value === typeof poison) leaves.push([node as Values, key]);
    }
  };
  visit(copy);
  const [holder, key] = leaves[place % Math.max(leaves.length, 1)] ?? [];
  if (holder && key) holder[key] = poison;
  return typeof copy === 'object' && copy !== null && !Array.isArray(copy)
    ? { ...copy, surprise: poison, 'a\0b': poison }
    : copy;
}
