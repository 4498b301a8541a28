/** Outline of the sign of a brand without a logo, in a square of 32 units. */
export const MARK_OUTLINE =
  'M17.6 5.5 8.8 17.2c-.5.7 0 1.6.8 1.6h5l-1.4 7.3c-.1.7.7 1 1.1.5l8.9-11.8c.5-.7 0-1.6-.8-1.6h-5l1.3-7.2c.1-.7-.7-1.1-1.1-.5Z';

/** Side of that square. */
export const MARK_SIZE = 32;
