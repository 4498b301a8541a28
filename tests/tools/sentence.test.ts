import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { ajvWords } from '#tools/config/meta/ajv-words.ts';
import { both, either, saidOf, sentence } from '#tools/config/sentence.ts';

describe('a sentence of the check', () => {
  test('is its English text, and known by its template with the sentences in it', () => {
    const kinds = either([sentence`a text`, sentence`a list`]);
    const text = sentence`"${'age'}" takes ${kinds}, not ${3}`;
    expect(text).toBe('"age" takes a text or a list, not 3');
    expect(saidOf(text)).toEqual({
      template: '"{1}" takes {2}, not {3}',
      values: [
        'age',
        {
          template: '{1} or {2}',
          values: [
            { template: 'a text', values: [] },
            { template: 'a list', values: [] },
          ],
        },
        '3',
      ],
    });
  });

  test('lists things as before', () => {
    expect(either(['a', 'b', 'c'])).toBe('a or b or c');
    expect(both(['a'])).toBe('a');
    expect(both([])).toBe('');
  });

  test('is the text where no template made it', () => {
    expect(saidOf('made by hand')).toBe('made by hand');
  });
});

test.each([
  [{ minimum: 2 }, 1],
  [{ maximum: 2 }, 3],
  [{ exclusiveMinimum: 2 }, 2],
  [{ exclusiveMaximum: 2 }, 2],
  [{ multipleOf: 2 }, 3],
  [{ minLength: 2 }, 'a'],
  [{ maxLength: 2 }, 'abc'],
  [{ minItems: 2 }, []],
  [{ maxItems: 0 }, [1]],
  [{ minProperties: 1 }, {}],
  [{ maxProperties: 0 }, { a: 1 }],
  [{ uniqueItems: true }, [1, 1]],
  [{ pattern: '^a' }, 'b'],
  [{ required: ['a'] }, {}],
  [{ type: 'string' }, 1],
  [{ type: ['string', 'null'] }, 1],
  [{ const: 1 }, 2],
  [{ enum: [1] }, 2],
  [{ not: {} }, 1],
  [{ anyOf: [{ const: 1 }, { const: 2 }] }, 3],
  [{ oneOf: [{ const: 1 }, { const: 2 }] }, 3],
])('what Ajv says of %j is known by its template', (schema, value) => {
  const ajv = new Ajv({ strict: false });
  ajv.validate(schema, value);
  const error = ajv.errors?.at(-1);
  if (!error) throw new Error('Ajv takes the value');
  expect(ajvWords(error)).toBe(error.message);
  expect(saidOf(ajvWords(error))).not.toEqual({ template: '{1}', values: [error.message] });
});
