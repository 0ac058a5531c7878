import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { donors } from '#shared/collections/donors.ts';
import { givingBackfill } from '#shared/domain/due/giving-backfill.ts';
import { given, givingBy } from '#shared/domain/gifts/segment-kit.ts';
import { buildPacks } from '#shared/usecases/people/pack/build-packs.ts';
import { databaseOf } from '../../../tests/functions/emulator-clients.ts';
import {
  donationRecord,
  donorRecord,
  insideOf,
  personRecord,
} from '../../../tests/functions/sample-records.ts';
import { packContextOf } from '../people/log-people.ts';
import { backfillGiving } from './giving-backfill.ts';

const db = databaseOf('giving-backfill');

/** Donors who gave before their records had a text of it: `name-0` and so on. */
async function campaign(count: number) {
  const organization = randomUUID();
  const { doc } = insideOf(db, organization);
  for (let from = 0; from < count; from += 100) {
    const batch = db.batch();
    for (let at = from; at < Math.min(count, from + 100); at += 1) {
      const id = `donor-${String(at).padStart(3, '0')}`;
      const record = donorRecord({ name: `Donor ${at}`, totalDonated: 25_000 });
      batch.set(doc(`donors/${id}`), { ...record, donationCount: 1, lastDonationDate: '2026-02-01' });
      batch.set(doc(`people/${id}`), personRecord({ name: `Donor ${at}`, facets: ['donor'] }));
      batch.set(
        doc(`donations/g-${id}`),
        donationRecord({ donor_id: id, amount: 25_000, date: '2026-02-01' }),
      );
      batch.set(doc(`gift_entries/g-${id}`), {
        ...{ gift_id: `g-${id}`, donor_id: id, ...given('2026-02-01', 250), reason: null, import_id: null },
        ...{ recorded_by: 'x', recorded_at: new Date() },
      });
    }
    await batch.commit();
  }
  const texts = async () =>
    (await db.collection(donors.path(organization)).get()).docs.map((one) => one.get('giving') ?? '');
  const scheduled = () =>
    db.doc(`due/${givingBackfill(organization, { at: { toMillis: () => 0 } }).id}`).get();
  return { organization, doc, texts, scheduled };
}
const text = givingBy([given('2026-02-01', 250)]);

it('gives every donor the text, page by page, and goes on where its time ended', async () => {
  const { organization, doc, texts, scheduled } = await campaign(130);
  await doc('donors/nobody').set(donorRecord({ name: 'Nobody Yet' }));
  const handle = backfillGiving(db);
  // No time at all: one page.
  const turn = (about: string) =>
    handle({ organization_id: organization, ref: 'all', about, since: 0 }, { now: () => 1, until: 0 });
  expect(await turn('0')).toBe('done');
  expect((await texts()).filter((one) => one === text)).toHaveLength(100);
  const next = await scheduled();
  expect(next.get('about')).toMatch(/^25000 donor-/);
  expect(await turn(next.get('about'))).toBe('done');
  expect((await texts()).filter((one) => one === text)).toHaveLength(130);
  expect((await doc('donors/nobody').get()).get('giving') ?? '').toBe('');
});

it('is scheduled when packs are built of donors who lack it, and of no others', async () => {
  const { organization, scheduled, texts } = await campaign(2);
  await buildPacks(packContextOf(db, organization));
  expect((await scheduled()).get('about')).toBe('0');
  await backfillGiving(db)(
    { organization_id: organization, ref: 'all', about: '0', since: 0 },
    { now: () => 0, until: 1 },
  );
  expect(await texts()).toEqual([text, text]);
  await (await scheduled()).ref.delete();
  await buildPacks(packContextOf(db, organization));
  expect((await scheduled()).exists).toBe(false);
});
