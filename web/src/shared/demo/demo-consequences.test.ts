import { expect, test } from 'vitest';
import type { Table } from '#shared/collections/written-marks.ts';
import { onWritten } from '#shared/consequences/on-written.ts';
import type { Operation } from '../data/journal/entry.ts';
import { actorOf, executeWrite, openCampaign } from './execute.ts';

const opened = Date.UTC(2026, 10, 22, 12);
const instant = (millis: number) => ({ toMillis: () => millis, millis });

const person = { email: 'vera@example.org', phone: null };
const writes: Operation[] = [
  {
    ...{ operation: 'create', table: 'donors', id: 'vera' },
    data: { name: 'Vera Ruiz', ...person, capacity: 'unknown' },
  },
  {
    ...{ operation: 'create', table: 'volunteers', id: 'vera-helps' },
    data: { name: 'Vera Ruiz', ...person, skills: ['Phones'], totalHours: 3, lastActiveDate: null },
  },
  { operation: 'delete', table: 'donors', id: 'vera' },
  { operation: 'delete', table: 'volunteers', id: 'vera-helps' },
  { operation: 'delete', table: 'issues', id: 'bridge-tolls' },
];

test('the same writes give the same lines in the demo and by the triggers’ function', () => {
  const visitor = actorOf('admin');
  const world = openCampaign(visitor, instant, () => undefined, opened);
  const stored = (table: Table, id: string) => {
    const row = world[table].get(id);
    if (!row) return null;
    const { id: _, ...fields } = row;
    return fields;
  };
  const ids = { activity: new Set<string>(), audit: new Set<string>() };
  for (const kind of ['activity', 'audit'] as const)
    for (const { id } of world[kind].all()) ids[kind].add(id);
  const expected: object[] = [];
  for (const [place, operation] of writes.entries()) {
    const now = opened + 1_000 * (place + 1);
    const { table, id } = operation;
    const before = stored(table, id);
    executeWrite(world, { at: now, by: visitor.uid, is: 'write', operation });
    const about = { id, actor: visitor.uid, changedAt: now, now, version: `${now}` };
    const writtenAt = { before: null, after: null };
    for (const one of onWritten(table, before, stored(table, id), { ...about, writtenAt }))
      if (one.is === 'feed-line' || one.is === 'audit-line') expected.push({ id: one.id, ...one.line });
  }
  const added = (['activity', 'audit'] as const).flatMap((kind) => {
    const rows: { id: string; type: string }[] = world[kind].all();
    return rows.filter(({ id, type }) => !ids[kind].has(id) && type !== 'achievement_unlocked');
  });
  expect(expected).toHaveLength(5);
  expect(added).toHaveLength(5);
  for (const line of expected) expect(added).toContainEqual(expect.objectContaining(line));
});
