import type { ObjectFieldTemplateProps } from '@rjsf/utils';

/**
 * Fields under one heading, as `ui:groups` of a form names them. A group may fold to one line of its answers where all
 * of them are known already, as town and province are once a postal code resolved them.
 */
export interface FieldGroup {
  id: string;
  fields: string[];
  /** How much of a line it takes beside the field before it; the whole line without it. */
  width?: 'half-on-wide' | 'three-quarters';
  /**
   * `when-known`: one line of its answers while none is missing; `optional`: a button until its fields are needed.
   */
  folded?: 'when-known' | 'optional';
  /** Conditions without which it does not fold. */
  foldedIf?: string[];
}

/** Classes of a group on the page. */
export const classOfGroup = ({ width }: FieldGroup): string =>
  width ? `field-group is-${width}` : 'field-group';

/** The fields of a group that folds, where a form shows them. */
export interface FoldedFields {
  group: FieldGroup;
  /** Fields of the group that the form has now. */
  names: readonly string[];
  /** Path of the object that has the fields. */
  path: readonly string[];
  object: ObjectFieldTemplateProps;
}
