import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { segmentLaw, segmentsOf } from '#shared/domain/gifts/donor-segments.ts';
import { readGiving } from '#shared/domain/gifts/giving.ts';
import { given, givingBy, houseRace, refunded } from '#shared/domain/gifts/segment-kit.ts';
import { db } from '../../../tests/functions/emulator-clients.ts';
import {
  donationRecord,
  donorRecord,
  insideOf,
  personRecord,
} from '../../../tests/functions/sample-records.ts';
import { settleTotals } from './settle-totals.ts';

/** A donor whose card has somebody else merged into it. */
async function donor() {
  const organization = randomUUID();
  const { doc } = insideOf(db, organization);
  await doc('donors/ana').set(donorRecord({ name: 'Ana Lopez' }));
  await doc('people/ana').set({ ...personRecord({ name: 'Ana Lopez' }), merged_ids: ['ann'] });
  const entry = (id: string, gift_id: string, donor_id: string, fields: object) =>
    doc(`gift_entries/${id}`).set({
      ...{ gift_id, donor_id, reason: null, import_id: null, recorded_by: 'x', recorded_at: new Date() },
      ...fields,
    });
  const give = async (id: string, date: string, dollars: number, by = 'ana', fields: object = {}) => {
    await doc(`donations/${id}`).set(
      donationRecord({ donor_id: 'ana', amount: dollars * 100, date, ...fields }),
    );
    await entry(id, id, by, given(date, dollars));
  };
  const giving = async (of = 'ana'): Promise<string> => {
    await settleTotals(db, organization, of);
    return (await doc('donors/ana').get()).get('giving');
  };
  return { doc, give, entry, giving };
}
const segments = (text: string) =>
  segmentsOf({ kind: 'person', giving: readGiving(text) }, segmentLaw(houseRace, '2026-05-20'));

it('tells a donor’s gifts, also those that were written for whoever was merged into them', async () => {
  const { give, giving } = await donor();
  await give('g1', '2026-02-01', 2_000);
  await give('g2', '2026-03-01', 900, 'ann');
  const text = await giving();
  expect(text).toBe(givingBy([given('2026-02-01', 2_000), given('2026-03-01', 900)]));
  expect(segments(text)).toEqual(['repeat', 'near_limit']);
});

it('follows a refund, a failed payment and a pledge, and writes nothing where nothing changed', async () => {
  const { give, entry, doc, giving } = await donor();
  await give('g1', '2026-02-01', 3_500);
  expect(segments(await giving())).toContain('maxed');
  await entry('r1', 'g1', 'ana', refunded('2026-05-01', 3_000));
  await doc('donations/g1').update({ counted: 50_000 });
  await doc('donations/f1').set(
    donationRecord({ donor_id: 'ana', date: '2026-05-10', status: 'failed', type: 'recurring' }),
  );
  await doc('pledges/p1').set({ donor_id: 'ana', stage: 'open', due_on: '2026-05-19' });
  await doc('pledges/p2').set({ donor_id: 'ana', stage: 'paid', due_on: '2026-01-19' });
  const text = await giving();
  expect(readGiving(text)).toMatchObject({ failed: '2026-05-10', owed: '2026-05-19' });
  expect(segments(text)).toEqual(['mid_level', 'recurring_failing', 'pledge_unpaid']);
  const { updateTime } = await doc('donors/ana').get();
  await giving();
  expect((await doc('donors/ana').get()).updateTime).toEqual(updateTime);
});

it('counts a part of a partnership’s gift for limits and as no gift, also of whoever was merged away', async () => {
  const { give, entry, doc, giving } = await donor();
  await give('g1', '2026-02-01', 2_000);
  await doc('people/ann').set({ ...personRecord({ name: 'Ann Lopez' }), merged_into: 'ana' });
  const day = '2026-02-03';
  await entry('f-partners-1', 'f-partners', 'ann', {
    ...{ kind: 'partner', cents: 150_000, day, received_on: day, election: null },
  });
  expect(segments(await giving('ann'))).toEqual(['maxed']);
});
