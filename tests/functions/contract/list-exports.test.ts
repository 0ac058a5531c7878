import { expect, it } from 'vitest';
import { listExportKinds } from '#shared/api/exports-api.ts';
import { appeals } from '#shared/collections/appeals.ts';
import { appointments } from '#shared/collections/appointments.ts';
import { calltimeLists } from '#shared/collections/calltime-lists.ts';
import { elections } from '#shared/collections/campaign-elections.ts';
import { committeeMembers } from '#shared/collections/committee-members.ts';
import { directory } from '#shared/collections/directory.ts';
import { donations } from '#shared/collections/donations.ts';
import { donors } from '#shared/collections/donors.ts';
import { eventAddresses } from '#shared/collections/event-addresses.ts';
import { eventCosts } from '#shared/collections/event-costs.ts';
import { events } from '#shared/collections/events.ts';
import { financeSettings } from '#shared/collections/finance-settings.ts';
import { giftBatches } from '#shared/collections/gift-batches.ts';
import { giftEntries } from '#shared/collections/gift-entries.ts';
import { givingQuarters } from '#shared/collections/giving-quarters.ts';
import { hourEntries } from '#shared/collections/hour-entries.ts';
import { informationRequests } from '#shared/collections/information-requests.ts';
import { limitRules } from '#shared/collections/limit-rules.ts';
import { people } from '#shared/collections/people.ts';
import { rolodexRatings } from '#shared/collections/rolodex-ratings.ts';
import { rsvps } from '#shared/collections/rsvps.ts';
import { thankYous } from '#shared/collections/thank-yous.ts';
import { cellName } from '#shared/domain/giving/giving-cells.ts';
import { exportPageSize } from '#shared/usecases/exports/export-pages.ts';
import { exportRecords } from '#shared/usecases/exports/export-records.ts';
import { parseCsv } from '../csv.ts';
import { donationRecord, donorRecord, personRecord } from '../sample-records.ts';
import { bothStores, moment } from './both-stores.ts';

const opened = Date.now() - 86_400_000;
const stamps = {
  created_at: moment(opened),
  created_by: 'ana',
  updated_at: moment(opened),
  updated_by: 'ana',
};
type Exporting = Parameters<(typeof exportRecords)['run']>;

