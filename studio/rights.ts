import { type Person, type Role, roles } from '#studio/people-contract.ts';

const isAtLeast = (role: Role, least: Role) => roles.indexOf(role) >= roles.indexOf(least);

const TEXTS = /^(schemas\/partners\/[^/]+\/)?locales\//;
const DEPLOYMENT = /(^|\/)deployment\.json$/;

/** True when a role may change a file: translators texts, editors all but the deployment, administrators that too. */
export function mayWrite(role: Role, file: string): boolean {
  if (DEPLOYMENT.test(file)) return isAtLeast(role, 'administrator');
  return TEXTS.test(file) || mayEdit(role);
}

/** True when a role may change more than texts. */
export const mayEdit = (role: Role): boolean => isAtLeast(role, 'editor');

/** True when a role may publish, and give the files an earlier version. */
export const mayPublish = (role: Role): boolean => isAtLeast(role, 'publisher');

/** True when a role may invite people, and change what they may do. */
export const mayManage = (role: Role): boolean => isAtLeast(role, 'administrator');

/** A person as the journal and git name them: `Name <address>`. */
export const identityOf = ({ name, address }: Person): string =>
  address === '' ? name : `${name} <${address}>`;
