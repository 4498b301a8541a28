import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rememberedText } from '#tools/config/remembered.ts';
import { isJsonObject, type Json, type JsonObject } from '#tools/config/sources/json-value.ts';
import { folderFor } from '#tools/config/sources/repository.ts';

/** A parameter of an operation of the retailer's API. */
export interface ApiParameter {
  name: string;
  required: boolean;
  in: 'path' | 'query' | 'header' | 'cookie';
  /** The values that it may have; undefined where any other may be sent. */
  values: readonly Json[] | undefined;
  schema: JsonObject;
}

/** An operation of the retailer's API, as `openapi/` describes it. */
export interface ApiOperation {
  /** In lower case. */
  method: string;
  path: string;
  parameters: readonly ApiParameter[];
  /** What its JSON body consists of; undefined where it has none. */
  body: Json | undefined;
  /** What a successful answer consists of, by its content type; empty where it is not described. */
  answers: Readonly<Record<string, Json>>;
  /** Statuses of its successful answers. */
  successes: readonly string[];
  /** True where the document of a form may name it (`x-form`). */
  isForForms: boolean;
}

/** The description of the API: operationId -> operation, and what its references stand for. */
export interface ApiDescription {
  operations: ReadonlyMap<string, ApiOperation>;
  /** A part of the description, or the part that it refers to. */
  resolved(part: Json | undefined): JsonObject;
}

const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace'];

/** The API's description under `root`, or in this repository when `root` has none. */
export function readApiDescription(root: string): ApiDescription {
  const file = join(folderFor(root, 'openapi/generated'), 'retailer.json');
  return described(file, existsSync(file) ? readFileSync(file, 'utf8') : '{}');
}

const described = rememberedText((_, text): ApiDescription => {
  const document: Json = JSON.parse(text);
  const resolved = (part: Json | undefined): JsonObject => {
    const { $ref } = membersOf(part);
    if (typeof $ref !== 'string') return membersOf(part);
    const keys = $ref.split('/').slice(1);
    return resolved(keys.reduce<Json | undefined>((inner, key) => membersOf(inner)[key], document));
  };
  const operations = new Map<string, ApiOperation>();
  for (const [path, item] of Object.entries(membersOf(membersOf(document).paths)))
    for (const method of METHODS) {
      const {
        operationId,
        parameters,
        responses,
        requestBody,
        'x-form': isForForms,
      } = membersOf(membersOf(item)[method]);
      if (typeof operationId !== 'string') continue;
      const all = [membersOf(item).parameters, parameters].flatMap((list) =>
        Array.isArray(list) ? list : [],
      );
      const { content } = resolved(membersOf(responses)['200']);
      const json = membersOf(resolved(requestBody).content)['application/json'];
      operations.set(operationId, {
        method,
        path,
        body: membersOf(json).schema,
        successes: Object.keys(membersOf(responses)).filter((status) => status.startsWith('2')),
        isForForms: isForForms === true,
        parameters: all.map(resolved).map(({ name, required, in: place, schema }) => {
          const kind = resolved(schema);
          const { enum: values } = kind;
          return {
            schema: kind,
            name: String(name),
            required: required === true,
            in: place as ApiParameter['in'],
            values: Array.isArray(values) ? values : undefined,
          };
        }),
        answers: Object.fromEntries(
          Object.entries(membersOf(content)).map(([type, answer]) => [
            type,
            resolved(membersOf(answer).schema),
          ]),
        ),
      });
    }
  return { operations, resolved };
});

let own: ApiDescription | undefined;

/** The description in this repository, read once. */
export function ownDescription(): ApiDescription {
  own ??= readApiDescription('');
  return own;
}

function membersOf(value: Json | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}
