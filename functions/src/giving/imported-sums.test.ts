import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { givingQuarters } from '#shared/collections/index.ts';
import { type Cells, tallyOf } from '#shared/domain/giving/giving-cells.ts';
import { undoImport } from '#shared/usecases/imports/undo/undo-import.ts';
import { db } from '../../../tests/functions/emulator-clients.ts';
import { importing } from '../../../tests/functions/import-campaign.ts';
import { donationRow } from '../../../tests/functions/import-rows.ts';
import { runUseCase } from '../../../tests/functions/run-use-case.ts';

/** Sixty gifts of six weeks, some awaited or refunded, by three codes. */
const rows = Array.from({ length: 60 }, (_, at) =>
  donationRow({
    ...{ row: at + 2, email: `p${at % 9}@example.org`, name: `Person ${at % 9}`, external_id: `AB${at}` },
    ...{ amount: 1_001 + at * 13, date: `2026-${at % 2 === 0 ? '09' : '10'}-${10 + (at % 15)}` },
    source_code: ['WARD', 'FC-LEE', null][at % 3] ?? null,
    status: at % 10 === 0 ? 'pending' : at % 10 === 5 ? 'refunded' : 'completed',
  }),
);

async function campaign() {
  const uid = randomUUID();
  const it = importing(uid);
  await db.doc(`user_profiles/${uid}`).set({
    ...{ user_id: uid, organization_id: it.organization, full_name: 'Rosa Diaz', role: 'admin' },
    ...{ two_factor_enabled: false, two_factor_required: false, sessions_valid_after: null },
    ...{ created_at: Timestamp.now(), updated_at: Timestamp.now() },
  });
  const sums = async () => {
    const all = (await it.all('giving_quarters')).map((one) => givingQuarters.schema.parse(one.data()));
    const cells: Cells = Object.assign({}, ...all.map((one) => one.cells));
    return cells;
  };
  /** Of all gifts that are stored, one after the other. */
  const counted = async () => {
    const cells: Record<string, { cents: number; count: number }> = {};
    for (const gift of await it.all('donations')) {
      const { counted, date, method, source_code, solicitors } = gift.data();
      const tally = tallyOf({ counted, date, method, source_code, solicitors });
      expect(gift.get('tallied')).toEqual(tally);
      if (!tally) continue;
      const { cents, count } = cells[tally.cell] ?? { cents: 0, count: 0 };
      cells[tally.cell] = { cents: cents + tally.cents, count: count + 1 };
    }
    return cells;
  };
  return { ...it, sums, counted };
}

it('are those of the gifts after an import in pieces, the same file again, and its undo', async () => {
  const { member, start, importBatch, finish, sums, counted } = await campaign();
  const importId = await start('donations');
  for (const from of [0, 20, 40])
    await importBatch(importId, { kind: 'donations', rows: rows.slice(from, from + 20) });
  // A chunk that is sent again, as after a lost answer.
  await importBatch(importId, { kind: 'donations', rows: rows.slice(20, 40) });
  await finish(importId);
  const first = await sums();
  expect(Object.keys(first).length).toBeGreaterThan(10);
  expect(first).toEqual(await counted());

  const again = await start('donations');
  await importBatch(again, { kind: 'donations', rows });
  await finish(again);
  expect(await sums()).toEqual(first);

  const undo = runUseCase(undoImport);
  while (!(await undo(member, { importId, stop: false })).isDone);
  expect(await sums()).toEqual(await counted());
  expect(await sums()).toEqual({});
});
