import activities from '#sandbox/data/contracting/economic-activities.json' with { type: 'json' };

/** The activity of homes (CNAE 9820). */
export const HOME_ACTIVITY = 986;

/** Code of an economic activity (CNAE), four digits, by its identifier; null for none. */
export const activityCode = (id: number | null | undefined) =>
  activities.find((activity) => activity.id === id)?.code ?? null;
