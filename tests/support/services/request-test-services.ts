/** Requests a resource of the process of `test-services.ts`; returns its folder, file or address. */
export async function requestTestServices(
  service: 'configuration' | 'specimens' | 'seeded-dump' | 'retailer' | 'closed-retailer',
  wanted: object = {},
): Promise<string> {
  const answer = await fetch(`${process.env.TEST_SERVICES}/${service}`, {
    method: 'POST',
    body: JSON.stringify(wanted),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
}
