import { randomUUID } from 'node:crypto';
import { logger } from 'firebase-functions';
import { describe, expect, it, vi } from 'vitest';
import { activity, donors } from '#shared/collections/index.ts';
import { write } from '../../../tests/functions/document-changes.ts';
import { db } from '../../../tests/functions/emulator-clients.ts';
import { donationRecord, donorRecord, insideOf } from '../../../tests/functions/sample-records.ts';
import { donationWritten } from './donation-written.ts';

type Recompute = { parts: readonly string[]; changedAt: number | null };

async function organization() {
  const id = randomUUID();
  const inside = insideOf(db, id);
  const recomputes: Recompute[] = [];
  const rollup = {
    ask: async (_: string, parts: readonly string[], changedAt: number | null) =>
      void recomputes.push({ parts, changedAt }),
  };
  await inside.doc('donors/ana').set(donorRecord({ name: 'Ana Lopez' }));
  return {
    ...inside,
    recomputes,
    onWrite: donationWritten({ db, rollup }),
    donor: async () => donors.schema.parse((await inside.doc('donors/ana').get()).data()),
  };
}
const gift = (overrides: object = {}) => donationRecord({ donor_id: 'ana', ...overrides }, 'writer');

describe('a donation', () => {
  it('brings its donor’s totals, a line in the feed and the parts it counts in', async () => {
    const { doc, all, onWrite, donor, recomputes } = await organization();
    const change = await write(doc('donations/g1'), gift({ type: 'recurring' }));
    await onWrite(change);
    expect(await donor()).toMatchObject({
      totalDonated: 2_500,
      donationCount: 1,
      lastDonationDate: '2026-03-09',
      is_recurring: true,
      has_donations: true,
    });
    const [line, ...others] = await all('activity');
    expect(others).toEqual([]);
    expect(activity.schema.parse(line?.data())).toMatchObject({
      type: 'donation_received',
      capability: 'donations.read',
      actor_id: 'writer',
      subject_id: 'ana',
      subject_name: 'Ana Lopez',
      amount: 2_500,
    });
    const parts = ['raised', 'earned:raised', 'earned:recurring', 'giving:2026-03'];
    expect(recomputes).toEqual([{ parts, changedAt: change.changedAt }]);
  });

  it('that is heard of twice, late, or in the wrong order changes nothing more', async () => {
    const { doc, all, onWrite, donor } = await organization();
    const first = await write(doc('donations/g1'), gift());
    const second = await write(doc('donations/g2'), gift({ amount: 500, date: '2026-04-01' }));
    const third = await write(doc('donations/g1'), gift({ amount: 1_000 }));
    for (const change of [third, second, first]) await onWrite(change);
    const before = [await doc('donors/ana').get(), ...(await all('activity'))].map(
      ({ updateTime }) => updateTime,
    );
    for (const change of [first, first, third, second]) await onWrite(change);
    const after = [await doc('donors/ana').get(), ...(await all('activity'))].map(
      ({ updateTime }) => updateTime,
    );
    expect(after).toEqual(before);
    expect(await donor()).toMatchObject({
      totalDonated: 1_500,
      donationCount: 2,
      lastDonationDate: '2026-04-01',
    });
  });

  it('leaves the totals when it is deleted', async () => {
    const { doc, onWrite, donor, recomputes } = await organization();
    await onWrite(await write(doc('donations/g1'), gift()));
    await onWrite(await write(doc('donations/g1'), null));
    expect(await donor()).toMatchObject({ totalDonated: 0, donationCount: 0, has_donations: false });
    expect(recomputes.at(-1)).toEqual({
      parts: ['raised', 'earned:raised', 'giving:2026-03'],
      changedAt: null,
    });
  });

  it('asks for exactly the parts in which it counts differently', async () => {
    const { doc, onWrite, recomputes, all } = await organization();
    await onWrite(await write(doc('donations/g1'), gift({ status: 'pending' })));
    await onWrite(await write(doc('donations/g1'), gift()));
    await onWrite(await write(doc('donations/g1'), gift({ date: '2026-05-01' })));
    await onWrite(await write(doc('donations/g1'), gift({ date: '2026-05-02' })));
    await onWrite(await write(doc('donations/g1'), gift({ date: '2026-05-02', amount: 7 })));
    await onWrite(
      await write(doc('donations/g1'), gift({ date: '2026-05-02', amount: 7, type: 'recurring' })),
    );
    expect(recomputes.map(({ parts }) => parts)).toEqual([
      ['raised'],
      ['raised', 'earned:raised', 'giving:2026-03'],
      ['giving:2026-03', 'giving:2026-05'],
      ['raised', 'earned:raised', 'giving:2026-05'],
      ['earned:recurring'],
    ]);
    expect(await all('activity')).toHaveLength(0);
  });

  it.each([
    ['only a name or a note changed', gift(), gift({ donor_name: 'Ana L', donor_key: 'ana l', note: 'x' })],
    ['an import created it', null, gift({ import_id: 'i' })],
  ])('calls for nothing when %s', async (_, before, after) => {
    const { doc, onWrite, recomputes, all, donor } = await organization();
    if (before) await doc('donations/g1').set(before);
    await onWrite(await write(doc('donations/g1'), after));
    expect(recomputes).toEqual([]);
    // A gift that was there before is counted by the emulator's own trigger, sooner or later.
    if (before) return;
    expect(await all('activity')).toEqual([]);
    expect((await donor()).donationCount).toBe(0);
  });

  it('that is broken is reported, and calls for nothing', async () => {
    const reported = vi.spyOn(logger, 'error').mockReturnValue();
    const { doc, onWrite, recomputes } = await organization();
    await onWrite(await write(doc('donations/g1'), { donor_id: 7 }));
    expect(recomputes).toEqual([]);
    expect(reported).toHaveBeenCalledOnce();
    reported.mockRestore();
  });

  it('of an import counts anew when somebody edits or deletes it', async () => {
    const { doc, onWrite, donor, recomputes } = await organization();
    await doc('donations/g1').set(gift({ import_id: 'i' }));
    await onWrite(await write(doc('donations/g1'), gift({ import_id: 'i', amount: 700 })));
    expect((await donor()).totalDonated).toBe(700);
    await onWrite(await write(doc('donations/g1'), null));
    expect((await donor()).totalDonated).toBe(0);
    // Nothing that an import brought was earned.
    expect(recomputes.map(({ parts }) => parts)).toEqual(Array(2).fill(['raised', 'giving:2026-03']));
  });

  it('of a donor who is gone is no error', async () => {
    const { doc, onWrite, all } = await organization();
    await onWrite(await write(doc('donations/g1'), gift({ donor_id: 'gone' })));
    expect(await all('donors')).toHaveLength(1);
  });

  it('counts forty at once', async () => {
    const { doc, onWrite, donor } = await organization();
    const ids = Array.from({ length: 40 }, (_, at) => at);
    await Promise.all(
      ids.map(async (at) => onWrite(await write(doc(`donations/g${at}`), gift({ amount: 100 + at })))),
    );
    expect(await donor()).toMatchObject({ totalDonated: 4_000 + 780, donationCount: 40 });
  });
});
