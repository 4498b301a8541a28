import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Returns a ref to the value of the last render, for functions that are called between renders. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
