import { beforeAll, describe, expect, it } from 'vitest';
import { importFinishCall, importRowsCall, importStartCall } from '#shared/api/imports-api.ts';
import { rollups } from '#shared/collections/index.ts';
import { crowd, isFull } from '../full.ts';
import { ask, refusalIn, send } from './call-endpoint.ts';
import { served } from './emulator-clients.ts';
import { eventually } from './eventually.ts';
import { donationRow, donorRow } from './import-rows.ts';
import { membersIn } from './new-members.ts';
import { donationRecord, donorRecord, insideOf, volunteerRecord } from './sample-records.ts';

const { newMember } = membersIn(served);

/** What the deployed triggers, tasks and endpoints do together; each alone is tried beside its source. */
async function campaign() {
  const member = await newMember();
  const inside = insideOf(served, member.organization);
  const rollup = async () => rollups.schema.parse((await inside.doc('rollups/dashboard').get()).data());
  return { ...inside, member, rollup };
}

describe('what a member enters', () => {
  it('reaches totals, volunteers, feed and dashboard', async () => {
    const { doc, all, rollup } = await campaign();
    const email = 'ana@example.org';
    await doc('volunteers/ana').set(volunteerRecord({ name: 'Ana Lopez', email, totalHours: 3 }));
    await doc('donors/ana').set(donorRecord({ name: 'Ana Lopez', email }));
    await doc('donations/g').set(donationRecord({ donor_id: 'ana', type: 'recurring' }));
    const seen = await eventually(rollup, ({ total_raised, recurring_donor_count, volunteer_hours }) =>
      [total_raised === 2_500, recurring_donor_count === 1, volunteer_hours === 3].every(Boolean),
    );
    expect(seen).toMatchObject({
      donation_count: 1,
      donation_records: 1,
      donor_count: 1,
      volunteer_count: 1,
      months: { '2026-03': { amount: 2_500, count: 1 } },
    });
    await eventually(
      async () => (await all('campaign_achievements')).map(({ id }) => id).join(' '),
      (unlocked) => unlocked === 'first_conversion first_donor first_recurring first_volunteer',
    );
    await eventually(
      () => all('activity'),
      (lines) => lines.length === 7,
    );
    expect((await doc('donors/ana').get()).get('totalDonated')).toBe(2_500);
    await eventually(
      async () => (await doc('volunteers/ana').get()).get('is_donor'),
      (is) => is === true,
    );
    const card = (await doc('people/ana').get()).data();
    expect(card).toMatchObject({ name: 'Ana Lopez', emails: [email], facets: ['donor', 'volunteer'] });
  });

  it('is counted to the last of many gifts in a row', async () => {
    const count = crowd(30);
    const { doc, rollup } = await campaign();
    await doc('donors/ana').set(donorRecord({ name: 'Ana Lopez' }));
    for (let at = 0; at < count; at++) {
      await doc(`donations/${at}`).set(donationRecord({ donor_id: 'ana', amount: 100 }));
    }
    await eventually(
      rollup,
      ({ total_raised, months }) => total_raised === count * 100 && months['2026-03']?.count === count,
    );
    await doc('donations/0').delete();
    await eventually(
      rollup,
      ({ total_raised, months }) =>
        total_raised === (count - 1) * 100 && months['2026-03']?.count === count - 1,
    );
  });
});

describe('an import over HTTP', () => {
  const begun = async () => {
    const one = await campaign();
    const request = { kind: 'donors' as const, fileName: 'a.csv', rowsTotal: 9 };
    return { ...one, ...(await ask(importStartCall, one.member.token, request)) };
  };
  /** One for all that is refused whole, for it leaves nothing. */
  let refusing: Awaited<ReturnType<typeof begun>>;
  beforeAll(async () => {
    refusing = await begun();
  });

  it('brings rows, and its end brings the dashboard', async () => {
    const { member, all, rollup } = await campaign();
    const { token } = member;
    const count = isFull ? 200 : 20;
    const rows = Array.from({ length: count }, (_, at) =>
      donationRow({ row: at + 2, name: `Donor ${at % (count / 4)}`, external_id: `X${at}`, amount: 100 }),
    );
    const { importId } = await ask(importStartCall, token, {
      kind: 'donations',
      fileName: 'a.csv',
      rowsTotal: count,
    });
    const sent = { importId, replace: false, batch: { kind: 'donations' as const, rows } };
    expect(await ask(importRowsCall, token, sent)).toMatchObject({ created: count });
    await ask(importFinishCall, token, { importId, status: 'finished' });
    expect(await rollup()).toMatchObject({ total_raised: count * 100, donor_count: count / 4 });
    expect((await all('activity')).map((line) => line.get('type'))).toEqual([
      'achievement_unlocked',
      'import_finished',
    ]);
  });

  // The tab is gone: nobody says that the import is finished.
  it('that breaks off still reaches the dashboard', async () => {
    const { member, rollup, importId } = await begun();
    const batch = { kind: 'donors' as const, rows: [donorRow()] };
    await ask(importRowsCall, member.token, { importId, replace: false, batch });
    await eventually(rollup, ({ donor_count }) => donor_count === 1);
  });

  it.each([
    ['too many rows', { rows: Array.from({ length: 201 }, (_, at) => donorRow({ row: at + 1 })) }],
    ['no rows', { rows: [] }],
    ['a forged kind', { kind: 'user_profiles', rows: [donorRow()] }],
    ['rows of another kind', { kind: 'donations', rows: [donorRow()] }],
    ['a field that functions own', { rows: [{ ...donorRow(), totalDonated: 5 }] }],
    ['a name that is no text', { rows: [{ ...donorRow(), name: { $gt: '' } }] }],
    ['a name that is too long', { rows: [donorRow({ name: 'x'.repeat(121) })] }],
    ['an address in capitals', { rows: [donorRow({ email: 'ANA@EXAMPLE.ORG' })] }],
    ['a number without its country', { rows: [donorRow({ phone: '5035550100' })] }],
  ])('refuses %s whole', async (_, fields) => {
    const { member, all, importId } = refusing;
    const body = JSON.stringify({ importId, replace: false, batch: { kind: 'donors', ...fields } });
    const refused = refusalIn(await send(importRowsCall.path, body, { token: member.token }));
    expect(refused).toMatchObject({ status: 400, code: 'invalid-argument' });
    expect(await all('donors')).toEqual([]);
  });
});
