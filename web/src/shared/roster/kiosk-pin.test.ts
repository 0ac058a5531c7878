import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepKiosk, kioskNow } from './kiosk-mode.ts';
import { leaveKiosk, startKiosk } from './kiosk-pin.ts';

const minute = 60_000;
const of = { event: 'e', shift: 's1', uid: 'fran' };

beforeEach(() => {
  const held = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => held.set(key, value),
    removeItem: (key: string) => held.delete(key),
  });
  keepKiosk(null);
});

describe('the PIN of a kiosk', () => {
  it('is stored as a hash with a salt of its own, and ends the kiosk', async () => {
    await startKiosk(of, '1234');
    const first = kioskNow();
    expect(localStorage.getItem('kiosk')).not.toContain('1234');
    await startKiosk(of, '1234');
    expect(kioskNow()?.pin).not.toBe(first?.pin);
    expect(kioskNow()?.pin).toMatch(/^[\da-f]{64}$/);
    expect(await leaveKiosk('1234', 0)).toEqual({ is: 'left' });
    expect([kioskNow(), localStorage.getItem('kiosk')]).toEqual([null, null]);
  });

  it('may be wrong four times; then each wrong one closes it for twice as long, up to an hour', async () => {
    await startKiosk(of, '1234');
    let now = 1_000_000;
    for (let wrong = 1; wrong <= 4; wrong++) expect(await leaveKiosk('9999', now)).toEqual({ is: 'wrong' });
    for (const minutes of [1, 2, 4, 8, 16, 32, 60, 60]) {
      const until = now + minutes * minute;
      expect(await leaveKiosk('9999', now)).toEqual({ is: 'closed', until });
      // The right one is not taken either, until the last moment of the pause.
      expect(await leaveKiosk('1234', until - 1)).toEqual({ is: 'closed', until });
      now = until;
    }
    expect(await leaveKiosk('1234', now)).toEqual({ is: 'left' });
  });

  it('counts guesses that come at once, each', async () => {
    await startKiosk(of, '1234');
    const guesses = ['0001', '0002', '0003', '0004', '0005', '1234'];
    const endings = await Promise.all(guesses.map((pin) => leaveKiosk(pin, 0)));
    expect(endings.map(({ is }) => is)).toEqual(['wrong', 'wrong', 'wrong', 'wrong', 'closed', 'closed']);
    expect(kioskNow()?.wrong).toBe(5);
  });

  it('is taken where the clock was set back by days', async () => {
    await startKiosk(of, '1234');
    for (let wrong = 0; wrong < 5; wrong++) await leaveKiosk('9999', 100 * 24 * 60 * minute);
    expect(await leaveKiosk('1234', 0)).toEqual({ is: 'left' });
  });
});
