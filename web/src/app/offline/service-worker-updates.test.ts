import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepApp, openLatest, updateChecks, useVersion } from './service-worker-updates.ts';

/** A worker of the browser's, which remembers what it was told. */
class Worker extends EventTarget {
  messages: unknown[] = [];
  postMessage = (message: unknown) => void this.messages.push(message);
}
class Registration extends EventTarget {
  waiting: Worker | null = null;
  installing: Worker | null = null;
  updates = 0;
  update = async () => {
    this.updates += 1;
  };
}
class Workers extends EventTarget {
  controller: Worker | null = null;
  registration = new Registration();
  register = async () => this.registration;
  /** Another version takes over, whoever let it in. */
  replace() {
    this.controller = new Worker();
    this.dispatchEvent(new Event('controllerchange'));
  }
}

let workers: Workers;
let page: EventTarget & { hidden: boolean };
let typed: boolean;
let clock: number;
let reloads: number;
let stop = () => {};

/** The member's page, `controlled` by a worker that was there before; a later version may be `waiting`. */
async function open(controlled: boolean, waiting: Worker | null = null): Promise<void> {
  workers = new Workers();
  workers.registration.waiting = waiting;
  if (controlled) workers.controller = new Worker();
  page = Object.assign(new EventTarget(), { hidden: false });
  stop = Reflect.apply(keepApp, null, [
    { workers, page, busy: () => typed, reload: () => (reloads += 1), now: () => clock },
  ]);
  await Promise.resolve();
}

/** A version is fetched, and waits. */
async function deploy(): Promise<Worker> {
  const worker = new Worker();
  workers.registration.installing = worker;
  workers.registration.dispatchEvent(new Event('updatefound'));
  Object.assign(workers.registration, { installing: null, waiting: worker });
  worker.dispatchEvent(new Event('statechange'));
  return worker;
}

const version = () => useVersion.getState().version;

beforeEach(() => {
  vi.useFakeTimers();
  useVersion.setState({ version: 'latest' });
  [typed, clock, reloads] = [false, 0, 0];
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

it('says nothing of the first worker of a device, which serves what is open', async () => {
  await open(false);
  await deploy();
  workers.replace();
  expect([version(), reloads]).toEqual(['latest', 0]);
});

it('offers a later version, lets it in when asked, and starts anew once', async () => {
  await open(true);
  const worker = await deploy();
  expect([version(), worker.messages, reloads]).toEqual(['waiting', [], 0]);
  typed = true;
  expect(openLatest()).toBe(false);
  expect(worker.messages).toEqual([]);
  typed = false;
  expect(openLatest()).toBe(true);
  expect([worker.messages, reloads]).toEqual([['take over'], 0]);
  workers.replace();
  expect(reloads).toBe(1);
});

it('offers one that was waiting before the page was opened', async () => {
  await open(true, new Worker());
  expect(version()).toBe('waiting');
});

it('is spared while something in it is not saved, when another tab lets the version in', async () => {
  await open(true);
  typed = true;
  workers.replace();
  expect([version(), reloads, openLatest(), reloads]).toEqual(['behind', 0, false, 0]);
  typed = false;
  expect([openLatest(), reloads]).toEqual([true, 1]);
});

it('looks for a later version every hour, and when it is brought to the front', async () => {
  await open(true);
  const show = (hidden: boolean) => {
    page.hidden = hidden;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  show(false);
  expect(workers.registration.updates).toBe(0);
  clock = updateChecks.atMostEveryMs;
  show(true);
  show(false);
  show(false);
  expect(workers.registration.updates).toBe(1);
  vi.advanceTimersByTime(updateChecks.everyMs);
  expect(workers.registration.updates).toBe(2);
  stop();
  vi.advanceTimersByTime(updateChecks.everyMs);
  expect(workers.registration.updates).toBe(2);
});
