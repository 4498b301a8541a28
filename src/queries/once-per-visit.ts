/** For reads whose answer holds for a visit: asked for once, and again only in another language. */
export const oncePerVisit = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
} as const;
