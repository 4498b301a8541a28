import { mayEdit, mayManage, mayPublish } from '#studio/rights.ts';
import { useStored } from '#ui/use-stored.ts';
import { useStudio } from './studio.ts';

/** What the person may do beyond what the panels show; nothing before that is known. */
export function useRights(): { mayEdit: boolean; mayPublish: boolean; mayManage: boolean } {
  const { state } = useStored(useStudio().server);
  if (!state) return { mayEdit: false, mayPublish: false, mayManage: false };
  const { role } = state.who;
  return { mayEdit: mayEdit(role), mayPublish: mayPublish(role), mayManage: mayManage(role) };
}
