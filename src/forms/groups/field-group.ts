/** Fields under one heading, as `ui:groups` of a form names them. */
export interface FieldGroup {
  id: string;
  fields: string[];
  /** `when-known`: one line of its answers while nothing is left to ask; `optional`: a button until somebody needs it. */
  folded?: 'when-known' | 'optional';
}
