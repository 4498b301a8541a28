import Form from '@rjsf/core';
import type { RJSFSchema } from '@rjsf/utils';
import type { ValidatorFunctions } from '@rjsf/validator-ajv8';
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';
import type { RouteObject } from 'react-router-dom';

/** A form as `config:compile` publishes it. */
export interface PublishedForm {
  schema: RJSFSchema;
  validators: ValidatorFunctions;
}

/**
 * A page of nothing but the owner's packages that a form needs: React, its router, RJSF with its own theme, and the
 * validator. No portal made of them does less.
 */
export const floorRoutes = ({ schema, validators }: PublishedForm): RouteObject[] => [
  {
    path: '*',
    element: (
      <main>
        <h1>Portal</h1>
        <Form schema={schema} validator={createPrecompiledValidator(validators, schema)} />
      </main>
    ),
  },
];
