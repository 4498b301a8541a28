/** Separates the names in the id of a field: `iban-change.account`. Field names hold no dot. */
export const ID_SEPARATOR = '.';

/** Placeholder of the link in a label, replaced by the link when the label is rendered. */
export const LINK_MARK = '\u0001';

/** Id in the page of the field at a path of a form. */
export function fieldId(form: string, path: readonly string[]): string {
  return [form, ...path].join(ID_SEPARATOR);
}

/** Path of the field of an id; an empty path for the form itself. */
export function pathOfId(id: string | undefined): string[] {
  return id ? id.split(ID_SEPARATOR).slice(1) : [];
}

/** Ids of what surrounds a control, tied to it by ARIA. */
export const labelId = (id: string) => `${id}-label`;
export const helpId = (id: string) => `${id}-help`;
export const warningId = (id: string) => `${id}-warning`;
export const errorId = (id: string) => `${id}-error`;

/** Key of the texts of a field; list positions count as one field. */
export function fieldTextKey(form: string, path: readonly string[]): string {
  return [
    'forms',
    form,
    ...path.filter((name) => !/^\d+$/.test(name)).flatMap((name) => ['fields', name]),
  ].join('.');
}

/** Moves the focus to a field: to its control, or to the chosen or first control of a group. */
export function focusField(id: string): void {
  const element = document.getElementById(id);
  const control =
    element?.querySelector<HTMLElement>('input:checked') ??
    element?.querySelector<HTMLElement>('input, select, textarea, button') ??
    element;
  control?.focus();
  control?.scrollIntoView?.({ block: 'center' });
}
