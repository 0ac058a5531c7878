import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { activity, emptyRollup } from '#shared/collections/index.ts';
import { exportRecords } from '#shared/usecases/exports/export-records.ts';
import { auditLine, auditOf, ending } from '../../../tests/functions/admitted-member.ts';
import { candidateRecord, insider, longest } from '../../../tests/functions/candidate-records.ts';
import { parseCsv } from '../../../tests/functions/csv.ts';
import { auth, db } from '../../../tests/functions/emulator-clients.ts';
import { runDownload } from '../../../tests/functions/run-use-case.ts';
import {
  donationRecord,
  donorRecord,
  insideOf,
  volunteerRecord,
} from '../../../tests/functions/sample-records.ts';
import type { Member } from '../http/guard.ts';
import { rollupScheduler } from '../rollups/rollup-scheduler.ts';
import { performEffects } from '../usecases/perform.ts';

const scheduler = rollupScheduler({ db, later: async () => {} });
const nothing = async () => undefined;
const run = runDownload(exportRecords, {
  perform: performEffects({
    db,
    auth,
    rollup: scheduler,
    watch: nothing,
    calls: { ask: nothing, now: nothing },
    places: nothing,
  }),
});

async function campaign() {
  const [organization, now] = [randomUUID(), Timestamp.now()];
  const fields = { name: 'Test', require_two_factor: false, created_at: now, updated_at: now };
  await db.doc(`organizations/${organization}`).set(fields);
  return { organization, ...insideOf(db, organization) };
}

/** The file's rows by section and figure, as a spreadsheet reads them. */
async function summaryFor(member: Member) {
  const { chunks, rows, name } = await run(member, { kind: 'summary' });
  let text = '';
  for await (const chunk of chunks) text += chunk;
  const [header, ...lines] = parseCsv(text);
  expect([text.slice(0, 8), header, name]).toEqual([
    '\uFEFFSection',
    ['Section', 'Figure', 'Value'],
    'summary.csv',
  ]);
  expect(lines).toHaveLength(rows ?? 0);
  return Object.fromEntries(lines.map(([section, figure, value]) => [`${section}: ${figure}`, value]));
}

it('says what the records say, of this campaign only and of today', async () => {
  const { organization, doc, all } = await campaign();
  const other = await campaign();
  await other.doc('donors/x').set(donorRecord({ name: 'Not ours', totalDonated: 5 }));
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  const imported = { import_id: 'test' };
  const donors = [
    { name: 'Ana', totalDonated: 123_456, donationCount: 4, lastDonationDate: day(3), is_recurring: true },
    { name: 'Ben', totalDonated: 1_001, donationCount: 1, lastDonationDate: day(90) },
    { name: 'Cy' },
  ];
  const volunteers = [
    { name: 'Ana', totalHours: 60.5, is_donor: true, lastActiveDate: day(1), skills: ['Phones', '=1+1'] },
    { name: 'Di', totalHours: 21, lastActiveDate: day(40), skills: ['Phones'] },
    { name: 'Ed', totalHours: 2 },
  ];
  const gifts = [
    { amount: 123_456, date: '2026-02-01', type: 'recurring' },
    { amount: 1_001, date: '2026-03-31' },
    { amount: 77, date: '2026-03-31', status: 'pending' },
  ];
  const batch = db.batch();
  batch.set(
    db.doc(`candidate_profiles/${organization}`),
    candidateRecord({
      ...longest('x'),
      candidateName: '=Ana "AL" López',
      electionDate: '2026-11-03',
      party: null,
    }),
  );
  for (const each of donors) batch.set(doc(`donors/${each.name}`), donorRecord({ ...each, ...imported }));
  for (const each of volunteers)
    batch.set(doc(`volunteers/${each.name}`), volunteerRecord({ ...each, ...imported }));
  for (const each of gifts)
    batch.set(doc(`donations/${randomUUID()}`), donationRecord({ donor_id: 'Ana', ...each, ...imported }));
  await batch.commit();
  await scheduler.now(organization, ['giving:2026-02', 'giving:2026-03']);
  expect(await summaryFor(insider(organization, 'manager'))).toEqual({
    'Campaign: Campaign': 'Test',
    'Campaign: Candidate': `'=Ana "AL" López`,
    'Campaign: Office': 'x'.repeat(120),
    'Campaign: District': 'x'.repeat(120),
    'Campaign: State': 'x'.repeat(60),
    'Campaign: Party': '',
    'Campaign: Election date': '2026-11-03',
    'Campaign: Profile filled in (%)': '98',
    'Campaign: Date of this summary': day(0),
    'Fundraising: Total raised': '1244.57',
    'Fundraising: Donations': '2',
    'Fundraising: Donors': '3',
    'Fundraising: Average donation': '414.86',
    'Fundraising: Recurring donors': '1',
    'Volunteers: Volunteers': '3',
    'Volunteers: Hours': '83.5',
    'Insights: Conversion rate (%)': '33.3',
    'Insights: Volunteers who might give': '1',
    'Insights: Highly engaged donors': '1',
    'Insights: Highly engaged volunteers': '1',
    'Insights: Recently active donors': '1',
    'Insights: Recently active volunteers': '1',
    'Top skills: Phones': '2',
    "Top skills: '=1+1": '1',
    'Giving by month: 2026-02': '1234.56',
    'Giving by month: 2026-03': '10.01',
  });
  const entries = (await all('activity')).map((line) => activity.schema.parse(line.data()));
  expect(entries.filter(({ type }) => type === 'export_made')).toMatchObject([
    { capability: 'members.write', actor_id: 'rosa', subject_collection: 'summary', count: null },
  ]);
  expect(await auditOf(organization, db)).toEqual([
    auditLine({ type: 'data_exported', actor_id: 'rosa', actor_name: 'Rosa Diaz', what: 'summary' }),
  ]);
});

it('of a campaign that has only begun is blank where there is nothing to divide', async () => {
  const { organization } = await campaign();
  expect(await summaryFor(insider(organization, 'admin'))).toMatchObject({
    'Campaign: Candidate': '',
    'Campaign: Profile filled in (%)': '0',
    'Fundraising: Total raised': '0.00',
    'Fundraising: Average donation': '',
    'Insights: Conversion rate (%)': '',
  });
});

it('leaves out the skills for who may not read volunteers, and is refused to who may read nothing', async () => {
  const { organization, doc } = await campaign();
  const stamp = { as_of: Timestamp.now(), entries: 0 };
  await doc('rollups/dashboard').set({ ...emptyRollup, parts: { skills: stamp } });
  await doc('volunteer_skills/a').set({ skill: 'Phones', count: 2, as_of: Timestamp.now() });
  const figures = Object.keys(await summaryFor(insider(organization, 'finance')));
  expect(figures.filter((name) => name.startsWith('Top skills'))).toEqual([]);
  expect(figures).toContain('Volunteers: Hours');
  const canvasser = insider(organization, 'canvasser');
  expect(await ending(run(canvasser, { kind: 'summary' }))).toBe('permission-denied');
});
