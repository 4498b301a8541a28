import type { OpenAPIBackend, Operation, Request } from 'openapi-backend';

type Match = (request: Request, isStrict?: boolean) => Operation | undefined;

/** Paths whose operation is remembered: those of a customer who looks around are the same again and again. */
const MOST_MATCHED = 10_000;

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
  // It makes a pattern of each path again for every request.
  const { router } = backend;
  const match = router.matchOperation.bind(router) as Match;
  const matched = new Map<string, Operation>();
  const matchOnce: Match = (request, isStrict) => {
    const key = `${request.method} ${request.path.split('?', 1)[0]}`;
    const found = matched.get(key) ?? match(request, isStrict);
    if (matched.size >= MOST_MATCHED) matched.clear();
    if (found) matched.set(key, found);
    return found;
  };
  router.matchOperation = matchOnce as typeof router.matchOperation;
}
