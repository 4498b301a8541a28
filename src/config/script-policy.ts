interface Policy {
  createScriptURL(url: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: Policy): Policy;
}

/**
 * Returns the function that makes an address one from which the page runs a script; it throws TypeError for any other
 * address, and where `trusted-types` of the Content-Security-Policy lacks the name. Not every browser knows Trusted Types.
 */
export function scriptPolicy(
  name: string,
  admits: (url: string) => boolean,
): (url: string) => string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  let policy: Policy | undefined;
  return (url) => {
    // At the first use: a site whose headers are older than this code still loads what else stands in the module.
    policy ??= trustedTypes?.createPolicy(name, {
      createScriptURL: (asked) => {
        if (admits(asked)) return asked;
        throw new TypeError(`A script that ${name} does not admit`);
      },
    });
    return policy?.createScriptURL(url) ?? url;
  };
}
