import * as z from 'zod/mini';
import { type DonationRow, importCheckCall, type PersonRow } from '../../api/imports-api.ts';
import { donations } from '../../collections/donations.ts';
import { fileRefunds } from '../../collections/file-refunds.ts';
import { sha256 } from '../../demo/hash.ts';
import { giftId } from '../../domain/import/gift-id.ts';
import { mainContact } from '../../domain/import/match-cards.ts';
import { isWeakName } from '../../domain/import/match-rows.ts';
import { refundId } from '../../domain/import/refund-id.ts';
import { readCardIndex, readPersonIndex } from '../people/person-index.ts';
import type { Reads } from '../store.ts';
import { useCase } from '../use-case.ts';
import { presentPledges } from './import-pledges.ts';
import { requireImport } from './require-import.ts';

/** Gifts with what tells whether they exist, and whether they are awaited. */
const { name, path, within } = donations;
export const bareDonations = {
  name,
  path,
  within,
  schema: z.object({ donor_id: z.unknown(), status: donations.schema.shape.status }),
};
const bareRefunds = {
  ...{ name: fileRefunds.name, path: fileRefunds.path, within: fileRefunds.within },
  schema: z.object({ state: fileRefunds.schema.shape.state }),
};

/** Tells of each row whether it is already stored. Costs a read for each key and each holder; writes nothing. */
export const checkRows = useCase(importCheckCall, async ({ batch }, { member, read }) => {
  requireImport(member, batch.kind);
  if (batch.kind === 'donations') return { present: await presentGifts(read, batch.rows), review: [] };
  if (batch.kind === 'pledges') return { present: await presentPledges(read, batch.rows), review: [] };
  if (batch.kind === 'people') return presentPeople(read, batch.rows);
  const index = await readPersonIndex(read, batch.kind === 'donors' ? 'donor' : 'volunteer', batch.rows);
  return { present: batch.rows.map((row) => index.find(row) !== null), review: [] };
});

async function presentPeople(reads: Reads, rows: readonly PersonRow[]) {
  const index = await readCardIndex(reads, rows);
  const matches = rows.map((row) => index.match(row, !isWeakName(mainContact(row))));
  return {
    present: matches.map(({ id }) => id !== null),
    review: matches.map(({ id, rivals }) => id === null && rivals.length > 0),
  };
}

/** Gifts and refunds that are there already. */
async function presentGifts(reads: Reads, rows: readonly DonationRow[]): Promise<boolean[]> {
  const gifts = rows.map((row) => (row.refund ? null : giftId(row, sha256)));
  const refunds = rows.map((row) => (row.refund ? refundId(row, sha256) : null));
  const idsOf = (ids: readonly (string | null)[]) => [...new Set(ids.filter((id) => id !== null))];
  const [found, reported] = await Promise.all([
    reads.getAll(bareDonations, idsOf(gifts)),
    reads.getAll(bareRefunds, idsOf(refunds)),
  ]);
  const existing = new Set([...found, ...reported].flatMap((one) => one?.id ?? []));
  return rows.map((_, at) => existing.has(gifts[at] ?? refunds[at] ?? ''));
}
