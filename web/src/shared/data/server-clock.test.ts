import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { asServerTime, noteServerDate, serverNow } from './server-clock.ts';

const now = Date.parse('2026-10-05T14:00:00Z');
const dayMs = 86_400_000;
const header = (at: number) => new Date(at).toUTCString();

beforeEach(() => {
  vi.useFakeTimers({ now });
});
afterEach(() => {
  noteServerDate(header(Date.now()), Date.now());
  vi.useRealTimers();
});

it.each([
  ['three days ahead', 3 * dayMs],
  ['three days behind', -3 * dayMs],
  ['in 1970', -now + 5_000],
])('tells the server’s time on a device whose clock is %s', (_, wrong) => {
  vi.setSystemTime(now + wrong);
  expect(serverNow()).toBe(now + wrong);
  noteServerDate(header(now), Date.now() - 300);
  expect(serverNow()).toBe(now);
  vi.advanceTimersByTime(7_000);
  expect(serverNow()).toBe(now + 7_000);
});

it('leaves a clock alone that is right within a minute', () => {
  noteServerDate(header(now + 60_000), now);
  expect(serverNow()).toBe(now);
  noteServerDate(header(now + 61_000), now);
  expect(serverNow()).toBe(now + 61_000);
});

it('follows when the device’s clock is set right', () => {
  vi.setSystemTime(now + dayMs);
  noteServerDate(header(now), Date.now());
  vi.setSystemTime(now);
  noteServerDate(header(now), Date.now());
  expect(serverNow()).toBe(now);
});

it.each([null, '', 'tomorrow'])('learns nothing from the header %j', (date) => {
  noteServerDate(date, now);
  expect(serverNow()).toBe(now);
});

it('learns nothing from an answer that took over a minute, or while the clock was put back', () => {
  noteServerDate(header(now + dayMs), now - 60_001);
  noteServerDate(header(now + dayMs), now + 1);
  expect(serverNow()).toBe(now);
});

it('has no moment before 1970', () => {
  vi.setSystemTime(-5_000);
  expect([serverNow(), asServerTime(-1), asServerTime(7)]).toEqual([0, 0, 7]);
});
