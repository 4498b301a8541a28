/** Envelope of version 1. */
export function resultOf<T>(result: T): { status: 'OK'; data: { result: T } } {
  return { status: 'OK', data: { result } };
}

/** Envelope of version 2. */
export function dataOf<T>(data: T): { status: 'OK'; data: T } {
  return { status: 'OK', data };
}
