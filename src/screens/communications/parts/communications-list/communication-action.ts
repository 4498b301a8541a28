/** What a row may offer for what was sent: its file, the request that it answers, or the page of a notice. */
export const communicationActions = ['download', 'read', 'notice'] as const;

export type CommunicationAction = (typeof communicationActions)[number];
