import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Role, roles } from '#shared/access.ts';
import type { EndpointDefinition } from '#shared/api/endpoint.ts';
import { exportCall } from '#shared/api/exports-api.ts';
import type { ImportRow } from '#shared/api/imports-api.ts';
import { dashboardRollup } from '#shared/collections/rollups.ts';
import { rollupDocument } from '#shared/demo/rollup.ts';
import { today } from '#shared/domain/days.ts';
import { donorRow, personRow, pledgeRow } from '../../../../tests/functions/import-rows.ts';
import type { Operation } from '../data/journal/entry.ts';
import { handlers } from './api/index.ts';
import type { DemoCommand } from './demo-commands.ts';
import { actorOf, execute, executeWrite, holderOf, openCampaign, replayCommands } from './execute.ts';

const opened = Date.UTC(2026, 10, 22, 12);
const instant = (millis: number) => ({ toMillis: () => millis, millis });

/** The demo in a role, with all that its database was told, and a clock that goes on with each act. */
function demo(role: Role = 'admin') {
  const documents = new Map<string, object | null>();
  const visitor = actorOf(role);
  const world = openCampaign(visitor, instant, (path, fields) => documents.set(path, fields), opened);
  const acts: DemoCommand[] = [];
  const keep = <
    C extends { is: 'write'; operation: Operation } | { is: 'call'; path: string; body: unknown },
  >(
    command: C,
  ) => {
    const act = { at: opened + 1_000 * (acts.length + 1), by: visitor.uid, ...command };
    acts.push(act);
    return act;
  };
  return {
    world,
    documents,
    acts,
    write: (operation: Operation) => executeWrite(world, keep({ is: 'write', operation })),
    call: (path: string, body: unknown) => execute(world, keep({ is: 'call', path, body })),
  };
}
type Demo = ReturnType<typeof demo>;

const donor = (id: string, name: string, email: string | null = null): Operation => ({
  operation: 'create',
  table: 'donors',
  id,
  data: { name, email, phone: null, capacity: 'unknown' },
});
const give = (it: Demo, id: string, donorId: string, amount: number): Promise<unknown> =>
  it.call('/api/gifts/record', {
    ...{ id, donorId, amount, date: today(new Date(opened)), status: 'completed', type: 'one_time' },
    ...{ method: null, check_number: null, source_code: null, note: null, election: null },
  });
const refusal = (code: string) => expect.objectContaining({ name: 'CallError', code });

/** All of a world that could differ from another's. */
const stateOf = ({ documents }: Demo) =>
  Object.fromEntries([...documents].filter(([, fields]) => fields !== null).sort());

const recount = ({ world }: Demo) => {
  const at = world.instant(world.now());
  const records = {
    donors: world.donors.all(),
    donations: world.donations.all(),
    volunteers: world.volunteers.all(),
  };
  return rollupDocument(world.organization, records, { at, day: today(new Date(world.now())) }).data;
};
const rollupOf = ({ world }: Demo) => {
  const rollup = world.rollups.get(dashboardRollup);
  if (!rollup) throw new Error('There is no rollup.');
  const { id: _, ...fields } = rollup;
  return JSON.parse(JSON.stringify(fields));
};
const plain = (value: object): unknown => JSON.parse(JSON.stringify(value));

test('what is entered moves totals, rollup, feed and history as the functions would', async () => {
  const it = demo();
  const before = rollupOf(it);
  it.write(donor('vera', 'Vera Ruiz', 'vera@example.org'));
  await give(it, 'g1', 'vera', 12_500);
  await give(it, 'g2', 'vera', 2_500);
  expect(it.world.donors.get('vera')).toMatchObject({ totalDonated: 15_000, donationCount: 2 });
  expect(rollupOf(it)).toEqual(plain(recount(it)));
  expect(rollupOf(it).total_raised - before.total_raised).toBe(15_000);
  expect(it.world.activity.get('donations-g1')).toMatchObject({ subject_name: 'Vera Ruiz', amount: 12_500 });

  const organization = it.world.organization;
  const change = { operation: 'update', table: 'candidate_profiles', id: organization } as const;
  const [was] = it.world.candidate_profiles.all();
  it.write({ ...change, data: { office: 'Mayor' } });
  it.write({ ...change, data: { office: 'Governor' } });
  // Two changes of one field within a few minutes are one.
  expect(it.world.profile_changes.all()).toMatchObject([
    { field: 'office', before: was?.office, after: 'Governor', by_name: it.world.actor.fullName },
  ]);

  expect(() => it.write({ operation: 'delete', table: 'donors', id: 'vera' })).toThrow(
    refusal('failed-precondition'),
  );
  expect(() => it.write({ operation: 'delete', table: 'donations', id: 'g1' })).toThrow(
    refusal('permission-denied'),
  );
  for (const giftId of ['g1', 'g2'])
    await it.call('/api/gifts/change', {
      ...{ giftId, entryId: `void-${giftId}`, change: { is: 'void' }, reason: 'Typed twice' },
    });
  expect(it.world.donors.get('vera')).toMatchObject({ totalDonated: 0, donationCount: 0 });
  expect(rollupOf(it).total_raised).toBe(before.total_raised);
});

