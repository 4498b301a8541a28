import { attemptSetup, type RequestStanding } from './attempt-setup.ts';

type StateConfig = Parameters<typeof attemptSetup.createStateConfig>[0];

/** Where the request stands by its name, and further states in which it rests. */
type RestingStates = Record<Exclude<RequestStanding, 'signing'>, StateConfig> &
  Record<string, StateConfig>;

/** A state in which what was asked for stands so at the retailer, whether it was read or has just been sent. */
export const stands = (standing: RequestStanding) =>
  attemptSetup.createStateConfig({ entry: { type: 'keepStanding', params: { standing } } });

/** The state in which nothing is sent; it begins where the request stands, and anew when the contract tells otherwise. */
export function resting<States extends RestingStates>(states: States) {
  const signing = { guard: 'isSigning', target: 'signing' } as const;
  return attemptSetup.createStateConfig({
    initial: 'starting',
    on: {
      read: {
        guard: { type: 'isChanged', params: ({ event }) => event },
        target: '.starting',
        actions: ['beginAnew', { type: 'keepStanding', params: ({ event }) => event }],
      },
    },
    states: {
      starting: {
        always: [
          { guard: 'isActive', target: 'active' },
          ...('signing' in states ? [signing] : []),
          { guard: 'isRequested', target: 'requested' },
          { target: 'unactive' },
        ],
      },
      ...states,
    },
  });
}
