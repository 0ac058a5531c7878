import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { db } from '../../../tests/functions/emulator-clients.ts';
import { nearly } from '../../../tests/functions/nearly.ts';
import { accountBucket, addressBucket, passwordBucket } from './buckets.ts';
import { attemptCounter } from './count.ts';

const day = 24 * 3_600_000;
const minute = 60_000;
const tooMany = { code: 'resource-exhausted', status: 429 };
const failuresOf = (id: string) => db.doc(`two_factor_attempts/${id}`);

function newAccount() {
  const account = accountBucket(randomUUID());
  const address = addressBucket(randomUUID());
  const count = attemptCounter(db);
  return { account, address, count, attempt: () => count(account, address) };
}

const granted = async (attempts: Promise<unknown>[]) =>
  (await Promise.allSettled(attempts)).filter(({ status }) => status === 'fulfilled').length;

describe('attempts', () => {
  // ASVS 6.3.1
  it('are five, then there is a wait, and it is said', async () => {
    const { attempt } = newAccount();
    const fills: boolean[] = [];
    for (let at = 0; at < 5; at++) fills.push((await attempt()).fills);
    expect(fills).toEqual([false, false, false, false, true]);
    await expect(attempt()).rejects.toMatchObject(tooMany);
    await expect(attempt()).rejects.toMatchObject({ key: 'attempts.tooMany', params: { wait: nearly(900) } });
  });

  it('that fail are fifty a day', async () => {
    const { account, attempt } = newAccount();
    const now = Date.now();
    const spread = Array.from({ length: 49 }, (_, at) => now - day + minute + at * 20 * minute);
    await failuresOf(account.id).set({ failed_at: spread, expires_at: new Date(now + day) });
    expect((await attempt()).fills).toBe(true);
    await expect(attempt()).rejects.toMatchObject({ key: 'attempts.tooMany', params: { wait: nearly(60) } });
  });

  it('are counted one by one, however many come at once', async () => {
    const { account, attempt } = newAccount();
    expect(await granted(Array.from({ length: 40 }, attempt))).toBe(5);
    expect((await failuresOf(account.id).get()).get('failed_at')).toHaveLength(5);
  });

  it('say how many there are with each', async () => {
    const { attempt } = newAccount();
    const first = await attempt();
    expect([first.count, (await attempt()).count]).toEqual([1, 2]);
    await first.takeBack();
    expect((await attempt()).count).toBe(2);
  });

  // As many processes as the platform may start, none of which knows of the others.
  it('are counted one by one in eight processes at once', async () => {
    const { account, address } = newAccount();
    const processes = Array.from({ length: 8 }, () => attemptCounter(db));
    const attempts = processes.flatMap((count) => Array.from({ length: 5 }, () => count(account, address)));
    expect(await granted(attempts)).toBe(5);
  });

  it('that succeed are taken back, and only they', async () => {
    const { attempt } = newAccount();
    const [first, ...others] = await Promise.all(Array.from({ length: 5 }, attempt));
    await expect(attempt()).rejects.toMatchObject(tooMany);
    await first?.takeBack();
    await attempt();
    await expect(attempt()).rejects.toMatchObject(tooMany);
    expect(others).toHaveLength(4);
  });

  describe('from an address that failed too often', () => {
    async function full() {
      const { address, count } = newAccount();
      const now = Date.now();
      const failed_at = Array.from({ length: 49 }, (_, at) => now - minute + at);
      await failuresOf(address.id).set({ failed_at, expires_at: new Date(now + day) });
      await count(accountBucket(randomUUID()), address);
      return { address, count };
    }

    // ASVS 6.1.1
    it('are two for each account, so that nobody is shut out by a stranger’s', async () => {
      const { address, count } = await full();
      for (const account of [accountBucket(randomUUID()), passwordBucket(randomUUID())]) {
        expect(await granted(Array.from({ length: 4 }, () => count(account, address)))).toBe(2);
        await expect(count(account, address)).rejects.toMatchObject(tooMany);
      }
    });

    it('do not shut out who gives the right code', async () => {
      const { address, count } = await full();
      const account = accountBucket(randomUUID());
      for (let at = 0; at < 4; at++) await (await count(account, address)).takeBack();
      expect((await failuresOf(account.id).get()).get('failed_at')).toEqual([]);
    });

    it('prolong nothing there', async () => {
      const { address, count } = await full();
      for (let at = 0; at < 3; at++) await count(accountBucket(randomUUID()), address);
      expect((await failuresOf(address.id).get()).get('failed_at')).toHaveLength(50);
    });
  });

  it('on one account from ten addresses are five', async () => {
    const { account, count } = newAccount();
    const tries = Array.from({ length: 10 }, () => count(account, addressBucket(randomUUID())));
    expect(await granted(tries)).toBe(5);
  });

  it('on a password leave those on the second factor alone', async () => {
    const { account, address, count } = newAccount();
    for (let at = 0; at < 5; at++) await count(account, address);
    await count(passwordBucket(account.id), address);
    await expect(count(account, address)).rejects.toMatchObject(tooMany);
  });

  it('that cannot be counted are refused', async () => {
    const { account, address } = newAccount();
    for (const code of [4, 10]) {
      const failing = vi
        .spyOn(db, 'runTransaction')
        .mockRejectedValue(Object.assign(new Error('contention'), { code }));
      await expect(attemptCounter(db)(account, address)).rejects.toMatchObject({
        ...tooMany,
        retryAfterMs: 5_000,
      });
      failing.mockRejectedValue(new Error('down'));
      await expect(attemptCounter(db)(account, address)).rejects.toThrow('down');
      failing.mockRestore();
    }
  });

  it('are kept without the address', async () => {
    const address = '203.0.113.9';
    expect(addressBucket(address).id).toMatch(/^address-[\da-f]{64}$/);
    expect(addressBucket(address).id).not.toContain(address);
  });
});