async function campaign() {
  const stores = bothStores();
  const { seed } = stores;
  await seed(directory, 'ana', { full_name: '=Ana', role: 'finance', grants: [], member_positions: [] });
  await seed(giftBatches, 'b1', {
    ...{ received_on: '2026-03-09', deposited_on: null, account: '+bank', note: '@note', count: 1 },
    ...{
      expected_count: 2,
      expected_total: 5_000,
      total: 2_500,
      status: 'open',
      reopened_because: null,
      pictures: [],
    },
    ...stamps,
  });
  await seed(thankYous, 'g1', {
    ...{ donor_id: 'd', donor_name: '=cmd', cents: 2_500, day: '2026-03-09', since: moment(opened) },
    ...{ state: 'call', done_on: '2026-03-10', done_by: 'ana', note: null },
  });
  const { updated_by: _, ...made } = stamps;
  await seed(calltimeLists, 'l1', {
    ...{ name: '-Lapsed', goal_cents: 100_000, script: null, callers: ['ana'], state: 'open', people: 3 },
    ...{ packs: 1, left_out: { no_donor: 0, no_number: 0, closed: 0 }, calls: 2, reached: 1 },
    ...{ pledged: 5_000, promised: 0, ...made },
  });
  await seed(financeSettings, 'current', {
    ...{ jurisdiction: 'US', office: 'us_house', cycle_from: '2026-11-04', cycle_to: '2028-11-07' },
    ...{ pledge_reminders: false, ...stamps },
  });
  await seed(elections, '00', { code: 'P2028', day: '2028-03-07', on_ballot: true, ...stamps });
  await seed(limitRules, '00', {
    ...{ donor_kind: '*', period: 'year', max_cents: 100_000, effective_from: '2026-01-01' },
    ...{ effective_to: null, reason: '=ours', source_url: null, reviewed_on: '2026-01-01', ...stamps },
  });
  await seed(committeeMembers, 'm1', {
    ...{ person_id: 'rosa', name: '=Rosa', goal: 500_000, commitment: 250_000, code: 'FC-ROSA' },
    ...{ is_lobbyist: false, note: null, left_on: null, ...stamps },
  });
  const cell = { week: '2026-03-09', method: 'check' as const, code: 'FC-ROSA', solicitors: [] };
  await seed(givingQuarters, '2026-Q1', {
    quarter: '2026-Q1',
    cells: {
      [cellName(cell)]: { cents: 12_345, count: 2 },
      [cellName({ ...cell, code: '-s1' })]: { cents: 4_000, count: 2 },
      [cellName({ ...cell, code: '@unknown' })]: { cents: 700, count: 1 },
    },
  });
  await seed(appeals, 'spring', {
    ...{ name: '=Spring', channel: 'mail', starts_on: '2026-03-01', ends_on: null, cost: 5_000, goal: 0 },
    ...{ note: null, revision: 0, archived: false, ...stamps },
    packages: [
      {
        ...{ id: 'p1', name: '+Prospects' },
        codes: [{ code: '-S1', name: '', quantity: 1_000, cost: 30_000 }],
      },
    ],
  });
  await seed(informationRequests, 'owen', {
    ...{ donor_name: '-Owen', missing: ['employer'], passed_on: '2026-03-09', cents: 25_000, total: 25_000 },
    ...{ rule: 'US', cycle_from: '2025-01-01', state: 'due', requests: [], answers: [], closed: null },
    changed_at: moment(opened),
  });
  const named = { name: '=Held', name_key: 'held', family_key: 'held' };
  for (const [id, facets] of [
    ['giver', ['donor']],
    ['friend', []],
  ] as const)
    await seed(
      people,
      id,
      people.schema.parse({ ...personRecord(named), facets, phones: ['+12025550142'], ...stamps }),
    );
  await seed(
    donors,
    'giver',
    donors.schema.parse({ ...donorRecord(named), totalDonated: 150_000, ...stamps }),
  );
  await seed(giftEntries, 'e1', {
    ...{
      gift_id: 'e1',
      donor_id: 'giver',
      kind: 'gift',
      cents: 150_000,
      day: '2026-03-09',
      election: 'P2028',
    },
    ...{ reason: null, import_id: null, recorded_at: moment(opened), recorded_by: 'ana' },
  });
  // A corporation may give nothing, however small.
  await seed(
    people,
    'corp',
    people.schema.parse({ ...personRecord({ name: 'Kestrel Inc.' }), kind: 'organization', ...stamps }),
  );
  await seed(
    donors,
    'corp',
    donors.schema.parse({
      ...{ ...donorRecord({ name: 'Kestrel Inc.' }), totalDonated: 2_500, donor_kind: 'corporation' },
      ...stamps,
    }),
  );
  await seed(giftEntries, 'e2', {
    ...{ gift_id: 'e2', donor_id: 'corp', kind: 'gift', cents: 2_500, day: '2026-03-10', election: null },
    ...{ reason: null, import_id: null, recorded_at: moment(opened), recorded_by: 'ana' },
  });
  await seed(rolodexRatings, 'friend_ana', {
    ...{ person_id: 'friend', rated_by: 'ana', rated_by_name: '@Ana', relation: 'friend' },
    ...{ capacity_cents: 50_000, ask_cents: 75_000, rated_at: moment(opened) },
  });
  await seed(events, 'forum', {
    ...{ title: '=Forum', type: 'meeting', description: null, attendance: 'in_person' },
    ...{ online_url: null, visibility: 'public', accessibility: null, accessibility_features: [] },
    ...{ accessibility_note: null, languages: null, bring: null, instructions: null, contact_name: null },
    ...{ contact_email: null, contact_phone: null, hosts: ['ana'], tags: [], source_code: null },
    ...{ venue: null, city: null, address: null, address_visibility: 'private', zone: 'America/New_York' },
    shifts: [
      {
        ...{ id: 's1', from: '2027-03-09T18:00', to: '2027-03-09T20:00', capacity: 30 },
        ...{ capacity_kind: 'hard', label: '+1', lead: null, taken: 2, waiting: 0 },
      },
    ],
    ...{ starts_at: moment(opened), ends_at: moment(opened), day: '2027-03-09', state: 'draft' },
    ...{ published_at: null, cancelled: null, series_id: null, series_day: null, series_rule: null },
    is_exception: false,
    ...stamps,
  });
  await seed(eventAddresses, 'forum', { address: '=1 Main St' });
  await seed(eventCosts, 'forum', {
    ...{ ticket: 2_500, goal: null, cost: 12_300, note: '+note', revision: 1 },
    in_kind: [{ id: 'i', giver: '=Ana', what: 'Food', cents: 900 }],
    ...{ updated_at: moment(opened), updated_by: 'ana' },
  });
  await seed(rsvps, 'r1', {
    ...{ event_id: 'forum', shift_id: 's1', person_id: 'ana', name: '=Ben', email: 'ben@example.org' },
    ...{ phone: null, language: null, guests: 1, needs: '+ramp', answers: [], state: 'attended', places: 2 },
    ...{ arrived_at: moment(opened), source: 'form', source_code: null, consents: [], code: 'ABCD2345' },
    ...{ link_version: 0, offered_until: null, confirmed_at: null, cancelled_by: null },
    ...{ checked_in_at: moment(opened), arrived_from: null, minutes: 90, note: null, launch: null },
    ...stamps,
  });
  await seed(hourEntries, 'h1', {
    ...{ person_id: 'friend', kind: 'correction', minutes: -30, day: '2027-03-09', event_id: 'forum' },
    ...{ shift_id: 's1', rsvp_id: 'r1', note: '@note', approved_by: null },
    ...{ state: 'counted', corrects: null, decided_at: null, reason: null, import_id: null },
    ...{ created_at: moment(opened), created_by: 'ana' },
  });
  await seed(appointments, 'board', {
    ...{ title: '=Editorial board', kind: 'interview', place: null, address: null, drive_before: 20 },
    ...{ drive_after: 20, staffer: 'ana', contact_name: null, contact_phone: null, press: 'yes' },
    ...{ press_note: null, expected: null, talking_points: '-first', positions: [], notes: null },
    ...{ event_id: null, person_id: null, requester: null, requester_email: null },
    ...{ from: '2027-03-10T09:00', to: '2027-03-10T10:00', zone: 'America/New_York' },
    ...{ starts_at: moment(opened), ends_at: moment(opened), day: '2027-03-10', state: 'accepted' },
    ...{ decision: null, over: null },
    ...stamps,
  });
  return stores;
}
const textOf = async ([input, context]: Exporting) => {
  const { chunks, rows } = await exportRecords.run(input, context);
  let text = '';
  for await (const chunk of chunks) text += chunk;
  return { rows, text };
};
const wordOf = {
  pledges: 'Pledged on',
  gift_batches: "'+bank",
  thank_yous: "'=cmd",
  calltime_lists: "'-Lapsed",
  limit_rules: "'=ours",
  committee_members: "'=Rosa,123.45",
  appeals: "'=Spring,mail,2026-03-01,,no,'+Prospects,'-S1,,1000,300.00,2,40.00,20.00,7.50,0.0020",
  information_requests: "'-Owen",
  held_cases: "'=Held,500.00,P2028,2026-03-09",
  rolodex_ratings: "'@Ana,friend,500.00,750.00",
  events: "'=Forum,meeting,draft,2027-03-09",
  rsvps: "'=Forum,2027-03-09,'=Ben,ben@example.org",
  hour_entries: "'=Held,2027-03-09,correction,counted,'-30,'=Forum,2027-03-09 18:00,'@note",
  appointments: "'=Editorial board,interview,accepted,2027-03-10 09:00",
};
/** Lists that are no matter of money. */
const ofCalendar: readonly string[] = ['events', 'rsvps', 'hour_entries', 'appointments'];

