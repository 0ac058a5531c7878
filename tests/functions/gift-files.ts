import { randomUUID } from 'node:crypto';
import type { DonationRow } from '#shared/api/imports-api.ts';
import { donations, fileRefunds, giftEntries } from '#shared/collections/index.ts';
import { changeGift } from '#shared/usecases/gifts/change-gift.ts';
import { settleRefund } from '#shared/usecases/gifts/settle-refund.ts';
import { undoImport } from '#shared/usecases/imports/undo/undo-import.ts';
import { rollupScheduler } from '../../functions/src/rollups/rollup-scheduler.ts';
import { performEffects } from '../../functions/src/usecases/perform.ts';
import { auth, db } from './emulator-clients.ts';
import { importing } from './import-campaign.ts';
import { donationRow } from './import-rows.ts';
import { runUseCase } from './run-use-case.ts';

const email = 'ana@example.org';
/** A gift's row of a processor's file. */
export const giftRow = (external_id: string, fields: Partial<DonationRow> = {}) =>
  donationRow({ email, external_id, amount: 10_000, date: '2026-03-09', ...fields });
/** The row of money that went back. */
export const refundRow = (of: string | null, amount: number, fields: Partial<DonationRow> = {}) =>
  donationRow({
    ...{ row: 9, email, external_id: of, amount, date: '2026-04-01', status: 'refunded' },
    refund: { kind: 'refund', number: null, of: of === null ? [] : [of] },
    ...fields,
  });

/** A campaign that brings files of gifts, with all that came of them. */
export async function giftFiles() {
  const it = importing(randomUUID());
  const profile = (role: string, uid: string = it.member.uid, organization = it.organization) =>
    db.doc(`user_profiles/${uid}`).set({
      ...{ user_id: uid, organization_id: organization, full_name: 'Admin', role, grants: [] },
      ...{ two_factor_enabled: false, two_factor_required: false, sessions_valid_after: null },
      ...{ voters_open_until: null, deletion_requested_at: null, member_positions: [] },
      ...{ created_at: new Date(), updated_at: new Date() },
    });
  await profile('admin');
  const rollup = rollupScheduler({ db, later: async () => {} });
  const calls = { ask: async () => undefined, now: async () => undefined };
  const watch = async () => undefined;
  const perform = performEffects({ db, auth, rollup, watch, calls } as never);
  const undoOnce = runUseCase(undoImport, { perform });
  const bring = async (...rows: DonationRow[]) => {
    const importId = await it.start('donations', 'file.csv');
    const answer = await it.importBatch(importId, { kind: 'donations', rows });
    return { importId, answer };
  };
  const undo = async (importId: string) => {
    while (!(await undoOnce(it.member, { importId, stop: true })).isDone);
  };
  const gifts = async () =>
    (await it.all('donations')).map((one) => ({ id: one.id, ...donations.schema.parse(one.data()) }));
  const entries = async () =>
    (await it.all('gift_entries')).map((one) => ({ id: one.id, ...giftEntries.schema.parse(one.data()) }));
  const refunds = async () =>
    (await it.all('file_refunds')).map((one) => ({ id: one.id, ...fileRefunds.schema.parse(one.data()) }));
  const state = async () =>
    JSON.stringify(
      (
        await Promise.all(
          ['donations', 'gift_entries', 'file_refunds', 'donors', 'giving_quarters'].map(it.all),
        )
      )
        .flat()
        .map((one) => [one.ref.path, one.updateTime]),
    );
  const settle = runUseCase(settleRefund, { perform });
  const change = runUseCase(changeGift, { perform });
  return { ...it, profile, bring, undo, gifts, entries, refunds, state, settle, change };
}