test.each(roles)('%s is refused what the rules refuse to them, and nothing is done', async (role) => {
  const it = demo(role);
  const before = stateOf(it);
  const giving = ['admin', 'manager', 'finance'].includes(role);
  const backup: Operation = {
    operation: 'create',
    table: 'profile_backups',
    id: `${it.world.organization}_07`,
    data: {
      ...{ user_id: it.world.actor.uid, organization_id: it.world.organization },
      ...{ reason: 'manual', profile_data: '{}' },
    },
  };
  const person = it.world.people.all()[0]?.id ?? '';
  const toAnotherCampaign: Operation = {
    ...{ operation: 'update', table: 'people', id: person, data: { assigned_to: 'lindqvist-admin' } },
  };
  const tries: [boolean, () => unknown][] = [
    [role === 'admin' || role === 'manager', () => it.write(backup)],
    [giving, () => it.write(donor('vera', 'Vera Ruiz'))],
    [giving, () => it.call(exportCall.path, { kind: 'donors' })],
    [role === 'admin', () => it.call('/api/members/remove', { uid: 'rivera-canvasser' })],
    [role === 'admin', () => it.call('/api/invitations/create', { email: 'new@example.org', role: 'user' })],
    [false, () => it.write({ operation: 'delete', table: 'user_profiles', id: it.world.actor.uid })],
    [false, () => it.write({ operation: 'update', table: 'user_profiles', id: 'lindqvist-admin', data: {} })],
    [giving, () => give(it, 'g1', 'vera', 100)],
    [false, () => it.write({ operation: 'delete', table: 'donations', id: 'g1' })],
    [false, () => it.write(toAnotherCampaign)],
  ];
  for (const [may, attempt] of tries) {
    if (may) await attempt();
    else await expect((async () => attempt())()).rejects.toThrow(refusal('permission-denied'));
  }
  if (!giving && role !== 'admin') expect(stateOf(it)).toEqual(before);
});

const person = {
  name: 'Vera Ruiz',
  email: 'vera@example.org',
  phone: null,
  flags: [],
  extra: null,
  card: null,
};
const rows: { [K in keyof ImportRow]: ImportRow[K][] } = {
  pledges: [pledgeRow({ ...person })],
  people: [
    personRow({ name: 'Vera Ruiz', given: 'Vera', family: 'Ruiz', emails: ['vera@example.org'] }),
    personRow({ row: 3, name: 'Vera Ruiz', emails: ['vera@example.org'], tags: ['Host'] }),
  ],
  donors: [
    donorRow({ row: 2, ...person, capacity: 'mid' }),
    donorRow({ row: 3, ...person, phone: '+15035550100' }),
  ],
  donations: [1, 2].map((occurrence) => ({
    ...{ row: occurrence + 1, ...person, amount: 2_000, date: '2026-05-01', status: 'completed' },
    ...{ returned: 0, returned_on: null, part_returned: false, refund: null },
    ...{ type: 'one_time', method: null, check_number: null, source_code: null, election: null },
    ...{ description: null, memo_text: null, conduit: null, conduit_id: null, transferred_on: null },
    ...{ fee: null, payout: null },
    ...{ note: null, external_id: null, occurrence },
  })),
  volunteers: [
    {
      ...{ row: 2, ...person, skills: ['Phones'], totalHours: 3, lastActiveDate: null },
      ...{ alias: null, on_leaderboard: null },
    },
  ],
};

