/**
 * True where a portal's address serves the frames of the sandbox's card platform so that its pages may show them. A server
 * in front that adds the portal's own headers to them forbids that (`frame-ancestors 'none'`, `X-Frame-Options`); one that
 * changes `Host` has them load their scripts from elsewhere.
 */
export async function hasCardFrames(url: string): Promise<boolean> {
  const { ok, headers } = await fetch(`${url}/sandbox-cards/v3/pages/card`);
  const policy = headers.get('content-security-policy') ?? '';
  const mayBeFramed = !headers.has('x-frame-options') && !policy.includes("frame-ancestors 'none'");
  return ok && mayBeFramed && policy.includes(`//${new URL(url).host};`);
}
