interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
}

/**
 * Returns the function that makes an address one from which the page runs a script. The name stands in `trusted-types` of
 * the Content-Security-Policy; not every browser knows Trusted Types. The function throws TypeError for any other address.
 */
export function scriptPolicy(
  name: string,
  admits: (url: string) => boolean,
): (url: string) => string {
  const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy(name, {
    createScriptURL: (url) => {
      if (admits(url)) return url;
      throw new TypeError(`A script that ${name} does not admit`);
    },
  });
  return (url) => policy?.createScriptURL(url) ?? url;
}
