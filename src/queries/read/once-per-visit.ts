/** For reads whose answer holds for a visit: asked for once, and again in another language or when it is invalidated. */
export const oncePerVisit = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
} as const;
