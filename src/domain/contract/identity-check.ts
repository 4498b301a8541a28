/** The setting `contractation.checkIdentity`; true and false are those of retailers from before it had words. */
export type IdentityCheck = 'required' | 'optional' | 'off' | boolean;

/** True where the identity document must be attached. */
export const needsIdentity = (setting: IdentityCheck): boolean =>
  setting === 'required' || setting === true;

/** True where the retailer is to check the identity: a document that is optional only where one is attached. */
export const checksIdentity = (setting: IdentityCheck, hasDocument: boolean): boolean =>
  needsIdentity(setting) || (setting === 'optional' && hasDocument);
