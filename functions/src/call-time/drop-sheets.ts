import type { DocumentReference, Firestore, Query, Transaction } from 'firebase-admin/firestore';
import { calltimeBlocks, calltimePacks, calltimeStates, people } from '#shared/collections/index.ts';
import { blockWithout, type Survivor, sheetsWithout } from '#shared/domain/call-time/gone-sheets.ts';
import { sheetsIn } from '#shared/domain/call-time/sheet.ts';
import { parseOrNull } from '../document-change.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';

/** Blocks of one donor that one query reads: they are called once in weeks. */
const blocksMax = 100;

/** Whoever a card was merged into; null of one that was deleted, and `there` of one that is there after all. */
async function survivorOf(
  db: Firestore,
  organization: string,
  id: string,
): Promise<Survivor | null | 'there'> {
  let card = parseOrNull(
    people.schema,
    (await db.collection(people.path(organization)).doc(id).get()).data(),
  );
  if (card?.merged_into === null) return 'there';
  let survivor = '';
  // Whoever they were merged into may have been merged since.
  for (let steps = 0; card?.merged_into && steps < 5; steps += 1) {
    survivor = card.merged_into;
    const found = await db.collection(people.path(organization)).doc(survivor).get();
    card = parseOrNull(people.schema, found.data());
  }
  return card ? { id: survivor, name: card.name, given: card.given, city: card.city } : null;
}

async function changePack(
  transaction: Transaction,
  place: DocumentReference,
  statesOf: (list: string) => DocumentReference,
  about: { person: string; survivor: Survivor | null; isThere: boolean },
): Promise<string[]> {
  const pack = parseOrNull(calltimePacks.schema, (await transaction.get(place)).data());
  const left = pack && sheetsWithout(pack.sheets, about.person, about.survivor, about.isThere);
  if (!left) return [];
  const listed = sheetsIn(pack.sheets).filter((sheet) => sheet.person === about.person);
  const states = statesOf(pack.list_id);
  const donors = parseOrNull(calltimeStates.schema, (await transaction.get(states)).data())?.donors;
  transaction.update(place, {
    sheets: JSON.stringify(left.sheets),
    people: left.sheets.map(({ person }) => person),
  });
  const gone = left.gone.flatMap((id) =>
    donors?.[id] ? [[id, { ...donors[id], done: 'gone' }] as const] : [],
  );
  if (gone.length > 0) transaction.update(states, { donors: { ...donors, ...Object.fromEntries(gone) } });
  return listed.map(({ id }) => id);
}

/**
 * Takes the sheets of a card that was deleted or merged away out of lists and blocks; a merged one's become the survivor's
 * where a list does not have them too. Reads: the card, each pack with its list's states, each block; a write for each.
 */
export async function dropCallSheets(db: Firestore, organization: string, person: string): Promise<void> {
  const survivor = await survivorOf(db, organization, person);
  if (survivor === 'there') return;
  const at = ({ path }: { path: (scope: string) => string }) => db.collection(path(organization));
  const withPerson = (id: string): Query => at(calltimePacks).where('people', 'array-contains', id);
  const [packs, others] = await Promise.all([
    withPerson(person).get(),
    survivor ? withPerson(survivor.id).get() : null,
  ]);
  const listsOfSurvivor = new Set(others?.docs.map((pack) => String(pack.get('list_id'))));
  const ids = new Set([person]);
  for (const pack of packs.docs) {
    const isThere = listsOfSurvivor.has(String(pack.get('list_id')));
    const listed = await runTransactionWithRetry(db, (transaction) =>
      changePack(transaction, pack.ref, (list) => at(calltimeStates).doc(list), {
        person,
        survivor,
        isThere,
      }),
    );
    for (const id of listed) ids.add(id);
  }
  for (const id of ids) {
    const blocks = await at(calltimeBlocks).where('order', 'array-contains', id).limit(blocksMax).get();
    for (const { ref } of blocks.docs)
      await runTransactionWithRetry(db, async (transaction) => {
        const block = parseOrNull(calltimeBlocks.schema, (await transaction.get(ref)).data());
        const change = block && blockWithout(block, person, survivor);
        if (change) transaction.update(ref, change);
      });
  }
}
