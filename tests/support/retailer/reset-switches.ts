/** Switches of a sandbox that a test may have set for all, by the method and path that set them back. */
const switches: [method: string, path: string, body?: object][] = [
  ['DELETE', 'faults'],
  ['DELETE', 'attempts'],
  ['POST', 'clock', {}],
  ['PUT', 'settings/public', {}],
];

/** Calls a switch of a sandbox. */
export async function setBack(
  url: string,
  method: string,
  path: string,
  body?: object,
): Promise<void> {
  const answer = await fetch(`${url}/sandbox/${path}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}`);
}

/** Sets the switches of a sandbox back, so that the next file of tests finds it as the last one did. */
export async function resetSwitches(url: string): Promise<void> {
  for (const [method, path, body] of switches) await setBack(url, method, path, body);
}
