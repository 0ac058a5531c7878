import { handOverWorkCall } from '../../api/members-api.ts';
import { useCase } from '../use-case.ts';
import { handOver, requireSuccessor, workAssignedTo } from './assigned-work.ts';
import { requireCaller } from './require-member.ts';

/** Hands over the next part of somebody's work, also of one who is out already; called again, it goes on where it ended. */
export const handOverWork = useCase(
  handOverWorkCall,
  async ({ uid, successor }, { member, tx, instant, now }) =>
    tx(async (store) => {
      const { organization } = member;
      await requireCaller(store, member, 'members.write');
      const owner = await requireSuccessor(store, { uid, organization }, successor);
      const work = await workAssignedTo(store, uid, instant(now()));
      handOver(store, work, { former: uid, successor, owner, by: member.uid });
      return { isMore: work.isMore };
    }),
);
