import { Timestamp } from 'firebase/firestore';
import { describe, expect, it, vi } from 'vitest';
import { defaultPreferences } from '#shared/collections/user-preferences.ts';
import { volunteers } from '#shared/collections/volunteers.ts';
import type { Operation } from './journal/index.ts';
import { type OwnChange, overlayDocument, settleMs } from './optimistic.ts';
import { type Row, readRow } from './reading.ts';

vi.mock('./firestore.ts', () => ({ db: {} }));

const about = { table: 'volunteers', id: 'ana' } as const;
const update = (data: (Operation & { operation: 'update'; table: 'volunteers' })['data']): Operation => ({
  operation: 'update',
  ...about,
  data,
});
const entered = { email: null, phone: null, skills: [], lastActiveDate: null, alias: null };
const data = { name: 'Ana Ruiz', totalHours: 3, on_leaderboard: true, ...entered };
const create: Operation = { operation: 'create', ...about, data };
const remove: Operation = { operation: 'delete', ...about };
const own = (operation: Operation, appliedAt: number | null = null): OwnChange => ({
  operation,
  user: 'sam',
  madeAt: 1_000,
  appliedAt,
});
const ana = (fields: object): Row => ({ id: 'ana', fields: { ...fields } });

describe('one document', () => {
  const shown = (base: Row | null, changes: OwnChange[], requestedAt = 0) => {
    const over = overlayDocument(volunteers, 'ana', base, requestedAt, changes);
    return [over.shown?.fields.totalHours ?? null, over.until];
  };
  const later = 5_000;
  const due = later + settleMs;

  it.each<[string, number | null, OwnChange[], number, (number | null)[]]>([
    ['as the server has it', 1, [], 0, [1, null]],
    ['with an edit that waits', 1, [own(update({ totalHours: 2 }))], 9_000, [2, null]],
    [
      'with the last of two edits',
      1,
      [own(update({ totalHours: 2 })), own(update({ totalHours: 4 }))],
      0,
      [4, null],
    ],
    ['new, while its create waits', null, [own(create)], 9_000, [3, null]],
    ['new and edited', null, [own(create), own(update({ totalHours: 5 }))], 0, [5, null]],
    ['gone, while its delete waits', 1, [own(remove)], 9_000, [null, null]],
    ['deleted and made again', 1, [own(remove), own(create)], 0, [3, null]],
    ['not there, and no edit makes it be', null, [own(update({ totalHours: 2 }))], 0, [null, null]],
    ['as the server has it where it is not new any more', 1, [own(create)], 0, [1, null]],
    [
      'edited, while an older answer lacks what was acknowledged',
      1,
      [own(update({ totalHours: 2 }), later)],
      4_000,
      [2, due],
    ],
    ['new, while an older answer lacks it', null, [own(create, later)], 4_000, [3, due]],
    ['gone, while an older answer still has it', 1, [own(remove, later)], 4_000, [null, due]],
    [
      'as the server has it once that says the same',
      2,
      [own(update({ totalHours: 2 }), later)],
      4_000,
      [2, null],
    ],
    [
      'as a later answer has it, whatever that says',
      9,
      [own(update({ totalHours: 2 }), later)],
      due,
      [9, null],
    ],
    ['new, while an answer that was asked for at once lacks it', null, [own(create, later)], 5_001, [3, due]],
    ['gone, where a later answer does not have what was made', null, [own(create, later)], due, [null, null]],
    [
      'as the server has it where two acknowledged edits end at the same',
      4,
      [own(update({ totalHours: 2 }), later), own(update({ totalHours: 4 }), later)],
      4_000,
      [4, null],
    ],
  ])('is %s', (_, hours, changes, requestedAt, expected) => {
    expect(shown(hours === null ? null : ana({ totalHours: hours }), changes, requestedAt)).toEqual(expected);
  });

  it('that is new fits its schema, with the server’s own values and estimated stamps', () => {
    const { shown: row } = overlayDocument(volunteers, 'ana', null, 0, [own(create)]);
    expect(row && readRow(volunteers, row)).toMatchObject({
      id: 'ana',
      name: 'Ana Ruiz',
      name_key: expect.stringContaining('ruiz'),
      created_by: 'sam',
      created_at: Timestamp.fromMillis(1_000),
    });
  });

  it('is the same object while nothing of it changes, whatever order its maps are in', () => {
    const { event_reminders, ...others } = defaultPreferences.notification_types;
    const base = ana({ notification_types: { event_reminders, ...others } });
    const data = { notification_types: { ...others, event_reminders } };
    const same: Operation = { operation: 'update', table: 'user_preferences', id: 'ana', data };
    expect(overlayDocument(volunteers, 'ana', base, 0, [own(same)]).shown).toBe(base);
  });
});
