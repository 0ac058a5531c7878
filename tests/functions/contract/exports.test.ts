import { expect, test } from 'vitest';
import { candidateProfiles } from '#shared/collections/candidate-profiles.ts';
import { donations } from '#shared/collections/donations.ts';
import { donors } from '#shared/collections/donors.ts';
import { emptyRollup, organizations, rollups } from '#shared/collections/index.ts';
import { people } from '#shared/collections/people.ts';
import { volunteerSkills } from '#shared/collections/volunteer-skills.ts';
import { volunteers } from '#shared/collections/volunteers.ts';
import { mappingOf, matchHeaders } from '#shared/domain/import/headers.ts';
import { readRow } from '#shared/domain/import/read-row.ts';
import { exportRecords } from '#shared/usecases/exports/export-records.ts';
import { importRows } from '#shared/usecases/imports/import-rows.ts';
import { startImport } from '#shared/usecases/imports/start-import.ts';
import { syncProfilePeople } from '#shared/usecases/profile/sync-profile-people.ts';
import { candidateRecord } from '../candidate-records.ts';
import { parseCsv } from '../csv.ts';
import { personRow } from '../import-rows.ts';
import { donationRecord, donorRecord, volunteerRecord } from '../sample-records.ts';
import { bothStores, moment } from './both-stores.ts';

const opened = Date.now() - 86_400_000;
const stamps = { created_at: moment(opened), updated_at: moment(opened) };
type Exporting = Parameters<(typeof exportRecords)['run']>;

async function campaign() {
  const stores = bothStores();
  const { seed, organization } = stores;
  const person = { email: 'ana@example.org', phone: '+15035550100', ...stamps };
  for (const count of Array.from({ length: 30 }, (_, place) => place)) {
    const name = count % 3 ? `Ana "${count}" López, Jr.` : `=SUM(A${count})`;
    // Every other one alike: the order of equal ones must not depend on the store.
    const totals = { totalDonated: 100 * Math.floor(count / 2) };
    await seed(donors, `d${count}`, donors.schema.parse({ ...donorRecord({ name, ...totals }), ...person }));
    const service = { totalHours: count / 2, skills: count % 2 ? ['Phones'] : ['=1+1', 'Data entry'] };
    await seed(
      volunteers,
      `v${count}`,
      volunteers.schema.parse({ ...volunteerRecord({ name, ...service }), ...stamps }),
    );
    const about = { donor_id: count % 5 ? `d${count}` : 'gone', note: '- in cash\nby hand' };
    const gift = { ...donationRecord(about), external_id: count % 2 ? `AB${count}` : null, ...stamps };
    await seed(donations, `g${count}`, donations.schema.parse(gift));
  }
  await seed(
    organizations,
    organization,
    organizations.schema.parse({ name: 'Test', require_two_factor: false, ...stamps }),
  );
  await seed(
    candidateProfiles,
    organization,
    candidateProfiles.schema.parse({ ...candidateRecord({ candidateName: 'Zoë' }), ...stamps }),
  );
  for (const [count, skill] of ['Phones', 'Data entry', 'Cooking'].entries())
    await seed(volunteerSkills, `s${count}`, { skill, count: count % 2, as_of: moment(opened) });
  await seed(rollups, 'dashboard', { ...emptyRollup, donor_count: 30, total_raised: 12_345 });
  return stores;
}

const textOf = async ([input, context]: Exporting) => {
  const { chunks, ...file } = await exportRecords.run(input, context);
  let text = '';
  for await (const chunk of chunks) text += chunk;
  return { ...file, text };
};

