import type { Facts, Settings } from './configuration-types.ts';

/** Facts about the session; what is left out is as for a visitor. */
export type SessionFacts = Partial<Facts['session']>;

/** Facts for conditions and forms. */
export function factsOf(
  settings: Settings,
  flags: Readonly<Record<string, boolean>> = {},
  session: SessionFacts = {},
  subject: Readonly<Record<string, unknown>> = {},
): Facts {
  return {
    settings,
    flags: { ...flags },
    session: {
      signedIn: false,
      readOnly: false,
      newCustomer: false,
      language: settings.languages.default,
      customer: { kind: null, taxIdKind: null },
      ...session,
    },
    subject: { ...subject },
  };
}
