/** What a row may offer for what was sent: its file, or the request that it answers. */
export const communicationActions = ['download', 'read'] as const;

export type CommunicationAction = (typeof communicationActions)[number];