it('exports each list alike on both stores, without a formula', async () => {
  const { contexts, compare } = await campaign();
  for (const [place, kind] of listExportKinds.entries()) {
    const { server, memory } = contexts({ by: 'ana', at: opened + 1_000 * (place + 1), role: 'admin' });
    const one = await textOf([{ kind }, server]);
    expect(await textOf([{ kind }, memory])).toEqual(one);
    expect(one.text).toContain(wordOf[kind]);
    if (kind === 'appeals') expect(one.text).toContain("'@unknown,,,0.00,1,7.00,7.00,,");
    if (kind === 'events') {
      expect(one.text).toContain("'=1 Main St");
      expect(one.text).toContain('25.00,,123.00');
    }
    if (kind === 'held_cases') expect(one.text).toMatch(/Kestrel Inc\.,25\.00,\w*,2026-03-10/);
    const rows = parseCsv(one.text.slice(1));
    expect(rows.length - 1).toBe(one.rows);
    for (const cell of rows.flat()) expect(cell).not.toMatch(/^[=+@\t-]/);
  }
  await compare();
});

it('exports the law’s rules for the race, and none of another one', async () => {
  const { contexts } = await campaign();
  const { server } = contexts({ by: 'ana', at: opened + 60_000, role: 'finance' });
  const { text } = await textOf([{ kind: 'limit_rules' }, server]);
  const [header = [], ...rows] = parseCsv(text.slice(1));
  const places = rows.map((row) => row[header.indexOf('Jurisdiction')]);
  expect(new Set(places)).toEqual(new Set(['US']));
  expect(rows.map((row) => row[header.indexOf('Limit')])).toContain('3500.00');
  expect(rows.map((row) => row[header.indexOf('Status')])).toContain('own');
});

