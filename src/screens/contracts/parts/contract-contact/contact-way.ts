/** Ways in which the retailer reaches a customer, each with the form of its dialog; those without change in their place. */
export const contactWays = {
  address: 'notification-address',
  email: null,
  mobile: null,
  delivery: 'invoice-delivery',
  notification: 'electronic-notification',
} as const;

export type ContactWay = keyof typeof contactWays;

/** All ways, as usual. */
export const allContactWays = Object.keys(contactWays) as readonly ContactWay[];
