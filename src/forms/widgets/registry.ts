import type { RegistryWidgetsType, RJSFSchema } from '@rjsf/utils';
import { ConsentWidget } from './consent/consent-widget.tsx';
import { EmailWidget } from './email/email-widget.tsx';
import { HiddenWidget } from './hidden/hidden-widget.tsx';
import { lazyWidget } from './lazy-widget.tsx';
import { NifWidget } from './nif/nif-widget.tsx';
import { PasswordWidget } from './password/password-widget.tsx';
import { TextWidget } from './text/text-widget.tsx';
import { TextareaWidget } from './textarea/textarea-widget.tsx';

const ChoiceWidget = lazyWidget(() =>
  import('./choice/choice-widget.tsx').then((m) => m.ChoiceWidget),
);
const FilesWidget = lazyWidget(() => import('./files/files-widget.tsx').then((m) => m.FilesWidget));
const IbanWidget = lazyWidget(() => import('./iban/iban-widget.tsx').then((m) => m.IbanWidget));

/** What `ui:widget` may name, each a folder of src/forms/widgets. A string field with a format of that name needs no widget. */
export const widgets: RegistryWidgetsType = {
  choice: ChoiceWidget,
  consent: ConsentWidget,
  email: EmailWidget,
  files: FilesWidget,
  hidden: HiddenWidget,
  iban: IbanWidget,
  nif: NifWidget,
  password: PasswordWidget,
  text: TextWidget,
  textarea: TextareaWidget,
  // Names that RJSF falls back to when a field names no widget.
  TextWidget,
  checkbox: ConsentWidget,
  radio: ChoiceWidget,
  select: ChoiceWidget,
};

const groups = ['choice', 'files', 'radio', 'select'];

/** How a field is labelled: by a `label` element, as a group of controls, or by a label of its own. */
export function labelling(
  widget: string | undefined,
  schema: RJSFSchema,
): 'label' | 'group' | 'own' {
  if (schema.type === 'boolean' && (widget === undefined || widget === 'consent')) return 'own';
  const isGroup = widget ? groups.includes(widget) : 'enum' in schema || schema.type === 'array';
  return isGroup ? 'group' : 'label';
}
