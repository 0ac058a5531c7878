import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import {
  donors,
  financeSettings,
  financeSettingsId,
  giftEntries,
  informationRequests,
  people,
  requestsMax,
} from '#shared/collections/index.ts';
import { informationFloorCents, settledRequest } from '#shared/domain/best-efforts/settle-request.ts';
import { parseOrNull } from '../document-change.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';

const { kind, name, employer, occupation, street, city, state, zip, merged_ids } = people.schema.shape;
const cardFields = z.object({
  ...{ kind, name, employer, occupation, street, city, state, zip, merged_ids },
  merged_into: z._default(people.schema.shape.merged_into, null),
});
const total = z.object({ totalDonated: donors.schema.shape.totalDonated });
const entry = z.object({
  gift_id: giftEntries.schema.shape.gift_id,
  cents: giftEntries.schema.shape.cents,
  day: giftEntries.schema.shape.day,
  received_on: giftEntries.schema.shape.received_on,
});
const { jurisdiction, office, cycle_from, cycle_to } = financeSettings.schema.shape;
const race = z.object({ jurisdiction, office, cycle_from, cycle_to });

/** Entries that are read of one donor: of who has more, the first ones decide. */
const entriesMax = 1_000;

type Place = { db: Firestore; organization: string };
const at = ({ db, organization }: Place, { path }: { path: (scope: string) => string }, id: string) =>
  db.collection(path(organization)).doc(id);

async function entriesOf(transaction: Transaction, { db, organization }: Place, ids: readonly string[]) {
  const { docs } = await transaction.get(
    db
      .collection(giftEntries.path(organization))
      .where('donor_id', 'in', ids)
      .select('gift_id', 'cents', 'day', 'received_on')
      .limit(entriesMax),
  );
  return docs.flatMap((one) => parseOrNull(entry, one.data()) ?? []);
}

/**
 * Has the queue of requests follow a donor (`settledRequest`). Whoever was merged away leaves what was requested and answered
 * to the survivor. Reads: the card, the donor, the request and the race; of who has enough money, each of their entries.
 */
export const settleInformation = (db: Firestore, organization: string, id: string): Promise<void> =>
  runTransactionWithRetry(db, async (transaction) => {
    const here = { db, organization };
    const own = at(here, people, id);
    const first = parseOrNull(cardFields, (await transaction.get(own)).data());
    const survivor = first?.merged_into ?? null;
    const target = survivor ?? id;
    const place = at(here, informationRequests, target);
    const [donor, stored, settings, card, left] = await transaction.getAll(
      at(here, donors, target),
      place,
      at(here, financeSettings, financeSettingsId),
      at(here, people, target),
      at(here, informationRequests, id),
    );
    const known = parseOrNull(cardFields, card?.data());
    const giving = parseOrNull(total, donor?.data());
    const before = parseOrNull(informationRequests.schema, stored?.data());
    const leaving = survivor === null ? null : parseOrNull(informationRequests.schema, left?.data());
    const isGiver = giving !== null && known !== null;
    const isRead = isGiver && (giving.totalDonated > informationFloorCents || before !== null);
    const entries = isRead
      ? await entriesOf(transaction, here, [target, ...known.merged_ids].slice(0, 30))
      : [];
    const joined = leaving && {
      ...leaving,
      ...before,
      requests: [...leaving.requests, ...(before?.requests ?? [])].slice(-requestsMax),
      answers: [...leaving.answers, ...(before?.answers ?? [])].slice(-requestsMax),
      closed: before?.closed ?? leaving.closed,
    };
    const change = settledRequest({
      ...{ entries, card: isGiver ? known : null },
      settings: parseOrNull(race, settings?.data()),
      stored: joined ?? before,
    });
    const changed_at = FieldValue.serverTimestamp();
    if (change.is === 'create')
      transaction.create(place, { ...change.facts, requests: [], answers: [], closed: null, changed_at });
    const facts = change.is === 'update' ? change.facts : {};
    if (joined && change.is !== 'delete') transaction.set(place, { ...joined, ...facts, changed_at });
    else if (change.is === 'update') transaction.update(place, { ...facts, changed_at });
    if (change.is === 'delete') transaction.delete(place);
    if (leaving) transaction.delete(at(here, informationRequests, id));
  });
