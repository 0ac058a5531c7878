import { describe, expect, it } from 'vitest';
import { donations, donors } from '#shared/collections/index.ts';
import { importChunkRows } from '#shared/constants.ts';
import { sha256 } from '#shared/demo/hash.ts';
import { exportedNumber } from '#shared/domain/import/gift-id.ts';
import { importing } from '../../../tests/functions/import-campaign.ts';
import { donationRow, donorRow, volunteerRow } from '../../../tests/functions/import-rows.ts';
import { personRecord, volunteerRecord } from '../../../tests/functions/sample-records.ts';

const email = 'ana@example.org';

/** Everything of a new person: an address and a number make two keys. */
const newcomer = (place: number) => ({
  ...{ row: place + 2, name: `Person ${place}`, email: `p${place}@example.org` },
  phone: `+1503555${String(place).padStart(4, '0')}`,
});
const newcomers = Array.from({ length: importChunkRows }, (_, place) => newcomer(place));

it.each([
  ['donations', { kind: 'donations' as const, rows: newcomers.map((person) => donationRow(person)) }],
  ['donors', { kind: 'donors' as const, rows: newcomers.map((person) => donorRow(person)) }],
])('brings a full chunk of %s of new people, all of whom volunteer', async (_, batch) => {
  const { once, doc, all } = importing();
  await Promise.all(
    newcomers.map(async ({ name, email, phone }, place) => {
      await doc(`volunteers/v${place}`).set(volunteerRecord({ name, email, phone }));
      await doc(`people/v${place}`).set(
        personRecord({ name, emails: [email], phones: [phone], facets: ['volunteer'] }),
      );
      await doc(`person_keys/${sha256(`email:${email}`)}`).set({ people: [`v${place}`] });
    }),
  );
  expect(await once(batch)).toMatchObject({ created: importChunkRows });
  expect((await all('donors')).map(({ id }) => id).toSorted()).toEqual(
    newcomers.map((_, place) => `v${place}`).toSorted(),
  );
  expect((await all('volunteers')).filter((one) => one.get('is_donor') === true)).toHaveLength(
    importChunkRows,
  );
});

