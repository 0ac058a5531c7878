import fc from 'fast-check';
import { expect, test } from 'vitest';
import { donors } from '#shared/collections/donors.ts';
import { userProfiles } from '#shared/collections/user-profiles.ts';
import { volunteers } from '#shared/collections/volunteers.ts';
import { checkRows } from '#shared/usecases/imports/check-rows.ts';
import { finishImport } from '#shared/usecases/imports/finish-import.ts';
import { importRows } from '#shared/usecases/imports/import-rows.ts';
import { startImport } from '#shared/usecases/imports/start-import.ts';
import {
  getImport,
  listFilled,
  listImports,
  previewUndo,
} from '#shared/usecases/imports/undo/import-history.ts';
import { undoImport } from '#shared/usecases/imports/undo/undo-import.ts';
import { donationRow, donorRow, personRow, volunteerRow } from '../import-rows.ts';
import { donorRecord, volunteerRecord } from '../sample-records.ts';
import { bothStores, moment } from './both-stores.ts';

const opened = Date.now() - 86_400_000;
const flag = { field: 'phone', column: 'Cell', code: 'phone_bad', cell: 'none' } as const;
const stamps = { created_at: moment(opened), updated_at: moment(opened) };

/** Rows that repeat, contradict and lack things, as files have them. */
const people = fc.record({
  name: fc.constantFrom('Ana López', 'ana lopez', 'Ben', 'Zoë', 'ana@example.org'),
  email: fc.constantFrom(null, 'ana@example.org', 'ben@example.org'),
  phone: fc.constantFrom(null, '+15035550100'),
  flags: fc.boolean().map((isFlagged) => (isFlagged ? [flag] : [])),
  extra: fc.constantFrom(null, { Employer: 'Acme' }),
});
const gifts = fc.record({
  amount: fc.constantFrom(1, 2_500),
  external_id: fc.constantFrom(null, 'AB1', 'AB2', 'hustings:by-hand'),
  status: fc.constantFrom('completed', 'pending', 'refunded'),
  occurrence: fc.constantFrom(1, 2),
});
const batchOf = (kind: 'donors' | 'donations' | 'volunteers') => {
  const rows = fc.array(fc.tuple(people, gifts), { minLength: 1, maxLength: 6 });
  return rows.map((all) => {
    const numbered = all.map(([person, gift], place) => ({ person: { ...person, row: place + 2 }, gift }));
    if (kind === 'donors') return { kind, rows: numbered.map(({ person }) => donorRow(person)) };
    if (kind === 'volunteers')
      return {
        kind,
        rows: numbered.map(({ person, gift }) =>
          volunteerRow({ ...person, skills: gift.amount > 1 ? ['Phones'] : [] }),
        ),
      };
    return { kind, rows: numbered.map(({ person, gift }) => donationRow({ ...person, ...gift })) };
  });
};
const anyCall = fc.record({
  is: fc.constantFrom('start', 'rows', 'rows', 'rows', 'check', 'again', 'finish'),
  batch: fc.oneof(batchOf('donors'), batchOf('donations'), batchOf('volunteers')),
  replace: fc.boolean(),
  import: fc.nat({ max: 5 }),
  role: fc.constantFrom('admin', 'admin', 'admin', 'field'),
  status: fc.constantFrom('finished', 'cancelled'),
});

async function campaign() {
  const stores = bothStores();
  await stores.seed(
    donors,
    'by-hand',
    donors.schema.parse({ ...donorRecord({ name: 'Ben', email: 'ben@example.org' }), ...stamps }),
  );
  await stores.seed(
    volunteers,
    'helper',
    volunteers.schema.parse({ ...volunteerRecord({ name: 'Ana', email: 'ana@example.org' }), ...stamps }),
  );
  return stores;
}

test('the demo and the server answer 150 random calls about imports alike and store the same', async () => {
  const { call, compare } = await campaign();
  let at = opened;
  const running: Record<string, string[]> = { donors: ['none'], donations: ['none'], volunteers: ['none'] };
  const outcomes = new Set<string>();
  let last: Parameters<(typeof importRows)['run']>[0] | null = null;
  for (const one of fc.sample(anyCall, { numRuns: 150, seed: 23 })) {
    at += 1_000;
    const options = { by: 'ana', at, role: one.role } as const;
    const { kind } = one.batch;
    const ids = [...(running[kind] ?? []), ...(one.import === 5 ? (running.donors ?? []) : [])];
    const importId = ids[ids.length - 1 - (one.import % 2)] ?? 'none';
    const run = () => {
      if (one.is === 'start') return call(startImport, { kind, fileName: 'a.csv', rowsTotal: 9 }, options);
      if (one.is === 'check') return call(checkRows, { batch: one.batch }, options);
      if (one.is === 'finish') return call(finishImport, { importId, status: one.status }, options);
      if (one.is === 'again' && last) return call(importRows, last, options);
      last = { importId, replace: one.replace, batch: one.batch };
      return call(importRows, last, options);
    };
    const outcome = await run();
    if ('refused' in outcome) outcomes.add(outcome.refused);
    else outcomes.add(one.is);
    if (one.is === 'start' && 'answer' in outcome)
      running[kind]?.push(startImport.endpoint.response.parse(outcome.answer).importId);
  }
  await compare();
  expect([...outcomes].sort()).toEqual([
    ...['again', 'check', 'finish'],
    ...['imports.closed', 'imports.notFound', 'imports.otherKind', 'request.notAllowed', 'rows', 'start'],
  ]);
});

