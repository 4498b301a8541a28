type Present<T> = Exclude<T, null | undefined>;

/** Type of a member in any of the described variants; never where none has it. */
type Member<Described, Name> = Described extends unknown
  ? Name extends keyof Described
    ? Described[Name]
    : never
  : never;

/** A description may list the values of a text; a read also accepts values added later. */
type Widened<T> = T extends string ? string : T;

/** True when every member that is read is described with its type; `unknown` fits anything. */
type IsDescribed<Read, Described> = unknown extends Read
  ? true
  : unknown extends Described
    ? true
    : Present<Read> extends readonly (infer Entry)[]
      ? Present<Described> extends readonly (infer DescribedEntry)[]
        ? IsDescribed<Entry, DescribedEntry>
        : false
      : Present<Read> extends object
        ? false extends {
            [Name in keyof Present<Read>]: IsDescribed<
              Present<Read>[Name],
              Member<Present<Described>, Name>
            >;
          }[keyof Present<Read>]
          ? false
          : true
        : [Present<Read>] extends [Widened<Present<Described>>]
          ? true
          : false;

/**
 * `unknown` when everything that is read is described in `openapi/`; else a type that nothing matches, which names the
 * reason.
 */
export type Fits<Read, Described> =
  IsDescribed<Read, Described> extends true
    ? unknown
    : { 'reads a member that is not described, or not with this type': never };
