import Form from '@rjsf/core';
import type { CustomValidator, RJSFSchema, UiSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { createRoot } from 'react-dom/client';
import { sample } from '../sample.ts';

interface RjsfForm {
  schema: RJSFSchema;
  uiSchema: UiSchema;
  repeats: [name: string, repeated: string][];
}

const [{ schema, uiSchema, repeats }, answers] = await Promise.all([
  sample<RjsfForm>('rjsf'),
  sample<object>('answers'),
]);

const sameAnswers: CustomValidator = (data, errors) => {
  for (const [name, repeated] of repeats)
    if (data[name] !== data[repeated]) errors[name]?.addError('must be the same');
  return errors;
};

createRoot(document.getElementById('root') as HTMLElement).render(
  <Form
    schema={schema}
    uiSchema={uiSchema}
    validator={validator}
    customValidate={sameAnswers}
    formData={answers}
  />,
);
