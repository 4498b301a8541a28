import type { JsonPath } from './json-walk.ts';

/** A part of a partner's file whose lists by entry were made whole: where its parts are written. */
export interface WrittenPart {
  /** Where the part at a path of the whole value may be written in the file, most specific first. */
  written(path: JsonPath): JsonPath[];
  /** Path of that part in the layers below; undefined when the file alone has it. */
  beneath(path: JsonPath): JsonPath | undefined;
}
