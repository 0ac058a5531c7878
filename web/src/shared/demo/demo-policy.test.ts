import { expect, test } from 'vitest';
import { sample } from '#shared/demo/sample.ts';
import { outdatedUses } from '#shared/domain/policy/outdated-uses.ts';
import { readContent } from '#shared/domain/policy/position-content.ts';
import { refusals } from '#shared/refusals.ts';
import type { Operation } from '../data/journal/entry.ts';
import { actorOf, execute, executeWrite, openCampaign } from './execute.ts';

const opened = Date.UTC(2026, 10, 22, 12);

/** The sample campaign as its admin, or a member in another role, sees it. */
function open(role: 'admin' | 'manager' | 'user' = 'admin') {
  const visitor = actorOf(role);
  const world = openCampaign(
    visitor,
    (millis) => ({ toMillis: () => millis }),
    () => {},
    opened,
  );
  let at = opened;
  const next = () => {
    at += 1_000;
    return { at, by: visitor.uid };
  };
  return {
    world,
    visitor,
    call: (path: string, body: object) => execute(world, { ...next(), is: 'call', path, body }),
    write: (operation: Operation) => executeWrite(world, { ...next(), is: 'write', operation }),
  };
}
const codeOf = (act: () => unknown): unknown => {
  try {
    act();
    return 'ok';
  } catch (error) {
    return error instanceof Error ? Reflect.get(error, 'code') : error;
  }
};
const refusedBy = (answer: Promise<unknown>): Promise<unknown> =>
  answer.then(
    () => 'ok',
    (error: unknown) => (error instanceof Error ? Reflect.get(error, 'code') : error),
  );

test('the sample has six positions, three versions of one, a draft to approve, and an outdated use', async () => {
  const { world, visitor } = open();
  expect(world.positions.all()).toHaveLength(6);
  const ward = world.positions.get('maternity-ward');
  expect(ward).toMatchObject({ version: 3, status: 'public', public_version: 3 });
  expect(ward?.local_example).toBeTruthy();
  const numbers = world.position_versions
    .all()
    .filter(({ issue_id }) => issue_id === 'maternity-ward')
    .map(({ number }) => number);
  expect(numbers).toEqual([1, 2, 3]);
  const drafts = world.position_drafts.all();
  expect(drafts).toHaveLength(1);
  expect(drafts[0]).toMatchObject({ id: 'rent', state: 'review' });
  expect(drafts[0]?.authors).not.toContain(visitor.uid);
  const positions = new Map(world.positions.all().map((one) => [one.id, one]));
  expect(outdatedUses(world.position_uses.all(), positions).map(({ title }) => title)).toEqual([
    'Issues page',
  ]);
  for (const one of [...world.positions.all(), ...drafts]) expect(readContent(one), one.id).not.toBeNull();
});

test('nothing of the sample happens after it was opened', async () => {
  const { world } = open();
  for (const one of world.position_versions.all()) {
    expect(one.approved_at.toMillis()).toBeLessThan(opened);
    expect(one.drafted_at.toMillis()).toBeLessThan(one.approved_at.toMillis());
  }
  for (const { used_on } of world.position_uses.all()) expect(used_on < '2026-11-22').toBe(true);
});

test('the sample is the same in both languages but for its words', async () => {
  const [english, spanish] = [sample('2026-11-22'), sample('2026-11-22', (text) => text, 'es')];
  const paths = (documents: typeof english) =>
    documents.map(({ path }) => path).filter((path) => /\/(issues|position)/.test(path));
  expect(paths(spanish)).toEqual(paths(english));
});

