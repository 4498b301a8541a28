/**
 * How an answer travels: as a number, without spaces around it, as the IBAN of ISO 13616, as the first file or all, as
 * the whole numbers in its text, as the number or the kind of the contract that it names.
 */
export type SentAs =
  | ('number' | 'trimmed' | 'iban' | 'file' | 'files')
  | ('numbers' | 'contractName' | 'contractType');

/** Where a value of a call comes from. */
export type CallValue =
  | {
      /** Path into the answers and `facts/subject`. */
      from: string[];
      as?: SentAs;
      /** Place of the one entry of a list that is sent. */
      entry?: number;
      /** So many entries at the beginning of a list are not sent. */
      skip?: number;
      /** What is sent where there is nothing. */
      none?: null | [];
    }
  | { is: unknown }
  | { members: CallMembers }
  /** Each entry once, those of lists too; nothing is sent where one of them is missing. */
  | { list: CallValue[] }
  /** The one for the value at a path; `otherwise` that of any other. */
  | { by: string[]; when: Readonly<Record<string, CallValue>>; otherwise?: CallValue };

/** Values by the API's names. */
export type CallMembers = Readonly<Record<string, CallValue>>;

/** Members of an answer of the retailer, all of which must be so. */
export type CallMatch = readonly {
  /** Path into the answer, or into an entry of its list. */
  at: string[];
  value: CallValue;
  /** True where it must be there and be something else. */
  isOther?: true;
  /** True where it must be a greater number. */
  isMore?: true;
  /** True where it must be an instant at most so many minutes before or after now. */
  isWithinMinutes?: true;
}[];

/** When a change waits for a signature: the answer, or an entry of its list `in`, matches. */
export interface SigningMatch {
  in?: string[];
  signing: CallMatch;
}

/** Parameters of an operation by their names. */
export interface CallParams {
  inPath: CallMembers;
  query: CallMembers;
}

/** The read that reports what became of a call whose answer was lost. */
export interface CallLookUp extends CallParams {
  /** Template, as `/v2/contracts/{name}`. */
  path: string;
  /** Path of the list of entries in the answer; null where the answer is the one entry. */
  list: string[] | null;
  /** The retailer acted where an entry matches. */
  where?: CallMatch;
  /** The retailer acted where no entry matches. */
  gone?: CallMatch;
  signing?: CallMatch;
  /** A read of each entry that matches, from `entry`: the retailer acted where what it answers matches too. */
  each?: CallParams & { path: string; where: CallMatch };
  /** Values of the texts where `answer`, the entry, has other names than the answer of the call. */
  values?: CallMembers;
}

/** The call of a form that only its document and the description of the API know; published with the form. */
export interface FormCall extends CallParams {
  operation: string;
  method: 'DELETE' | 'PATCH' | 'POST' | 'PUT';
  /** Template, as `/v1/crm/unsigned/`. */
  path: string;
  /** True where the operation takes an `Idempotency-Key`. */
  hasKey: boolean;
  /** Members of the body; null where the operation has none. */
  body: CallMembers | null;
  /** Addresses of answers that do not travel under their own names. */
  takes: string[];
  /** Query keys of the reads that it makes stale. */
  fresh: string[][];
  /** Query keys of the reads that a refusal makes stale. */
  freshWhenRefused: string[][];
  /** By status; any other success is `sent`. */
  outcomes: Readonly<Record<string, 'sent' | 'signing' | SigningMatch>>;
  /** Fields by the API's names, keywords of the form by the API's codes. */
  words: { fields: Record<string, string>; codes: Record<string, string> };
  /** Members of the API whose refusal means that what the form offered has changed: a conflict. */
  changed?: readonly string[];
  /** True where a retailer may not have the operation: the problem is `not-found` then. */
  mayBeMissing?: true;
  /** Values of the texts once it was sent: also of `answer`, what the retailer returned, and `now`. */
  values?: CallMembers;
  lookUp?: CallLookUp;
}

/** What sends the answers of a form: a mutation by its name, or a call. */
export type FormSubmit = string | FormCall;
