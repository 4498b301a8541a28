import type { RouterState, RouterSubscriber } from 'react-router-dom';
import { placeAt, placeKey } from './screen-routes.tsx';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Where a state of the router leads: the next address while its code is loading, else that which is shown. */
const placeOf = ({ location, navigation }: RouterState) =>
  placeAt((navigation.location ?? location).pathname);

const keyOf = (state: RouterState): string | null => {
  const place = placeOf(state);
  return place && placeKey(place);
};

/** True for a step forward from one page to another. On a step back the browser itself may animate. */
const isNextPage = (from: RouterState, to: RouterState): boolean =>
  to.historyAction === 'PUSH' && from.navigation.state === 'idle' && keyOf(from) !== keyOf(to);

/**
 * A subscriber of the router that shows the next page as a view transition (`src/ui/styles/frame-body.scss`) where
 * the browser has them and the customer did not turn motion off. React Router has its own, which reports a transition
 * that another step interrupts as an error that nothing handled, and begins one for each change of the address.
 */
export function withPageTransition(
  listener: RouterSubscriber,
  current: () => RouterState,
): RouterSubscriber {
  let shown = current();
  let loading: ReturnType<typeof setTimeout>;
  return (state, options) => {
    clearTimeout(loading);
    const show = (now: RouterState, flushSync = options.flushSync) => {
      shown = now;
      listener(now, { ...options, flushSync });
    };
    // The session may end together with the page: left in place, the page would follow that, and even lead elsewhere.
    if (placeOf(state)?.route.id === 'login') {
      show(state);
      return;
    }
    if (state.navigation.state !== 'idle') {
      // Code that is there already resolves before this: no skeleton is rendered for it.
      loading = setTimeout(() => show(state));
      return;
    }
    const hasTransitions = 'startViewTransition' in document && !matchMedia(REDUCED_MOTION).matches;
    if (!hasTransitions || !isNextPage(shown, state)) {
      show(state);
      return;
    }
    // The browser takes its picture of the old page first: by then the state may be a later one.
    const transition = document.startViewTransition(() => show(current(), true));
    // An interrupted transition has shown its page all the same.
    transition.ready.catch(() => {});
  };
}
