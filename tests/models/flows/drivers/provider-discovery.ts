const isDiscovery = (input: RequestInfo | URL) =>
  String(input instanceof Request ? input.url : input).includes('/.well-known/');

/** Answers the portal's calls for the description of the identity provider with what this gives, until the walk ends. */
function answerDiscovery(answer: (send: () => Promise<Response>) => Promise<Response>): void {
  const web = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const send = () => web(input, init);
    return isDiscovery(input) ? answer(send) : send();
  };
}

/** The identity provider cannot be reached. */
export const refuseDiscovery = (): void =>
  answerDiscovery(() => Promise.reject(new TypeError('no connection')));

/** Holds the description of the identity provider; gives how it is released: as it is, or with an error of the server. */
export function holdDiscovery(): (isUp: boolean) => void {
  let release: (isUp: boolean) => void = () => {};
  const isUp = new Promise<boolean>((resolve) => {
    release = resolve;
  });
  answerDiscovery(async (send) => ((await isUp) ? send() : new Response(null, { status: 500 })));
  return release;
}
