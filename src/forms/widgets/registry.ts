import type { RegistryWidgetsType, RJSFSchema } from '@rjsf/utils';
import { ConsentWidget } from './consent/consent-widget.tsx';
import { EmailWidget } from './email/email-widget.tsx';
import { HiddenWidget } from './hidden/hidden-widget.tsx';
import { lazyWidget } from './lazy-widget.tsx';
import { NifWidget } from './nif/nif-widget.tsx';
import { PasswordWidget } from './password/password-widget.tsx';
import { TextWidget } from './text/text-widget.tsx';

const CadastralReferenceWidget = lazyWidget(() =>
  import('./cadastral-reference/cadastral-reference-widget.tsx').then(
    (m) => m.CadastralReferenceWidget,
  ),
);
const ChoiceWidget = lazyWidget(() =>
  import('./choice/choice-widget.tsx').then((m) => m.ChoiceWidget),
);
const ComboboxWidget = lazyWidget(() =>
  import('./combobox/combobox-widget.tsx').then((m) => m.ComboboxWidget),
);
const CupsWidget = lazyWidget(() => import('./cups/cups-widget.tsx').then((m) => m.CupsWidget));
const DateWidget = lazyWidget(() => import('./date/date-widget.tsx').then((m) => m.DateWidget));
const FilesWidget = lazyWidget(() => import('./files/files-widget.tsx').then((m) => m.FilesWidget));
const IbanWidget = lazyWidget(() => import('./iban/iban-widget.tsx').then((m) => m.IbanWidget));
const KilowattsWidget = lazyWidget(() =>
  import('./kilowatts/kilowatts-widget.tsx').then((m) => m.KilowattsWidget),
);
const NumberWidget = lazyWidget(() =>
  import('./number/number-widget.tsx').then((m) => m.NumberWidget),
);
const PercentageWidget = lazyWidget(() =>
  import('./percentage/percentage-widget.tsx').then((m) => m.PercentageWidget),
);
const PhoneWidget = lazyWidget(() => import('./phone/phone-widget.tsx').then((m) => m.PhoneWidget));
const PostalCodeWidget = lazyWidget(() =>
  import('./postal-code/postal-code-widget.tsx').then((m) => m.PostalCodeWidget),
);
const SelectWidget = lazyWidget(() =>
  import('./select/select-widget.tsx').then((m) => m.SelectWidget),
);
const TextareaWidget = lazyWidget(() =>
  import('./textarea/textarea-widget.tsx').then((m) => m.TextareaWidget),
);

/** What `ui:widget` may name, each a folder of src/forms/widgets. A string field with a format of that name needs no widget. */
export const widgets: RegistryWidgetsType = {
  'cadastral-reference': CadastralReferenceWidget,
  choice: ChoiceWidget,
  combobox: ComboboxWidget,
  consent: ConsentWidget,
  cups: CupsWidget,
  date: DateWidget,
  email: EmailWidget,
  files: FilesWidget,
  hidden: HiddenWidget,
  iban: IbanWidget,
  kilowatts: KilowattsWidget,
  nif: NifWidget,
  number: NumberWidget,
  password: PasswordWidget,
  percentage: PercentageWidget,
  phone: PhoneWidget,
  'postal-code': PostalCodeWidget,
  select: SelectWidget,
  text: TextWidget,
  textarea: TextareaWidget,
  // Names that RJSF falls back to when a field names no widget.
  TextWidget,
  checkbox: ConsentWidget,
  radio: ChoiceWidget,
};

const groups = ['choice', 'files', 'radio'];

/** How a field is labelled: by a `label` element, as a group of controls, or by a label of its own. */
export function labelling(
  widget: string | undefined,
  schema: RJSFSchema,
): 'label' | 'group' | 'own' {
  if (schema.type === 'boolean' && (widget === undefined || widget === 'consent')) return 'own';
  const isGroup = widget ? groups.includes(widget) : schema.type === 'array';
  return isGroup ? 'group' : 'label';
}
