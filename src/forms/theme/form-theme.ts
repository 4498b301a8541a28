import BooleanField from '@rjsf/core/lib/components/fields/BooleanField.js';
import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js';
import StringField from '@rjsf/core/lib/components/fields/StringField.js';
import type { RegistryFieldsType, TemplatesType } from '@rjsf/utils';
import { widgets } from '#forms/widgets/registry.ts';
import { FieldError, FieldHelp } from './field-notes.tsx';
import { FieldTemplate } from './field-template.tsx';
import { ListField } from './list-field.tsx';
import { NumberField } from './number-field.tsx';
import { ObjectFieldTemplate } from './object-field-template.tsx';
import { SchemaField } from './schema-field.tsx';

const Nothing = () => null;

/** Kinds of field. Alternatives (`anyOf`) are rules here, never a field of their own: choices belong to widgets. */
const fields: RegistryFieldsType = {
  SchemaField,
  ObjectField,
  StringField,
  NumberField,
  BooleanField,
  ArrayField: ListField,
  AnyOfField: Nothing,
  OneOfField: Nothing,
  NullField: Nothing,
  FallbackField: Nothing,
};

const templates: Partial<TemplatesType> = {
  FieldTemplate,
  ObjectFieldTemplate,
  FieldHelpTemplate: FieldHelp,
  FieldErrorTemplate: FieldError,
  DescriptionFieldTemplate: Nothing,
  TitleFieldTemplate: Nothing,
  ErrorListTemplate: Nothing,
};

/** The portal's own theme of RJSF: Bootstrap's classes, labels above, help and errors below. */
export const formTheme = {
  fields,
  templates,
  widgets,
  // Its texts are English; ours come by the address of the field.
  translateString: (text: string) => text,
};