test('the admin approves what the manager wrote, publishes it, and retires it', async () => {
  const { world, call } = open();
  const seen = world.position_drafts.get('rent')?.updated_at.toMillis();
  expect(await refusedBy(call('/api/policy/approve', { issueId: 'rent', seen: Number(seen) - 1 }))).toBe(
    refusals['policy.changed'],
  );
  const approved = { version: 2, status: 'approved' };
  expect(await call('/api/policy/approve', { issueId: 'rent', seen })).toEqual(approved);
  expect(await call('/api/policy/approve', { issueId: 'rent', seen })).toEqual(approved);
  expect(world.position_drafts.get('rent')).toBeNull();
  expect(world.position_versions.get('rent_2')?.authors).toEqual(['rivera-manager']);
  expect(world.activity.get('position-rent-2')).toMatchObject({ type: 'position_approved' });
  await call('/api/policy/publish', { issueId: 'rent', version: 2 });
  expect(world.positions.get('rent')).toMatchObject({ status: 'public', public_version: 2 });
  await call('/api/policy/retire', { issueId: 'rent' });
  expect(await refusedBy(call('/api/policy/publish', { issueId: 'rent', version: 2 }))).toBe(
    'failed-precondition',
  );
  const types = world.audit.all().map(({ type }) => type);
  expect(types).toEqual(
    expect.arrayContaining(['position_approved', 'position_published', 'position_retired']),
  );
});

test('the manager, who wrote it, may not approve it, and a user neither approves nor writes', async () => {
  const manager = open('manager');
  const seen = manager.world.position_drafts.get('rent')?.updated_at.toMillis();
  const body = { issueId: 'rent', seen, reason: 'Nobody else is awake.' };
  expect(await refusedBy(manager.call('/api/policy/approve', body))).toBe('permission-denied');
  const user = open('user');
  expect(await refusedBy(user.call('/api/policy/approve', body))).toBe('permission-denied');
  const note = { operation: 'update', table: 'position_drafts', id: 'rent', data: { note: 'x' } } as const;
  expect(codeOf(() => user.write(note))).toBe('permission-denied');
});

test('an edit in review makes its writer an author and the draft one again', async () => {
  const { world, visitor, write, call } = open();
  write({ operation: 'update', table: 'position_drafts', id: 'rent', data: { stance: 'Lower rents.' } });
  expect(world.position_drafts.get('rent')).toMatchObject({
    ...{ state: 'draft', stance: 'Lower rents.', authors: ['rivera-manager', visitor.uid] },
  });
  write({ operation: 'update', table: 'position_drafts', id: 'rent', data: { state: 'review' } });
  const seen = world.position_drafts.get('rent')?.updated_at.toMillis();
  // All who could approve wrote it: then a reason is enough.
  expect(await refusedBy(call('/api/policy/approve', { issueId: 'rent', seen }))).toBe('failed-precondition');
  await call('/api/policy/approve', { issueId: 'rent', seen, reason: 'Both of us wrote it.' });
  expect(world.positions.get('rent')?.self_approved).toBe('Both of us wrote it.');
});

test('an issue with a position stays, and one without takes its draft along', async () => {
  const { world, write } = open();
  const gone = (id: string) => codeOf(() => write({ operation: 'delete', table: 'issues', id }));
  expect(gone('rent')).toBe('permission-denied');
  write({
    operation: 'create',
    table: 'position_drafts',
    id: 'bridge-tolls',
    data: {
      ...{ stance: 'No new tolls.', text: null, local_example: null, proof: '[]', questions: '[]' },
      ...{ say: [], avoid: [], note: null, base_version: 0 },
    },
  });
  expect(world.position_drafts.get('bridge-tolls')?.state).toBe('draft');
  expect(gone('bridge-tolls')).toBe('ok');
  expect(world.position_drafts.get('bridge-tolls')).toBeNull();
});

test('a use is of no version that its position has not reached', async () => {
  const { world, write } = open();
  const use = world.position_uses.all().find(({ issue_id }) => issue_id === 'maternity-ward');
  const about = { table: 'position_uses', id: use?.id ?? '' } as const;
  const update = (version: number) => () => write({ operation: 'update', ...about, data: { version } });
  expect(codeOf(update(4))).toBe('permission-denied');
  expect(codeOf(update(3))).toBe('ok');
  const create = (id: string, version: number) => () =>
    write({
      ...{ operation: 'create', table: 'position_uses', id },
      data: {
        ...{ issue_id: 'maternity-ward', version, kind: 'speech', title: 'Forum' },
        ...{ link: null, script_id: null, used_on: '2026-11-20' },
      },
    });
  expect(codeOf(create('ahead', 4))).toBe('permission-denied');
  expect(codeOf(create('current', 3))).toBe('ok');
});
