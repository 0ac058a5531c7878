import { randomUUID } from 'node:crypto';
import { FieldPath, Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { due } from '#shared/collections/index.ts';
import { dueAttemptsMax, dueLeaseMs, dueQuota } from '#shared/constants.ts';
import { type DueDocument, dueDocument, dueId } from '#shared/domain/due/due-document.ts';
import { crowd } from '../../../tests/full.ts';
import { databaseOf } from '../../../tests/functions/emulator-clients.ts';
import { dueReference, schedule } from './due-documents.ts';
import type { DueHandler } from './handler.ts';
import { takeLease } from './lease.ts';
import { ticker } from './tick.ts';

const db = databaseOf('tick');
vi.spyOn(logger, 'warn').mockReturnValue();
const errors = vi.spyOn(logger, 'error').mockReturnValue();
afterAll(() => vi.restoreAllMocks());

/** Each test has a moment of its own. */
let year = 1900;
const made: string[] = [];
afterEach(async () => {
  errors.mockClear();
  const batch = db.batch();
  for (const id of made.splice(0)) batch.delete(dueReference(db, id));
  await batch.commit();
});

const moment = (millis: number) => Timestamp.fromMillis(millis);
const minute = 60_000;

/** A campaign with something due, and a tick whose handler counts what it did. */
function setUp(handle: DueHandler = async () => 'done') {
  year += 1;
  const now = Date.UTC(year, 5, 1, 12);
  const organization = randomUUID();
  const done: string[] = [];
  const handler: DueHandler = async (document, turn) => {
    const handled = await handle(document, turn);
    done.push(document.ref);
    return handled;
  };
  const report = vi.fn(async () => {});
  const handlers = {
    task_reminder: handler,
    digest: handler,
    announcement: handler,
    people_fold: handler,
    pledge_reminder: handler,
    information_request: handler,
    information_sweep: handler,
    call_follow_up: handler,
    giving_backfill: handler,
    place_offers: handler,
    launch_night: handler,
    sign_up_form: handler,
    event_messages: handler,
    event_notice: handler,
    roster_message: handler,
    nightly_numbers: handler,
    schedule_request: handler,
  };
  const wanted = (ref: string, at = now, of = organization) => ({
    ...{ organization: of, kind: 'task_reminder' as const, ref, about: ref },
    ...{ at: moment(at), since: moment(at) },
  });
  async function add(refs: readonly string[], at = now, of = organization) {
    const batch = db.batch();
    for (const ref of refs) {
      const id = dueId(of, 'task_reminder', ref);
      made.push(id);
      batch.set(dueReference(db, id), dueDocument(wanted(ref, at, of), randomUUID()));
    }
    await batch.commit();
  }
  const stored = async (ref: string): Promise<DueDocument | null> => {
    const found = await dueReference(db, dueId(organization, 'task_reminder', ref)).get();
    return found.exists ? due.schema.parse(found.data()) : null;
  };
  const tick = ticker({ db, handlers, report });
  return { now, organization, handlers, done, report, wanted, add, stored, tick };
}

/** Takes a document as a tick does that then ends. */
async function take(organization: string, ref: string, now: number) {
  const { docs } = await db
    .collection('due')
    .where(FieldPath.documentId(), '==', dueId(organization, 'task_reminder', ref))
    .get();
  const [found] = docs;
  return found ? (await takeLease(found, now)).is : 'missing';
}

it('does what is due, deletes it, and leaves what comes later', async () => {
  const { now, add, tick, done, stored } = setUp();
  await add(['early'], now - minute);
  await add(['late'], now + minute);
  expect(await tick(now)).toEqual({ done: 1, failed: 0, parked: 0 });
  expect([done, await stored('early')]).toEqual([['early'], null]);
  expect((await stored('late'))?.at?.toMillis()).toBe(now + minute);
  expect(await tick(now)).toEqual({ done: 0, failed: 0, parked: 0 });
});

it('does each thing once when forty ticks run at the same time, two days late', async () => {
  const { now, add, tick, done } = setUp();
  const refs = ['a', 'b', 'c', 'd', 'e'];
  await add(refs, now - 48 * 60 * minute);
  await Promise.all(Array.from({ length: crowd(40) }, () => tick(now)));
  expect(done.toSorted()).toEqual(refs);
});

it('does the single thing of an organization beside a thousand of another, and those a quota at a time', async () => {
  const { now, add, tick, done, organization } = setUp();
  const other = randomUUID();
  const many = Array.from({ length: 1_000 }, (_, at) => `many-${at}`);
  for (let at = 0; at < many.length; at += 500) await add(many.slice(at, at + 500), now - minute);
  await add(['single'], now, other);
  expect(await tick(now)).toMatchObject({ done: dueQuota + 1 });
  expect(done.indexOf('single')).toBeLessThan(8);
  const rest = await db.collection('due').where('organization_id', '==', organization).count().get();
  expect(rest.data().count).toBe(1_000 - dueQuota);
});

it('tries again later and later, then parks it and reports it, and loses nothing', async () => {
  const { now, add, tick, stored, report } = setUp(async () => {
    throw new Error('The server said no to ana@example.org');
  });
  await add(['failing']);
  let at = now;
  for (let tries = 1; tries < dueAttemptsMax; tries += 1) {
    expect(await tick(at)).toEqual({ done: 0, failed: 1, parked: 0 });
    const next = (await stored('failing'))?.at?.toMillis() ?? 0;
    expect(next).toBeGreaterThanOrEqual(at + minute);
    expect(await tick(next - 1_000)).toEqual({ done: 0, failed: 0, parked: 0 });
    at = next;
  }
  expect(await tick(at)).toEqual({ done: 0, failed: 1, parked: 1 });
  expect(await stored('failing')).toMatchObject({ at: null, attempts: dueAttemptsMax });
  expect((await stored('failing'))?.error).not.toContain('ana@example.org');
  expect(report).toHaveBeenCalledOnce();
  expect(errors).toHaveBeenCalledOnce();
  expect(await tick(at + 365 * 24 * 60 * minute)).toMatchObject({ failed: 0, parked: 0 });
});

it('takes again what a tick left that ended over it, once its lease has ended', async () => {
  const { now, add, tick, done, organization } = setUp();
  await add(['left']);
  expect(await take(organization, 'left', now)).toBe('taken');
  expect(await tick(now + dueLeaseMs - 1_000)).toMatchObject({ done: 0 });
  expect(await tick(now + dueLeaseMs)).toMatchObject({ done: 1 });
  expect(done).toEqual(['left']);
});

it('parks what ends the tick each time', async () => {
  const { now, add, tick, organization, report } = setUp();
  await add(['deadly']);
  let at = now;
  for (let tries = 1; tries <= dueAttemptsMax; tries += 1, at += dueLeaseMs)
    expect(await take(organization, 'deadly', at)).toBe('taken');
  expect(await tick(at)).toEqual({ done: 0, failed: 0, parked: 1 });
  expect(report).toHaveBeenCalledOnce();
});

it('is not held up by a lease of a clock that was a year ahead', async () => {
  const { now, add, tick, organization } = setUp();
  await add(['leased']);
  const year = 365 * 24 * 60 * minute;
  expect(await take(organization, 'leased', now + year)).toBe('taken');
  expect(await tick(now)).toMatchObject({ done: 1 });
});

it('does nothing by a clock that is behind', async () => {
  const { now, add, tick } = setUp();
  await add(['due']);
  expect(await tick(now - 24 * 60 * minute)).toEqual({ done: 0, failed: 0, parked: 0 });
});

it('refuses to work by a clock that the database contradicts', async () => {
  const { now, handlers, add, done } = setUp();
  await add(['due']);
  const checked = ticker({ db, handlers, clocksDifferMs: 5 * minute });
  const year = 365 * 24 * 60 * minute;
  for (const wrong of [Date.now() - year, Date.now() + year, now])
    await expect(checked(wrong)).rejects.toThrow(/from the database/);
  expect(done).toEqual([]);
  expect(await checked(Date.now())).toMatchObject({ done: 1 });
});

it('keeps what was scheduled anew while the former one was being done', async () => {
  const { now, add, wanted, stored, handlers } = setUp();
  const later = now + 60 * minute;
  await add(['moved']);
  const tick = ticker({
    db,
    handlers: {
      ...handlers,
      async task_reminder() {
        await db.runTransaction((transaction) =>
          schedule(transaction, db, { ...wanted('moved', later), about: 'an hour later' }),
        );
        return 'done';
      },
    },
  });
  expect(await tick(now)).toMatchObject({ done: 1 });
  expect((await stored('moved'))?.at?.toMillis()).toBe(later);
});

it('looks again when the handler says so, and leaves the rest when its time is over', async () => {
  const slow = setUp();
  await slow.add(['one', 'two']);
  expect(await ticker({ db, handlers: slow.handlers, budgetMs: 0 })(slow.now)).toMatchObject({ done: 0 });
  expect(await slow.tick(slow.now)).toMatchObject({ done: 2 });
  const again = setUp(async (_, { now }) => ({ again: now() + 60 * minute }));
  await again.add(['waits']);
  expect(await again.tick(again.now)).toMatchObject({ done: 1 });
  expect((await again.stored('waits'))?.at?.toMillis()).toBeGreaterThan(again.now);
});

it('parks a document that cannot be read, and does the others', async () => {
  const { now, add, tick, organization } = setUp();
  await add(['fine', 'broken']);
  const id = dueId(organization, 'task_reminder', 'broken');
  await dueReference(db, id).update({ kind: 'of another version' });
  expect(await tick(now)).toMatchObject({ done: 1 });
  expect((await dueReference(db, id).get()).get('at')).toBeNull();
  expect(errors).toHaveBeenCalled();
});
