import type { Facts, Settings } from './configuration-types.ts';

/** What is known of who is here; what is left out is as for a visitor. */
export type SessionFacts = Partial<Facts['session']>;

/** Facts for conditions and forms: what was not said of the session is as for a visitor. */
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
      ...session,
    },
    subject: { ...subject },
  };
}
