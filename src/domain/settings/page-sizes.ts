/** Page sizes of a list whose document names none, ascending. */
export const defaultSizes: readonly number[] = [5, 10, 25, 50, 100];
