import type { ComponentType, ReactElement, ReactNode } from 'react';
import { type Code, codeOf } from '#config/code-loading.ts';
import type { Problem } from '#domain/problem.ts';
import { PartFailure } from '#ui/feedback/part-failure.tsx';
import { useCode } from './use-code.ts';

interface LazyLook<P> {
  /** The import that `load` calls, where it is not written in `load` itself: a prerendered page names its file. */
  source?: () => Promise<unknown>;
  /** Stands in its place until it is here; by default nothing. */
  waiting?: (props: P) => ReactNode;
  /** Says why it did not come; `retry` starts loading it again. */
  failed?: (failure: { problem: Problem; retry: () => void }, props: P) => ReactNode;
}

export type LazyPart<P> = ((props: P) => ReactElement) &
  Pick<Code<ComponentType<P>>, 'prefetch' | 'load' | 'state'>;

/**
 * A part of a page whose code is loaded when it is first shown. Loaded code is shown at once; a failure to load it is
 * shown in its place, and the code is loaded automatically when the connection returns.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  {
    source = load,
    waiting = () => null,
    failed = (failure) => <PartFailure {...failure} />,
  }: LazyLook<P> = {},
): LazyPart<P> {
  const code = codeOf(load, source);
  const { prefetch, state } = code;
  function Part(props: P) {
    const { here: Component, problem } = useCode(code);
    if (Component) return <Component {...props} />;
    return <>{problem ? failed({ problem, retry: prefetch }, props) : waiting(props)}</>;
  }
  return Object.assign(Part, { prefetch, load: code.load, state });
}
