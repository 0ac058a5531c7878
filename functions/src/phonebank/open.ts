import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import type { openCallListEndpoint } from '#shared/api/phonebank-api.ts';
import { callPackets } from '#shared/collections/index.ts';
import { votersOf, withoutThose } from '#shared/domain/phonebank/opening.ts';
import { newTarget, nextAt, type TargetState } from '#shared/domain/phonebank/target-states.ts';
import { RefusedError } from '#shared/refusals.ts';
import type { Member } from '../http/guard.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';
import { type Calling, callingIn, listIn, readState, writeStates } from './call-documents.ts';
import type { CallCounter } from './count-call-list.ts';

type Input = z.output<typeof openCallListEndpoint.request>;
/** Packets that are made ready side by side. */
const atOnce = 20;

/**
 * Makes a list's packets ready to be called, and opens it. A voter who is in two packets is called in the first alone. A
 * read for each packet and each of its states, a write for each that is new.
 */
export const openCallList =
  ({ db, calls }: { db: Firestore; calls: CallCounter }) =>
  async (
    { organization }: Member,
    { list: id, drop }: Input,
  ): Promise<{ people: number; dropped: number }> => {
    const calling = callingIn(db, organization);
    const list = await listIn(calling, id);
    if (list.state === 'closed') throw new RefusedError('phonebank.closed');
    const { docs } = await calling.packets.where('list_id', '==', id).get();
    const packets = docs.map((doc) => callPackets.schema.parse(doc.data()));
    if (packets.length < list.packets) throw new RefusedError('phonebank.unarrived');
    const { people, packed } = votersOf(packets);
    const left = new Set(drop);
    let dropped = 0;
    for (let from = 0; from < packed.length; from += atOnce) {
      const some = packed.slice(from, from + atOnce);
      const counts = await Promise.all(some.map((one) => ready(db, calling, id, one, left)));
      dropped += counts.reduce((sum, count) => sum + count, 0);
    }
    const news = {
      ...(list.state === 'draft' ? { state: 'open' } : {}),
      ...(list.opened_at ? {} : { opened_at: FieldValue.serverTimestamp() }),
    };
    if (Object.keys(news).length > 0) await calling.list(id).update(news);
    await calls.now({ organization, list: id });
    return { people, dropped };
  };

/** How many of a packet were taken out of it. */
const ready = (
  db: Firestore,
  calling: Calling,
  list: string,
  { number, voters }: { number: number; voters: readonly string[] },
  left: ReadonlySet<string>,
): Promise<number> =>
  runTransactionWithRetry(db, async (transaction) => {
    const found = readState(await transaction.get(calling.state(list, number)));
    if (!found) {
      const targets: Record<string, TargetState> = Object.fromEntries(
        voters.map((voter) => [voter, newTarget]),
      );
      transaction.create(calling.state(list, number), {
        ...{ list_id: list, number, targets, next_at: nextAt(targets), version: 1 },
        changed_at: FieldValue.serverTimestamp(),
      });
      return 0;
    }
    const rest = withoutThose(found.targets, left);
    if (rest) writeStates(transaction, calling, found, rest.states);
    return rest?.dropped ?? 0;
  });
