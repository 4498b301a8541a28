/** For data that stays valid for a visit: fetched once, and again in another language or when it is invalidated. */
export const oncePerVisit = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
} as const;
