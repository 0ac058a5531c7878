import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CallError } from '../data/error-messages.ts';
import type { LoggedError } from './entries.ts';
import { errorSender } from './error-sender.ts';

const storage = new Map<string, string>();
beforeEach(() => {
  storage.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
  vi.stubGlobal('location', { hash: '#/fundraising/donors/Ab12?from=x' });
  vi.stubGlobal('navigator', { userAgent: '' });
  vi.stubGlobal('document', { querySelector: () => null });
});

const error = (fields: Partial<LoggedError> = {}): LoggedError => ({
  message: 'x is undefined',
  code: '',
  details: '',
  timestamp: 1,
  context: 'window',
  severity: 'critical',
  ...fields,
});

const noRefusal: string | null = null;

/** A sender in a time of its own; `refuses` is the code of the server's answer, null for none. */
function sending(user = 'ana', organization = 'rivera') {
  const world = { now: 0, online: true, refuses: noRefusal, active: organization };
  const sent: string[][] = [];
  const beacons: string[][] = [];
  let timers: { at: number; work: () => void }[] = [];
  const sender = errorSender({
    owner: { user, organization },
    send: async (reports) => {
      if (world.refuses !== null) throw new CallError(world.refuses, 'no');
      if (world.active !== organization)
        throw new CallError('permission-denied', 'no', 'call.otherOrganization');
      sent.push(reports.map(({ message }) => message));
    },
    beacon: (reports) => beacons.push(reports.map(({ message }) => message)),
    online: () => world.online,
    now: () => world.now,
    after: (milliseconds, work) => {
      const timer = { at: world.now + milliseconds, work };
      timers.push(timer);
      return () => {
        timers = timers.filter((one) => one !== timer);
      };
    },
  });
  const pass = async (milliseconds: number) => {
    const until = world.now + milliseconds;
    for (;;) {
      const next = timers.filter(({ at }) => at <= until).sort((one, other) => one.at - other.at)[0];
      if (!next) break;
      timers = timers.filter((one) => one !== next);
      world.now = next.at;
      next.work();
      await new Promise((done) => setTimeout(done));
    }
    world.now = until;
  };
  return {
    world,
    sent,
    beacons,
    sender,
    pass,
    many: (count: number, from = 0) => {
      for (let at = from; at < from + count; at += 1)
        sender.tell(error({ message: `error ${'x'.repeat(at + 1)}` }));
    },
  };
}
const storedCount = () => JSON.parse(storage.get('errorReports') ?? '{"reports":[]}').reports.length;

describe('sending', () => {
  it('gathers, sends five at a time and three times a minute, and one error only so often', async () => {
    const { sent, sender, pass, many } = sending();
    many(18);
    for (let at = 0; at < 9; at += 1) sender.tell(error({ message: 'again' }));
    await pass(50_000);
    expect(sent.map((batch) => batch.length)).toEqual([5, 5, 5]);
    await pass(60_000);
    // Twenty wait at most; the oldest went.
    expect(sent.flat()).toHaveLength(20);
    expect(sent.flat().filter((message) => message === 'again')).toHaveLength(5);
    expect(storedCount()).toBe(0);
  });

  it('waits for the network, and for another page', async () => {
    const first = sending();
    first.world.online = false;
    first.many(1);
    await first.pass(10_000);
    expect(first.sent).toEqual([]);
    expect(storedCount()).toBe(1);
    const stranger = sending('ben');
    stranger.sender.wake();
    await stranger.pass(10_000);
    expect(stranger.sent).toEqual([]);
    const second = sending();
    second.sender.leave();
    expect(second.beacons).toHaveLength(1);
    second.sender.wake();
    await second.pass(10_000);
    expect(second.sent).toHaveLength(1);
    expect(storedCount()).toBe(0);
  });

  it('keeps what waits for one campaign from every other, and beside what happens there', async () => {
    const first = sending('ana', 'rivera');
    first.world.online = false;
    first.many(1);
    const second = sending('ana', 'lindqvist');
    second.world.online = false;
    second.many(1, 3);
    second.sender.leave();
    await second.pass(10_000);
    second.world.online = true;
    second.sender.leave();
    expect(second.beacons).toEqual([[`error ${'x'.repeat(4)}`]]);
    second.sender.wake();
    await second.pass(10_000);
    expect([second.sent, storedCount()]).toEqual([[[`error ${'x'.repeat(4)}`]], 1]);
    first.world.online = true;
    first.sender.wake();
    await first.pass(10_000);
    expect([first.sent, storedCount()]).toEqual([[['error x']], 0]);
  });

  it('keeps what the server refuses because another campaign is active by now', async () => {
    const { world, sent, sender, pass, many } = sending();
    world.active = 'lindqvist';
    many(1);
    await pass(5_000);
    sender.leave();
    expect([sent, storedCount()]).toEqual([[], 1]);
    const later = sending();
    later.sender.wake();
    await later.pass(5_000);
    expect([later.sent, storedCount()]).toEqual([[['error x']], 0]);
  });

  it.each([
    ['unavailable', 1, 1],
    ['internal', 1, 1],
    ['resource-exhausted', 0, 0],
    ['invalid-argument', 0, 0],
    ['session-ended', 1, 0],
  ])('after %s keeps %i and sends %i later', async (code, left, later) => {
    const { world, sent, sender, pass, many } = sending();
    world.refuses = code;
    many(1);
    await pass(5_000);
    expect(storedCount()).toBe(left);
    world.refuses = null;
    sender.wake();
    await pass(70_000);
    expect(sent).toHaveLength(later);
  });

  it('is silent for a quarter of an hour after too many', async () => {
    const { world, sent, pass, many } = sending();
    world.refuses = 'resource-exhausted';
    many(1);
    await pass(5_000);
    world.refuses = null;
    many(1, 5);
    await pass(14 * 60_000);
    expect(sent).toEqual([]);
    await pass(60_000);
    many(1, 9);
    await pass(5_000);
    expect(sent).toHaveLength(1);
  });

  it('carries the screen without ids', () => {
    const { many } = sending();
    many(1);
    expect(JSON.parse(storage.get('errorReports') ?? '').reports[0].report).toMatchObject({
      screen: '/fundraising/donors/:id',
      release: 'development',
    });
  });
});
