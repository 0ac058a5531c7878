import type { Firestore } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import type { CallAnswer, callNextCall } from '#shared/calls/calling.ts';
import type { Member } from '../http/guard.ts';
import { answered } from './answer.ts';
import type { CallCounter } from './count.ts';
import { type Given, give, nobody, resumed } from './give.ts';
import { callingIn, type Job, listIn, readCaller } from './stored.ts';
import { giveUp, takeReport } from './take.ts';

type Asked = z.output<typeof callNextCall.request>;
type Dependencies = { db: Firestore; calls: CallCounter; now?: () => number };

/**
 * Hands in what came of calls and gives the next person. Some nine reads and four writes for each call: the list, the
 * caller, the packet and its state, what was learned of the voter.
 */
export const nextCall =
  ({ db, calls, now = Date.now }: Dependencies) =>
  async (member: Member, { list: id, reports, putBack, want }: Asked): Promise<CallAnswer> => {
    const calling = callingIn(db, member.organization);
    const list = await listIn(calling, id);
    const job: Job = { db, member, id, list, now };
    const taken: string[] = [];
    const late: string[] = [];
    for (const report of reports) {
      taken.push(report.id);
      if ((await takeReport(job, report)) === 'late') late.push(report.id);
    }
    if (putBack) await giveUp(job, putBack);
    const found = want && list.state === 'open' ? await someone(job) : nobody;
    const answer = await answered(job, found, { taken, late }, want);
    await calls.ask({ organization: member.organization, list: id });
    return answer;
  };

async function someone(job: Job): Promise<Given> {
  const { db, member, id, now } = job;
  const found = await callingIn(db, member.organization).caller(id, member.uid).get();
  const caller = readCaller(found, id, member, now());
  const had = await resumed(job, caller);
  if (had.given) return had;
  const given = await give(job, caller.packet, had.blocked);
  if (given.given) return given;
  // Two tabs at once: what the other one was given is this one's too.
  const again = await callingIn(db, member.organization).caller(id, member.uid).get();
  const shared = await resumed(job, readCaller(again, id, member, now()));
  return shared.given ? { ...given, given: shared.given } : given;
}
