import type { RegistryFieldsType } from '@rjsf/utils';
import { SchemaField } from './schema-field.tsx';

const Nothing = () => null;

/** The Studio's theme of RJSF: one field that knows every kind of value, and no templates beside its frame. */
export const studioFields: RegistryFieldsType = { SchemaField, NullField: Nothing };
