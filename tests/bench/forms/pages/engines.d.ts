/** What the pages use of packages that only the benches install. */
declare module '@jsonforms/core' {
  export type JsonSchema = object;
  export type UISchemaElement = object;
  export function createAjv(options: { $data: boolean }): object;
}

declare module '@jsonforms/react' {
  export function JsonForms(props: {
    schema: object;
    uischema: object;
    data: object;
    ajv: object;
    renderers: object[];
    cells: object[];
  }): import('react').ReactElement;
}

declare module '@jsonforms/vanilla-renderers' {
  export const vanillaRenderers: object[];
  export const vanillaCells: object[];
}

declare module 'survey-core' {
  export class Model {
    constructor(survey: object);
    data: Record<string, unknown>;
  }
}

declare module 'survey-react-ui' {
  export function Survey(props: {
    model: import('survey-core').Model;
  }): import('react').ReactElement;
}