test('an export is the same byte for byte on the server and in the demo', async () => {
  const { contexts, compare, effects } = await campaign();
  for (const [place, kind] of (['donors', 'donations', 'volunteers', 'summary'] as const).entries()) {
    const { server, memory } = contexts({ by: 'ana', at: opened + 1_000 * (place + 1) });
    const [one, other] = [await textOf([{ kind }, server]), await textOf([{ kind }, memory])];
    expect(other).toEqual(one);
    expect(one.name).toBe(`${kind}.csv`);
    expect(one.text).toMatch(kind === 'summary' ? /Total raised,123\.45/ : /L[oó]pez/);
    if (kind !== 'summary') expect(one.rows).toBe(30);
  }
  const finance = contexts({ by: 'ben', at: opened + 60_000, role: 'finance' });
  for (const context of [finance.server, finance.memory]) {
    expect((await textOf([{ kind: 'summary' }, context])).text).not.toContain('Top skills');
    await expect(textOf([{ kind: 'volunteers' }, context])).rejects.toMatchObject({
      key: 'request.notAllowed',
    });
  }
  expect(effects.memory).toEqual(effects.server);
  await compare();
});

test('the profile carries the same people on the server and in the demo', async () => {
  const { call, compare } = await campaign();
  let at = opened;
  const outcomes: string[] = [];
  for (const [kind, add] of [
    ['donors', undefined],
    ['donors', 'd7'],
    ['volunteers', 'v0'],
    ['donors', 'd3'],
    ['donors', 'none'],
    ['volunteers', 'd3'],
  ] as const) {
    at += 1_000;
    const outcome = await call(syncProfilePeople, add ? { kind, add } : { kind }, { by: 'ana', at });
    outcomes.push('refused' in outcome ? outcome.refused : 'count');
    await call(syncProfilePeople, { kind }, { by: 'ben', at, role: 'canvasser' });
  }
  expect(outcomes).toEqual([...Array(4).fill('count'), 'donors.gone', 'volunteers.gone']);
  await compare();
});

test('people leave with their whole card and what is known about contacting them, and are read back', async () => {
  const { call, contexts, seed } = bothStores();
  let at = opened;
  const next = () => {
    at += 1_000;
    return { by: 'ana', at };
  };
  const card = {
    ...{ street: '1 Main St', unit: '2B', city: 'Salem', state: 'OR', zip: '02139', source: 'Fair' },
    ...{ employer: '=HYPERLINK("http://evil.example")', occupation: 'Nurse', language: 'es' as const },
  };
  const contact = { emails: ['ana@example.org', 'a@example.org'], phones: ['+15035550100'] };
  const words = 'Signed a card at the fair';
  const yes = { words: 'yes', about: null, meant: null };
  const consents = [
    { what: 'opt_out', channel: 'call', field: 'call_opt_out', column: 'DNC', ...yes, source: null },
    { what: 'consent', channel: 'text', field: 'text_opt_in', column: 'SMS', ...yes, source: words },
  ] as const;
  const rows = [personRow({ ...contact, ...card, tags: ['Host', 'Driver'], consents: [...consents] })];
  const started = await call(startImport, { kind: 'people', fileName: 'a.csv', rowsTotal: 1 }, next());
  const { importId } = startImport.endpoint.response.parse('answer' in started ? started.answer : null);
  const batch = { kind: 'people' as const, rows };
  await call(importRows, { importId, replace: false, batch }, next());
  const { server, memory } = contexts(next());
  for (const { id, ...stored } of await server.read.find(people, {})) {
    // A consequence of the evidence, which no trigger follows here.
    const reach = { call: { state: 'closed' as const, until: null } };
    await seed(people, id, people.schema.parse({ ...stored, reach }));
  }
  const [one, other] = [
    await textOf([{ kind: 'people' }, server]),
    await textOf([{ kind: 'people' }, memory]),
  ];
  expect(other).toEqual(one);
  expect(one.text).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
  const [headers = [], cells = []] = parseCsv(one.text);
  const options = { row: 2, dayOrder: 'month first', today: '2026-11-23', headers, extras: [] } as const;
  const read = readRow('people', cells, mappingOf(matchHeaders('people', headers)), options);
  expect(read).toMatchObject({
    left: [],
    row: {
      ...{ ...contact, ...card, name: 'Ana López', tags: ['Host', 'Driver'] },
      consents: [
        { what: 'opt_out', channel: 'call' },
        { what: 'consent', channel: 'text', source: expect.stringContaining('Consent on record: import') },
      ],
    },
  });
});
