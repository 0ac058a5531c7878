import { expect, it } from 'vitest';
import { readGiving } from '#shared/domain/gifts/giving.ts';
import { undoImport } from '#shared/usecases/imports/undo/undo-import.ts';
import { auth, db } from '../../../tests/functions/emulator-clients.ts';
import { importing } from '../../../tests/functions/import-campaign.ts';
import { donationRow } from '../../../tests/functions/import-rows.ts';
import { runUseCase } from '../../../tests/functions/run-use-case.ts';
import { settleTotals } from '../donations/settle-totals.ts';
import { rollupScheduler } from '../rollups/rollup-scheduler.ts';
import { performEffects } from '../usecases/perform.ts';

/** A campaign whose admin imports gifts of one woman and takes imports back. */
async function campaign() {
  const { organization, member, start, finish, importBatch, all } = importing();
  await db.doc(`user_profiles/${member.uid}`).set({
    ...{ user_id: member.uid, organization_id: organization, full_name: 'Admin', role: 'admin', grants: [] },
    ...{ two_factor_enabled: false, two_factor_required: false, sessions_valid_after: null },
    ...{ voters_open_until: null, deletion_requested_at: null, member_positions: [] },
    ...{ created_at: new Date(), updated_at: new Date() },
  });
  const rollup = rollupScheduler({ db, later: async () => {} });
  const calls = { ask: async () => undefined, now: async () => undefined };
  const watch = async () => undefined;
  const undoOnce = runUseCase(undoImport, {
    perform: performEffects({ db, auth, rollup, watch, calls } as never),
  });
  const bring = async (gifts: readonly (readonly [date: string, amount: number, more?: object])[]) => {
    const importId = await start('donations');
    const rows = gifts.map(([date, amount, more], at) =>
      donationRow({ row: 2 + at, email: 'ana@example.org', date, amount, ...more }),
    );
    await importBatch(importId, { kind: 'donations', rows });
    await finish(importId);
    return importId;
  };
  const undo = async (importId: string) => {
    while (!(await undoOnce(member, { importId, stop: false })).isDone);
  };
  const donor = async () => {
    const [found] = await all('donors');
    return { id: found?.id ?? '', giving: String(found?.get('giving')) };
  };
  const recount = async () => {
    await settleTotals(db, organization, (await donor()).id);
    return (await donor()).giving;
  };
  return { bring, undo, donor, recount };
}

it('an import leaves what a recount says, and its undo gives back what was there', async () => {
  const { bring, undo, donor, recount } = await campaign();
  await bring([
    ['2026-01-05', 2_500],
    ['2026-02-05', 5_000, { type: 'recurring' }],
  ]);
  const before = (await donor()).giving;
  expect(readGiving(before)).toMatchObject({ gifts: { length: 2 }, recurring: '2026-02-05', failed: null });
  expect(await recount()).toBe(before);
  const second = await bring([
    ['2025-12-31', 100],
    ['2026-03-05', 5_000, { type: 'recurring', status: 'failed' }],
    ['2026-03-06', 7_500, { status: 'refunded' }],
    ['2026-04-01', 9_900, { type: 'recurring' }],
  ]);
  const after = (await donor()).giving;
  expect(readGiving(after)).toMatchObject({
    ...{ gifts: { length: 4 }, recurring: '2026-04-01', failed: '2026-03-05' },
  });
  expect(await recount()).toBe(after);
  await undo(second);
  expect((await donor()).giving).toBe(before);
  expect(await recount()).toBe(before);
});
