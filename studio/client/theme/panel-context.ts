import type { FieldProps } from '@rjsf/utils';
import type { Json, Path } from '#studio/contract.ts';

/** What the fields of a panel share; RJSF passes it as `formContext`. */
export interface PanelContext {
  /** Form whose answers conditions look at. */
  form?: string | undefined;
  /** Language of texts that are typed here. */
  language?: string | undefined;
  /** True for texts: they are long, and no code. */
  isText?: boolean;
  /** Name of the partner whose file is written; null for the retailer's own. */
  partner: string | null;
  /** Id of the words that name the value at the root. */
  labelledBy?: string | undefined;
  /** True where the file says something at a path. */
  isSet: (path: Path) => boolean;
  /** What holds where the file says nothing. */
  usualAt: (path: Path) => Json | undefined;
  /** What is wrong at a path, in words; faults inside it are shown there. */
  faultsAt: (path: Path) => readonly string[];
  /** True when something is wrong at a path or inside it. */
  isWrongWithin: (path: Path) => boolean;
  /** What these functions say of a path and of what is inside it. */
  shownAt: (path: Path) => unknown;
  /** What these functions answer from; a form is rendered again when it changes. */
  answersFrom: unknown;
}

/** The context of a field. */
export const contextOf = ({ registry }: Pick<FieldProps, 'registry'>): PanelContext =>
  registry.formContext as PanelContext;
