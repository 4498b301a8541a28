import { createAjv, type JsonSchema, type UISchemaElement } from '@jsonforms/core';
import { JsonForms } from '@jsonforms/react';
import { vanillaCells, vanillaRenderers } from '@jsonforms/vanilla-renderers';
import { createRoot } from 'react-dom/client';
import { sample } from '../sample.ts';

const [{ schema, uischema }, answers] = await Promise.all([
  sample<{ schema: JsonSchema; uischema: UISchemaElement }>('json-forms'),
  sample<object>('answers'),
]);

createRoot(document.getElementById('root') as HTMLElement).render(
  <JsonForms
    schema={schema}
    uischema={uischema}
    data={answers}
    ajv={createAjv({ $data: true })}
    renderers={vanillaRenderers}
    cells={vanillaCells}
  />,
);
