import type { OpenAPIBackend } from 'openapi-backend';

/** The compiled description of this process. */
let compiled: OpenAPIBackend['validator'] | undefined;

/** Spares an initialised backend what openapi-backend repeats. */
export function compiledOnce(backend: OpenAPIBackend): void {
  // Tests start many sandboxes in a process: one compiles the description for all.
  compiled ??= backend.validator;
  backend.validator = compiled;
  // It collects all operations again for every request, which takes longer than most handlers.
  const all = backend.router.getOperations();
  backend.router.getOperations = () => all;
}
