import { openCallListEndpoint } from '../../api/phonebank-api.ts';
import { callLists } from '../../collections/call-lists.ts';
import { callPackets } from '../../collections/call-packets.ts';
import { callStates } from '../../collections/call-states.ts';
import { packetId } from '../../domain/phonebank/list.ts';
import { votersOf, withoutThose, withReturned } from '../../domain/phonebank/opening.ts';
import { targetsIn } from '../../domain/phonebank/target.ts';
import { newTarget, nextAt, type TargetState } from '../../domain/phonebank/target-states.ts';
import { RefusedError } from '../../refusals.ts';
import { serverTime } from '../store.ts';
import { useCase } from '../use-case.ts';
import { type Job, listIn, writeStates } from './call-documents.ts';
import { requireCallColumns } from './carried-columns.ts';

/** Packets that are made ready side by side. */
const atOnce = 20;

/**
 * Makes a list's packets ready to be called, and opens it. A voter who is in two packets is called in the first alone. A
 * read for each packet and each of its states, a write for each that is new, and one of the voter file's record where they carry
 * columns of the campaign's own.
 */
export const openCallList = useCase(openCallListEndpoint, async ({ list: id, drop, back = [] }, context) => {
  const list = await listIn(context.read, id);
  if (list.state === 'closed') throw new RefusedError('phonebank.closed');
  const packets = await context.read.find(callPackets, { where: [['list_id', '==', id]] });
  if (packets.length < list.packets) throw new RefusedError('phonebank.unarrived');
  // Later packets are checked when their people are given out: what was removed since must not keep the others away.
  if (list.state === 'draft')
    await requireCallColumns(
      context,
      packets.flatMap(({ targets }) => targetsIn(targets)),
    );
  const { people, packed } = votersOf(packets);
  const left = new Set(drop);
  const changed = { left, back: new Set(back.filter((voter) => !left.has(voter))) };
  let dropped = 0;
  for (let from = 0; from < packed.length; from += atOnce) {
    const some = packed.slice(from, from + atOnce);
    const counts = await Promise.all(some.map((one) => prepare({ context, list }, one, changed)));
    dropped += counts.reduce((sum, count) => sum + count, 0);
  }
  const news = {
    ...(list.state === 'draft' ? { state: 'open' as const } : {}),
    ...(list.opened_at ? {} : { opened_at: serverTime }),
  };
  if (Object.keys(news).length > 0) await context.tx(async (store) => store.update(callLists, id, news));
  await context.perform({ is: 'count-call-list', list: id, now: true });
  return { people, dropped };
});

/** Makes one packet ready. Answers with how many were taken out of it. */
const prepare = (
  { context, list }: Job,
  { number, voters }: { number: number; voters: readonly string[] },
  { left, back }: { left: ReadonlySet<string>; back: ReadonlySet<string> },
): Promise<number> =>
  context.tx(async (store) => {
    const id = packetId(list.id, number);
    const found = await store.get(callStates, id);
    if (!found) {
      const targets: Record<string, TargetState> = Object.fromEntries(
        voters.map((voter) => [voter, newTarget]),
      );
      store.create(callStates, id, {
        ...{ list_id: list.id, number, targets, next_at: nextAt(targets), version: 1 },
        changed_at: serverTime,
      });
      return 0;
    }
    const returned = withReturned(found.targets, back);
    const rest = withoutThose(returned ?? found.targets, left);
    const states = rest?.states ?? returned;
    if (states) writeStates(store, found, states);
    return rest?.dropped ?? 0;
  });