it('shows what still counts of a gift that went back in part', async () => {
  const { seed, contexts } = await campaign();
  const gift = donations.schema.parse({ ...donationRecord({ donor_id: 'd', amount: 10_000 }), ...stamps });
  await seed(donations, 'g', { ...gift, counted: 6_000 });
  const { server } = contexts({ by: 'ana', at: opened + 60_000, role: 'finance' });
  const { text } = await textOf([{ kind: 'donations' }, server]);
  const [header = [], row = []] = parseCsv(text.slice(1));
  expect([row[header.indexOf('Amount')], row[header.indexOf('Counted')]]).toEqual(['100.00', '60.00']);
});

it('refuses whoever may not read donations, and leaves no line behind', async () => {
  const { contexts, documents } = await campaign();
  for (const role of ['field', 'user', 'canvasser'] as const)
    for (const kind of listExportKinds.filter((one) => !ofCalendar.includes(one))) {
      const { server, memory } = contexts({ by: 'ben', at: opened + 60_000, role });
      for (const context of [server, memory])
        await expect(textOf([{ kind }, context])).rejects.toMatchObject({ key: 'request.notAllowed' });
    }
  const lines = Object.keys((await documents()).server).filter((path) => path.includes('/audit/'));
  expect(lines).toEqual([]);
});

it('pages through a long list and loses no row', async () => {
  const { seed, contexts } = bothStores({ isMemoryAlone: true });
  const count = exportPageSize * 2 + 3;
  for (let at = 0; at < count; at += 1)
    await seed(thankYous, `g${at}`, {
      ...{ donor_id: 'd', donor_name: `Donor ${at}`, cents: 100, day: '2026-03-09', since: moment(1) },
      ...{ state: 'due', done_on: null, done_by: null, note: null },
    });
  const { memory } = contexts({ by: 'ana', at: opened, role: 'finance' });
  const { rows, text } = await textOf([{ kind: 'thank_yous' }, memory]);
  expect([rows, new Set(text.trim().split('\r\n').slice(1)).size]).toEqual([count, count]);
});