describe('an import of donations', () => {
  it('brings the donors it names, with their totals', async () => {
    const { start, importBatch, all } = importing();
    const importId = await start('donations');
    const rows = [
      donationRow({ email, amount: 1_000, date: '2026-01-05', external_id: 'AB1' }),
      donationRow({ row: 3, email, amount: 500, type: 'recurring', note: 'thanks' }),
      donationRow({ row: 4, email, amount: 9_000, status: 'refunded', date: '2026-06-01' }),
      donationRow({ row: 5, name: 'Ben', amount: 700, status: 'pending' }),
    ];
    const answer = await importBatch(importId, { kind: 'donations', rows });
    expect(answer).toEqual({
      ...{ created: 4, updated: 0, unchanged: 0, refused: [], review: 0, consents: 0, unsourced: 0 },
      ...{
        createdCents: 11_200,
        unchangedCents: 0,
        refunds: 0,
        refundCents: 0,
        waiting: 0,
        waitingCents: 0,
        unsaid: 0,
      },
    });
    const people = (await all('donors')).map((each) => ({
      id: each.id,
      ...donors.schema.parse(each.data()),
    }));
    const ana = people.find((each) => each.email === email);
    expect(people).toHaveLength(2);
    expect(ana).toMatchObject({
      totalDonated: 1_500,
      donationCount: 2,
      lastDonationDate: '2026-03-09',
      is_recurring: true,
      has_donations: true,
      capacity: 'unknown',
      import_id: importId,
    });
    expect(people.find(({ name }) => name === 'Ben')).toMatchObject({
      donationCount: 0,
      has_donations: true,
    });
    const gifts = (await all('donations')).map((each) => donations.schema.parse(each.data()));
    expect(gifts.find(({ external_id }) => external_id === 'AB1')).toMatchObject({
      donor_id: ana?.id,
      donor_name: 'Ana López',
      donor_key: 'ana lopez',
      amount: 1_000,
      import_id: importId,
      created_by: 'importer',
    });
  });

  it('adds to a donor who is there, under the name that they have there', async () => {
    const { once, all } = importing();
    await once({ kind: 'donors', rows: [donorRow({ email, capacity: 'major' })] });
    await once({ kind: 'donations', rows: [donationRow({ email, name: 'A. Lopez' })] });
    await once({ kind: 'donations', rows: [donationRow({ email, amount: 100, date: '2025-12-31' })] });
    const [donor, ...others] = (await all('donors')).map((each) => each.data());
    expect(others).toEqual([]);
    expect(donor).toMatchObject({ totalDonated: 2_600, donationCount: 2, capacity: 'major' });
    expect(donor?.lastDonationDate).toBe('2026-03-09');
    const names = (await all('donations')).map((gift) => gift.get('donor_name'));
    expect(names).toEqual(['Ana López', 'Ana López']);
  });

  it('brings no gift twice, in one file or in two, but equal gifts as often as they are counted', async () => {
    const { once, all, check } = importing();
    const numbered = donationRow({ external_id: 'AB1' });
    const rows = [
      numbered,
      { ...numbered, row: 3, amount: 1 },
      donationRow({ row: 4, email }),
      donationRow({ row: 5, email, occurrence: 2 }),
    ];
    expect(await once({ kind: 'donations', rows })).toMatchObject({ created: 3, unchanged: 1 });
    const totals = async () => (await all('donors')).map((each) => each.get('totalDonated')).sort();
    const before = await totals();
    expect(await once({ kind: 'donations', rows }, true)).toMatchObject({ created: 0, unchanged: 4 });
    expect(await check({ kind: 'donations', rows })).toEqual([true, true, true, true]);
    expect(await check({ kind: 'donations', rows: [donationRow({ email, occurrence: 3 })] })).toEqual([
      false,
    ]);
    expect(await totals()).toEqual(before);
    expect(await all('donations')).toHaveLength(3);
  });

  it('knows its own export again, and keeps the export’s number to itself', async () => {
    const { once, all, doc } = importing();
    const entered = doc('donations/entered-by-hand');
    await once({ kind: 'donations', rows: [donationRow({ email })] });
    const [gift] = await all('donations');
    await entered.set(gift?.data() ?? {});
    const rows = [gift?.id ?? '', entered.id].map((id, at) =>
      donationRow({ row: at + 2, email, external_id: exportedNumber(id, null) }),
    );
    expect(await once({ kind: 'donations', rows })).toMatchObject({ created: 0, unchanged: 2 });
    await entered.delete();
    expect(await once({ kind: 'donations', rows })).toMatchObject({ created: 1, unchanged: 1 });
    expect((await entered.get()).get('external_id')).toBeNull();
  });

  it('stores what a row left out on the gift, and on a new donor what is about them', async () => {
    const { once, all } = importing();
    const phone = { field: 'phone', column: 'Donor Phone', code: 'phone_bad', cell: 'none' } as const;
    const note = { field: 'note', column: 'Comments', code: 'cut', cell: 'long' } as const;
    const extra = { Employer: 'Acme', 'Donor ZIP': '02139' };
    await once({ kind: 'donations', rows: [donationRow({ email, flags: [phone, note], extra })] });
    await once({ kind: 'donations', rows: [donationRow({ email, amount: 100, flags: [note] })] });
    await once({ kind: 'donations', rows: [donationRow({ email, amount: 200 })] });
    const gifts = (await all('donations'))
      .map((each) => donations.schema.parse(each.data()))
      .toSorted((one, other) => other.amount - one.amount);
    expect(
      gifts.map(({ import_flagged, import_flags, import_extra }) => [
        import_flagged,
        import_flags,
        import_extra,
      ]),
    ).toEqual([
      [true, [phone, note], extra],
      [undefined, undefined, undefined],
      [true, [note], undefined],
    ]);
    expect((await all('donors')).map((each) => donors.schema.parse(each.data()))).toMatchObject([
      { import_flagged: true, import_flags: [phone] },
    ]);
  });

  it('counts the money that it brings, and that was there', async () => {
    const { start, importBatch, import: imported } = importing();
    const rows = [
      donationRow({ external_id: 'A', amount: 1_001 }),
      donationRow({ row: 3, external_id: 'B', amount: 99 }),
    ];
    const importId = await start('donations');
    expect(await importBatch(importId, { kind: 'donations', rows })).toMatchObject({
      createdCents: 1_100,
      unchangedCents: 0,
    });
    const more = [...rows, donationRow({ row: 4, external_id: 'C', amount: 5 })];
    const answer = await importBatch(importId, { kind: 'donations', rows: more });
    expect(answer).toMatchObject({ createdCents: 5, unchangedCents: 1_100 });
    expect(await importBatch(importId, { kind: 'donations', rows: more })).toEqual(answer);
    expect(await imported(importId)).toMatchObject({ created_cents: 1_105, unchanged_cents: 1_100 });
  });

  it('brings each of different gifts that one number stands for, once', async () => {
    const { once, all } = importing();
    const rows = [
      donationRow({ email, external_id: 'AB1' }),
      donationRow({ row: 3, email, external_id: 'AB1', date: '2026-04-09', occurrence: 2 }),
    ];
    expect(await once({ kind: 'donations', rows })).toMatchObject({ created: 2 });
    expect(await once({ kind: 'donations', rows })).toMatchObject({ unchanged: 2 });
    expect(await all('donations')).toHaveLength(2);
  });

  it('leaves no path through a forged number', async () => {
    const { once, all } = importing();
    const rows = ['hustings:../../x/y', 'hustings:', 'hustings:__x__', '../x', '.'].map((external_id, at) =>
      donationRow({ row: at + 2, external_id }),
    );
    expect(await once({ kind: 'donations', rows })).toMatchObject({ created: 5 });
    for (const { id } of await all('donations')) expect(id).toMatch(/^[\da-f]{40}$/);
  });

  it('makes a volunteer a donor under the same id, and says so on both', async () => {
    const { once, all } = importing();
    await once({ kind: 'volunteers', rows: [volunteerRow({ email })] });
    await once({ kind: 'donations', rows: [donationRow({ email, card: { employer: 'Acme' } })] });
    const [[volunteer], [donor], [card]] = [
      await all('volunteers'),
      await all('donors'),
      await all('people'),
    ];
    expect([donor?.id, card?.id]).toEqual([volunteer?.id, volunteer?.id]);
    expect(volunteer?.get('is_donor')).toBe(true);
    expect(card?.data()).toMatchObject({ facets: ['donor', 'volunteer'], employer: 'Acme' });
  });

  it('gives the gift of one of a couple with one address to the right one', async () => {
    const { once, all } = importing();
    const rows = [
      donationRow({ name: 'Ana López', email }),
      donationRow({ row: 3, name: 'Luis López', email, amount: 700, external_id: 'L1' }),
    ];
    await once({ kind: 'donations', rows });
    const donorNames = (await all('donors')).map((donor) => [donor.get('name'), donor.get('totalDonated')]);
    expect(donorNames.toSorted()).toEqual([
      ['Ana López', 2_500],
      ['Luis López', 700],
    ]);
  });
});
