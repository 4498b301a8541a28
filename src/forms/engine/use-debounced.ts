import { useEffect, useState } from 'react';

/** A value once it has stayed the same for so many milliseconds; the first one, and null, at once. */
export function useDebounced<Value extends string | null>(
  value: Value,
  milliseconds: number,
): Value {
  const [rested, setRested] = useState(value);
  const rests = value === null || milliseconds === 0;
  if (rests && rested !== value) setRested(value);
  useEffect(() => {
    if (rests) return;
    const timer = setTimeout(() => setRested(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, rests, milliseconds]);
  return rests ? value : rested;
}
