import type { Firestore } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import type { DonationRow, importCheckCall } from '#shared/api/imports-api.ts';
import { donations } from '#shared/collections/index.ts';
import { giftId } from '#shared/domain/import/gift-id.ts';
import type { Contact } from '#shared/domain/import/identity.ts';
import { sha256 } from '../hash.ts';
import type { Member } from '../http/guard.ts';
import { readPersonIndex } from '../people/person-index.ts';
import type { Kind } from '../people/stored-person.ts';
import { demandImport } from './access.ts';

type Input = z.output<typeof importCheckCall.request>;

/** Says of each row whether it is already there. Costs a read for each key and each holder; writes nothing. */
export const checkRows =
  ({ db }: { db: Firestore }) =>
  async (member: Member, { batch }: Input): Promise<{ present: boolean[] }> => {
    demandImport(member, batch.kind);
    const { organization } = member;
    if (batch.kind === 'donations') return { present: await presentGifts(db, organization, batch.rows) };
    const kind = batch.kind === 'donors' ? 'donor' : 'volunteer';
    return { present: await presentPeople(db, organization, kind, batch.rows) };
  };

const presentPeople = (db: Firestore, organization: string, kind: Kind, rows: readonly Contact[]) =>
  db.runTransaction(
    async (transaction) => {
      const roster = await readPersonIndex(transaction, db, organization, kind, rows);
      return rows.map((row) => roster.find(row) !== null);
    },
    { readOnly: true },
  );

async function presentGifts(db: Firestore, organization: string, rows: readonly DonationRow[]) {
  const collection = db.collection(donations.path(organization));
  const ids = rows.map((row) => giftId(row, sha256));
  const references = [...new Set(ids)].map((id) => collection.doc(id));
  const found = await db.getAll(...references, { fieldMask: ['donor_id'] });
  const existing = new Set(found.filter(({ exists }) => exists).map(({ id }) => id));
  return ids.map((id) => existing.has(id));
}