test('a file that is imported twice, with and without replacing, leaves the same documents in both', async () => {
  const { call, compare, effects } = await campaign();
  const email = 'ana@example.org';
  const files = [
    {
      kind: 'donors' as const,
      rows: [donorRow({ email }), donorRow({ row: 3, name: 'Ben', flags: [flag] })],
    },
    { kind: 'volunteers' as const, rows: [volunteerRow({ email, totalHours: 60, skills: ['Phones'] })] },
    { kind: 'donations' as const, rows: [donationRow({ email }), donationRow({ row: 3, email })] },
  ];
  let at = opened;
  for (const replace of [false, true, false])
    for (const batch of files) {
      at += 1_000;
      const options = { by: 'ana', at };
      const outcome = await call(startImport, { kind: batch.kind, fileName: 'a.csv', rowsTotal: 2 }, options);
      if ('refused' in outcome) throw new Error(outcome.refused);
      const { importId } = startImport.endpoint.response.parse(outcome.answer);
      await call(importRows, { importId, replace, batch }, options);
      await call(finishImport, { importId, status: 'finished' }, options);
    }
  await compare();
  expect(effects.server.filter(({ is }) => is === 'award')).toHaveLength(3);
});

test('the history of imports and their undo are the same in both, page by page', async () => {
  const { call, compare, seed, organization } = await campaign();
  await seed(userProfiles, 'ana', {
    ...{ user_id: 'ana', organization_id: organization, full_name: 'Ana', role: 'admin', grants: [] },
    ...{ member_positions: [], two_factor_enabled: false, two_factor_required: false },
    ...{ sessions_valid_after: null, deletion_requested_at: null, voters_open_until: null, ...stamps },
  });
  let at = opened;
  const by = { by: 'ana' };
  const next = () => {
    at += 1_000;
    return { ...by, at };
  };
  const bring = async (batch: Parameters<(typeof importRows)['run']>[0]['batch']) => {
    const outcome = await call(startImport, { kind: batch.kind, fileName: 'a.csv', rowsTotal: 3 }, next());
    if ('refused' in outcome) throw new Error(outcome.refused);
    const { importId } = startImport.endpoint.response.parse(outcome.answer);
    await call(importRows, { importId, replace: false, batch }, next());
    return importId;
  };
  const email = 'ana@example.org';
  const guests = await bring({
    kind: 'people',
    rows: [
      personRow({ emails: [email], tags: ['Host'], city: 'Salem' }),
      personRow({ row: 3, name: 'Cy Young', given: 'Cy', family: 'Young', emails: ['cy@example.org'] }),
    ],
  });
  await call(finishImport, { importId: guests, status: 'finished' }, next());
  const gifts = await bring({
    kind: 'donations',
    rows: [donationRow({ email }), donationRow({ row: 3, name: 'Di', email: 'di@example.org' })],
  });
  for (const importId of [guests, gifts, 'none']) {
    await call(getImport, { importId }, next());
    await call(listFilled, { importId, after: '' }, next());
    await call(previewUndo, { importId, from: null }, next());
    await call(undoImport, { importId, stop: false }, next());
  }
  for (const importId of [gifts, guests]) {
    let calls = 0;
    for (let isDone = false; !isDone && calls < 12; calls += 1) {
      const outcome = await call(undoImport, { importId, stop: true }, next());
      isDone = 'answer' in outcome && undoImport.endpoint.response.parse(outcome.answer).isDone;
    }
    await call(previewUndo, { importId, from: { phase: 'people', after: '' } }, next());
    await call(getImport, { importId }, next());
  }
  const list = await call(listImports, { before: null }, next());
  const { imports } = listImports.endpoint.response.parse('answer' in list ? list.answer : null);
  expect(imports.map(({ kind, status, undo }) => [kind, status, undo?.removed])).toEqual([
    ['donations', 'undone', 2],
    ['people', 'undone', 2],
  ]);
  await call(listImports, { before: null }, { ...next(), role: 'user' });
  await compare();
});