async function importRows(it: Demo, kind: keyof ImportRow) {
  const batch = { kind, rows: rows[kind] };
  const request = { kind, fileName: 'people.csv', rowsTotal: rows[kind].length };
  const { present } = Object(await it.call('/api/imports/check', { batch }));
  const { importId } = Object(await it.call('/api/imports/start', request));
  const counts = await it.call('/api/imports/rows', { importId, replace: false, batch });
  await it.call('/api/imports/finish', { importId, status: 'finished' });
  return { present, counts };
}

test('an import brings each person and each gift once', async () => {
  const it = demo();
  expect(await importRows(it, 'donors')).toMatchObject({
    present: [false, false],
    counts: { created: 1, updated: 1 },
  });
  expect(await importRows(it, 'donations')).toMatchObject({ counts: { created: 2 } });
  expect(await importRows(it, 'volunteers')).toMatchObject({ counts: { created: 1 } });
  const [vera] = it.world.donors.all().filter(({ email }) => email === person.email);
  expect(vera).toMatchObject({ phone: '+15035550100', totalDonated: 4_000, donationCount: 2 });
  expect(it.world.volunteers.all().find(({ email }) => email === person.email)?.is_donor).toBe(true);
  const sizes = [it.world.donors, it.world.donations, it.world.volunteers].map((table) => table.all().length);
  for (const kind of ['donors', 'donations', 'volunteers'] as const) {
    const { present, counts } = await importRows(it, kind);
    expect(new Set(present)).toEqual(new Set([true]));
    expect(counts).toMatchObject({ created: 0, updated: 0 });
  }
  expect(sizes).toEqual(
    [it.world.donors, it.world.donations, it.world.volunteers].map((table) => table.all().length),
  );
  expect(rollupOf(it)).toEqual(plain(recount(it)));
  const tooMany = { kind: 'donors', fileName: 'all.csv', rowsTotal: 2_001 };
  await expect(it.call('/api/imports/start', tooMany)).rejects.toThrow(/takes up to 2,000 rows/);
});

test('a volunteer who is imported as a donor afterwards keeps everything and is marked', async () => {
  const it = demo();
  await importRows(it, 'volunteers');
  await importRows(it, 'donors');
  const [volunteer] = it.world.volunteers.all().filter(({ email }) => email === person.email);
  expect(volunteer).toMatchObject({ name: person.name, skills: ['Phones'], is_donor: true });
});

test('a campaign keeps an admin, and says who did what to the team', async () => {
  const it = demo();
  const own = it.world.actor.uid;
  const lines = () => it.world.audit.all().map(({ type }) => type);
  const before = lines().length;
  await expect(it.call('/api/members/role', { uid: own, role: 'user' })).rejects.toThrow(/needs an admin/);
  await it.call('/api/members/role', { uid: 'rivera-field', role: 'finance' });
  const invited = Object(
    await it.call('/api/invitations/create', { email: 'new@example.org', role: 'user' }),
  );
  expect(invited).toMatchObject({ mailed: false, link: expect.stringContaining('#/invite/') });
  await expect(
    it.call('/api/invitations/create', { email: 'new@example.org', role: 'user' }),
  ).rejects.toThrow(refusal('already-exists'));
  await it.call('/api/invitations/revoke', { id: invited.id });
  await it.call('/api/members/transfer', { uid: 'rivera-manager', ownRole: 'finance' });
  expect(lines().slice(before)).toEqual([
    'role_changed',
    'invitation_sent',
    'invitation_revoked',
    'admin_transferred',
    'role_changed',
  ]);

  // Whoever steps down is what they made of themselves, and others are found in the roles that they have now.
  expect(it.world.visitor.role).toBe('finance');
  await expect(it.call('/api/members/role', { uid: own, role: 'admin' })).rejects.toThrow(
    refusal('permission-denied'),
  );
  expect(roles.map((role) => holderOf(it.world, role))).toEqual([
    'rivera-manager',
    null,
    'rivera-finance',
    null,
    'rivera-user',
    'rivera-canvasser',
  ]);
});

