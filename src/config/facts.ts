import { today } from './clock.ts';
import type { Facts, Settings } from './configuration-types.ts';

/** Facts about the session; what is left out is as for a visitor. */
export type SessionFacts = Partial<Facts['session']>;

/** A day as a number that conditions can compare: `2026-12-01` is 20261201. */
export const dayNumber = (day: string): number => Number(day.replaceAll('-', ''));

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
      today: dayNumber(today()),
      ...session,
    },
    subject: { ...subject },
  };
}
