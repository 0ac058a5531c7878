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
import {
  historyBackTo,
  historyOf,
  historyWithout,
  joinedHistory,
  othersIn,
} from '#shared/domain/best-efforts/request-history.ts';
import { informationFloorCents, settledRequest } from '#shared/domain/best-efforts/settle-request.ts';
import { hasPart } from '#shared/domain/gifts/giving.ts';
import { parseOrNull } from '../document-change.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';

const { kind, name, employer, occupation, street, city, state, zip, merged_ids } = people.schema.shape;
const cardFields = z.object({
  ...{ kind, name, employer, occupation, street, city, state, zip, merged_ids },
  merged_into: z._default(people.schema.shape.merged_into, null),
});
const total = z.object({
  totalDonated: donors.schema.shape.totalDonated,
  giving: donors.schema.shape.giving,
});
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

type Request = z.output<typeof informationRequests.schema>;
type Unmerged = { person: string; people: string[]; row: Request | null };

/**
 * Who is a person of their own again and left what was requested of them here, with their row. Two reads for each; none for
 * everybody else.
 */
async function unmergedFrom(
  transaction: Transaction,
  here: Place,
  target: string,
  { merged_ids: merged }: { merged_ids: readonly string[] },
  row: Request,
): Promise<Unmerged[]> {
  const gone = othersIn(row).filter((of) => !merged.includes(of));
  if (gone.length === 0) return [];
  const cards = await transaction.getAll(...gone.map((of) => at(here, people, of)));
  const byPerson = new Map<string, string[]>();
  for (const [place, of] of gone.entries()) {
    const card = parseOrNull(cardFields, cards[place]?.data());
    const person = card && (card.merged_into ?? of);
    // Of whoever is deleted nothing goes back.
    if (person && person !== target) byPerson.set(person, [...(byPerson.get(person) ?? []), of]);
  }
  if (byPerson.size === 0) return [];
  const rows = await transaction.getAll(
    ...[...byPerson.keys()].map((person) => at(here, informationRequests, person)),
  );
  return [...byPerson].map(([person, all], place) => ({
    ...{ person, people: all },
    row: parseOrNull(informationRequests.schema, rows[place]?.data()),
  }));
}

/**
 * Has the queue of requests follow a donor (`settledRequest`). Whoever was merged away leaves what was requested and answered
 * to the survivor, and gets it back when they are unmerged. Reads: the card, the donor, the request and the race; of who has enough money, each of their entries.
 */
export async function settleInformation(db: Firestore, organization: string, id: string): Promise<void> {
  const back = await settleOne(db, organization, id);
  for (const person of back) await settleOne(db, organization, person);
}

/** Answers with who got back what was requested of them: their own facts are to be settled. */
const settleOne = (db: Firestore, organization: string, id: string): Promise<string[]> =>
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
    const unmerged = known && before ? await unmergedFrom(transaction, here, target, known, before) : [];
    const isGiver = giving !== null && known !== null;
    // A partner's part counts for them, and is in no total.
    const isRead =
      isGiver && (giving.totalDonated > informationFloorCents || before !== null || hasPart(giving.giving));
    const entries = isRead
      ? await entriesOf(transaction, here, [target, ...known.merged_ids].slice(0, 30))
      : [];
    const remaining = before && {
      ...before,
      ...historyWithout(
        unmerged.flatMap(({ people: all }) => all),
        before,
      ),
    };
    const joined = leaving && {
      ...{ ...leaving, ...remaining },
      ...joinedHistory(remaining, historyOf(id, leaving), requestsMax),
    };
    const change = settledRequest({
      ...{ entries, card: isGiver ? known : null },
      settings: parseOrNull(race, settings?.data()),
      stored: joined ?? remaining,
    });
    const changed_at = FieldValue.serverTimestamp();
    if (change.is === 'create')
      transaction.create(place, { ...change.facts, requests: [], answers: [], closed: null, changed_at });
    const facts = change.is === 'update' ? change.facts : {};
    const next = joined ?? (unmerged.length > 0 ? remaining : null);
    if (next && change.is !== 'delete') transaction.set(place, { ...next, ...facts, changed_at });
    else if (change.is === 'update') transaction.update(place, { ...facts, changed_at });
    if (change.is === 'delete') transaction.delete(place);
    if (leaving) transaction.delete(at(here, informationRequests, id));
    for (const { person, people: all, row } of unmerged) {
      if (!before) continue;
      const back = joinedHistory(row, historyBackTo(person, all, before), requestsMax);
      // Its facts are those of the other donor, until the person's own are settled right after.
      transaction.set(at(here, informationRequests, person), { ...(row ?? before), ...back, changed_at });
    }
    return unmerged.map(({ person }) => person);
  });