test('gives a member what they may do beyond their role, and takes it, as the server does', async () => {
  const admin = demo();
  const uid = 'rivera-finance';
  const set = (grants: readonly string[], member = uid) =>
    admin.call('/api/members/grants', { uid: member, grants });
  const lines = () => admin.world.audit.all().filter(({ type }) => type === 'grants_changed');
  await expect(set(['field.work'], 'rivera-manager')).rejects.toThrow(refusal('failed-precondition'));
  await expect(set(['members.write'])).rejects.toThrow(refusal('invalid-argument'));
  await set(['field.work']);
  await set(['field.work']);
  expect(lines()).toMatchObject([{ subject_id: uid, grants: ['field.work'], previous_grants: [] }]);
  expect(admin.world.directory.get(uid)?.grants).toEqual(['field.work']);

  // The same acts, seen as that member: what the grant opens, nothing beside it, and its end.
  const finance = demo('finance');
  const takeTurf = () => finance.call('/api/turfs/take', { turf: 'none' });
  await expect(takeTurf()).rejects.toThrow(refusal('permission-denied'));
  await replayCommands(finance.world, admin.acts);
  expect(finance.world.visitor.grants).toEqual(['field.work']);
  await expect(takeTurf()).rejects.toThrow(refusal('not-found'));
  await expect(finance.call('/api/members/grants', { uid, grants: [] })).rejects.toThrow(
    refusal('permission-denied'),
  );
  await admin.call('/api/members/role', { uid, role: 'field' });
  await replayCommands(finance.world, admin.acts.slice(-1));
  expect(finance.world.visitor).toMatchObject({ role: 'field', grants: [] });
});

test('an export is the file that the server makes, and read back it changes nothing', async () => {
  const it = demo();
  const file = await it.call(exportCall.path, { kind: 'summary' });
  const text = file instanceof Response ? await file.text() : '';
  expect(text.split('\r\n')).toContain(`Fundraising,Donors,${it.world.donors.all().length}`);
});

const names = ['Ana', 'Bo', 'Cy'];
const act = fc.oneof(
  fc.record({ do: fc.constant('donor' as const), at: fc.nat(2) }),
  fc.record({ do: fc.constant('gift' as const), at: fc.nat(2), amount: fc.integer({ min: 1, max: 9_999 }) }),
  fc.record({ do: fc.constant('rename' as const), at: fc.nat(2) }),
  fc.record({ do: fc.constant('delete' as const), at: fc.nat(2) }),
  fc.record({ do: fc.constantFrom('donors' as const, 'donations' as const, 'volunteers' as const) }),
  fc.record({ do: fc.constantFrom('export' as const, 'people' as const, 'invite' as const) }),
);

test('done again in another page it is the same campaign, for whichever role looks', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(act, { maxLength: 6 }),
      fc.constantFrom<Role>('admin', 'finance'),
      async (todo, role) => {
        const it = demo();
        for (const [count, one] of todo.entries()) {
          const name = 'at' in one ? (names[one.at] ?? '') : '';
          const id = `p${name}`;
          try {
            if (one.do === 'donor') it.write(donor(id, name));
            else if (one.do === 'gift') await give(it, `g${count}`, id, one.amount);
            else if (one.do === 'rename')
              it.write({ operation: 'update', table: 'donors', id, data: { name: `${name} Lee` } });
            else if (one.do === 'delete') it.write({ operation: 'delete', table: 'donors', id });
            else if (one.do === 'export') await it.call(exportCall.path, { kind: 'donors' });
            else if (one.do === 'people') await it.call('/api/profile/people', { kind: 'donors' });
            else if (one.do === 'invite')
              await it.call('/api/invitations/create', { email: `a${count}@example.org`, role: 'user' });
            else await importRows(it, one.do);
          } catch (error) {
            expect(error).toEqual(expect.objectContaining({ name: 'CallError' }));
          }
        }
        const again = demo(role);
        await replayCommands(again.world, it.acts);
        expect(plain(stateOf(again))).toEqual(plain(stateOf(it)));
      },
    ),
    { numRuns: 3 },
  );
});

/** Calls of who is not in the app: signing up, and signing in. */
const outside = ['/api/sign-up', '/api/profile/ensure'];

test('every endpoint is answered or refused on purpose', async () => {
  const modules = import.meta.glob<Record<string, Partial<EndpointDefinition<never, never>>>>(
    '../../../../functions/shared/api/*.ts',
    { eager: true },
  );
  const paths = Object.values(modules)
    .flatMap((module) => Object.values(module))
    .flatMap((exported) =>
      typeof exported === 'object' && exported?.guard && exported.path ? [exported.path] : [],
    );
  expect(paths.length).toBeGreaterThan(35);
  expect(paths.filter((path) => !outside.includes(path)).sort()).toEqual(
    handlers.map(({ path }) => path).sort(),
  );
  const refused = handlers.find(({ path }) => path === '/api/account/delete');
  expect(() => refused?.answer(demo().world, {})).toThrow('This needs an account of your own.');
});
