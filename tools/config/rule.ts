import type { CodeNames } from './code/code-names.ts';
import type { TextUses } from './code/text-uses.ts';
import type { Diagnostic } from './diagnostic.ts';
import type { NamesByKind } from './meta/settings-schema.ts';
import type { JsonObject } from './sources/json-value.ts';
import type { SourceFile } from './sources/source-file.ts';
import type { SchemaView, View } from './sources/view.ts';

/** A rule for one source file. */
export type FileRule = (file: SourceFile) => Diagnostic[];

/** Input of a rule for what a view consists of apart from its texts. */
export interface SchemaContext {
  view: SchemaView;
  /** The retailer's own view, to compare a partner's with. */
  defaults: SchemaView;
  code: CodeNames;
  formats: Readonly<Record<string, (value: string) => boolean>>;
  /** Names by the kind that meta schemas refer to; a kind that cannot be known now is absent. */
  names: NamesByKind;
  meta(name: string): JsonObject;
}

/** Input of a rule for one view. */
export interface CheckContext extends SchemaContext {
  root: string;
  view: View;
  defaults: View;
  texts: TextUses;
}

/** A rule for the configuration as one partner's customers, or the retailer's, get it. */
export type ViewRule = (context: CheckContext) => Diagnostic[];

/** The same, where no text matters: it does not run again while only texts change. */
export type SchemaRule = (context: SchemaContext) => Diagnostic[];
