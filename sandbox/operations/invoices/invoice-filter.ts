import { type Expression, type SqlBool, sql } from 'kysely';
import { type FieldCode, invalidFields } from '#sandbox/api/refusal.ts';
import { searchable } from '#sandbox/database/searchable.ts';

type Kind = 'text' | 'day' | 'number';
type Value = string | number;
type Operator = '=' | '!=' | '>=' | '<=' | 'in' | 'ilike';

/**
 * A field of the filter, and how it is compared. `factor` converts the field's unit into the column's; `ascii` says
 * that a text has no accents.
 */
interface Field {
  column: string;
  kind: Kind;
  factor?: number;
  ascii?: boolean;
}

/** A condition on a column, with values in the column's unit. */
export interface Condition extends Field {
  operator: Operator;
  values: Value[];
}

const OPERATORS: Record<Kind, readonly string[]> = {
  text: ['=', '!=', 'in', 'ilike'],
  day: ['=', '!=', '>=', '<=', 'in'],
  number: ['=', '!=', '>=', '<=', 'in'],
};

/**
 * Conditions of the query parameter `filter`, a JSON array of `[field, operator, value]`. Throws 400 with the code
 * malformed (invalid JSON), unknown (field or operator) or invalid (value).
 */
export function readFilter(text: string | undefined, fields: Record<string, Field>): Condition[] {
  if (!text) return [];
  const conditions = parsed(text);
  if (!Array.isArray(conditions)) throw refused('malformed');
  return conditions.map((condition: unknown) => {
    if (!Array.isArray(condition) || condition.length !== 3) throw refused('malformed');
    const [name, operator, value] = condition as [unknown, unknown, unknown];
    const field = Object.hasOwn(fields, String(name)) ? fields[String(name)] : undefined;
    if (!field || !isOperator(operator, field.kind)) throw refused('unknown');
    const values = operator === 'in' ? value : [value];
    if (!Array.isArray(values) || !values.every((each) => isValue(each, field.kind))) {
      throw refused('invalid');
    }
    const factor = field.factor ?? 1;
    return { ...field, operator, values: values.map((each) => scaled(each, factor)) };
  });
}

/** The condition as SQL. Only `ilike` ignores case and accents. */
export function conditionSql({
  column,
  kind,
  ascii,
  operator,
  values,
}: Condition): Expression<SqlBool> {
  const left = sql.ref(column);
  if (operator === 'in') {
    if (values.length === 0) return sql<SqlBool>`false`;
    return sql<SqlBool>`${left} in (${sql.join(values.map((each) => typed(each, kind)))})`;
  }
  const [value = ''] = values;
  if (operator === 'ilike') {
    const part = searchable(String(value)).replace(/[\\%_]/g, '\\$&');
    return sql<SqlBool>`${ascii ? sql`lower(${left})` : plain(left)} like ${`%${part}%`}`;
  }
  return sql<SqlBool>`${left} ${sql.raw(operator)} ${typed(value, kind)}`;
}

/** A column in the form of `searchable`. */
function plain(column: Expression<unknown>) {
  return sql`lower(regexp_replace(normalize(${column}, NFD), '[\\u0300-\\u036f]', '', 'g'))`;
}

function typed(value: Value, kind: Kind) {
  if (kind === 'day') return sql`${value}::date`;
  return kind === 'number' ? sql`${String(value)}::numeric` : sql`${value}`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refused('malformed');
  }
}

/** In the column's unit, without the rounding error of floats (1.001 times 1000 is 1001). */
function scaled(value: Value, factor: number): Value {
  return typeof value === 'number' ? Math.round(value * factor * 1e6) / 1e6 : value;
}

const isOperator = (operator: unknown, kind: Kind): operator is Operator =>
  typeof operator === 'string' && OPERATORS[kind].includes(operator);

function isValue(value: unknown, kind: Kind): value is Value {
  if (kind === 'number') return typeof value === 'number' && Number.isFinite(value);
  if (typeof value !== 'string' || value.includes('\0')) return false;
  return kind === 'text' || isDay(value);
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < '0001') return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

const refused = (code: FieldCode) => invalidFields({ filter: [code] });
