import { attemptSetup, type RequestStanding } from './attempt-setup.ts';

type StateConfig = Parameters<typeof attemptSetup.createStateConfig>[0];

/** Where the request stands by its name, and further states in which it rests. */
type RestingStates = Record<Exclude<RequestStanding, 'signing'>, StateConfig> &
  Record<string, StateConfig>;

/** A state in which the request has this standing at the retailer, whether it was read or has just been sent. */
export const stands = (standing: RequestStanding) =>
  attemptSetup.createStateConfig({ entry: { type: 'keepStanding', params: { standing } } });

/**
 * The state in which nothing is sent; it starts at the standing of the request, and again when the contract reports
 * another.
 */
export function resting<States extends RestingStates>(states: States) {
  const signing = { guard: 'isSigning', target: 'signing' } as const;
  return attemptSetup.createStateConfig({
    initial: 'starting',
    on: {
      read: {
        guard: { type: 'isChanged', params: ({ event }) => event },
        target: '.starting',
        actions: ['resetAttempt', { type: 'keepStanding', params: ({ event }) => event }],
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
