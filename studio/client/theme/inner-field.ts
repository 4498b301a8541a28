import type { FieldProps } from '@rjsf/utils';
import type { ComponentType } from 'react';

/** The component of a value inside another one. */
export const innerField = ({ registry }: Pick<FieldProps, 'registry'>): ComponentType<FieldProps> =>
  registry.fields.SchemaField as ComponentType<FieldProps>;
