import type { CodeNames } from './code/code-names.ts';
import type { TextUses } from './code/text-uses.ts';
import type { Diagnostic } from './diagnostic.ts';
import type { NamesByKind } from './meta/settings-schema.ts';
import type { JsonObject } from './sources/json-value.ts';
import type { SourceFile } from './sources/source-file.ts';
import type { View } from './sources/view.ts';

/** A rule for one source file. */
export type FileRule = (file: SourceFile) => Diagnostic[];

/** Input of a rule for one view. */
export interface CheckContext {
  root: string;
  view: View;
  /** The retailer's own view, to compare a partner's with. */
  defaults: View;
  code: CodeNames;
  texts: TextUses;
  formats: Readonly<Record<string, (value: string) => boolean>>;
  /** Names by the kind that meta schemas refer to; a kind that cannot be known now is absent. */
  names: NamesByKind;
  meta(name: string): JsonObject;
}

/** A rule for the configuration as one partner's customers, or the retailer's, get it. */
export type ViewRule = (context: CheckContext) => Diagnostic[];
