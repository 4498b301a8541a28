interface Policy {
  createScriptURL(url: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: Policy): Policy;
}

/**
 * Returns the function that makes an address a trusted script URL; it throws TypeError for any other
 * address, and where `trusted-types` of the Content-Security-Policy lacks the name. Not every browser knows Trusted Types.
 */
export function scriptPolicy(
  name: string,
  admits: (url: string) => boolean,
): (url: string) => string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  let policy: Policy | undefined;
  return (url) => {
    // Created at the first use, so that the rest of the module also loads on a site with older headers.
    policy ??= trustedTypes?.createPolicy(name, {
      createScriptURL: (candidate) => {
        if (admits(candidate)) return candidate;
        throw new TypeError(`A script that ${name} does not admit`);
      },
    });
    return policy?.createScriptURL(url) ?? url;
  };
}
