import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { start } from '../../scripts/lib/run.mjs';
import { watchdog } from '../../scripts/lib/watchdog.mjs';

describe('the watchdog', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('lets something run for hours that makes progress', () => {
    const silent = vi.fn();
    const dog = watchdog(60, silent);
    for (let minute = 0; minute < 600; minute++) {
      vi.advanceTimersByTime(59_000);
      dog.seen();
    }
    expect(silent).not.toHaveBeenCalled();
    dog.end();
  });

  it('barks once, after as long a silence as it was told', () => {
    const silent = vi.fn();
    const dog = watchdog(60, silent);
    vi.advanceTimersByTime(30_000);
    dog.seen();
    vi.advanceTimersByTime(59_000);
    expect(silent).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1_000);
    expect(silent).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(600_000);
    expect(silent).toHaveBeenCalledTimes(1);
  });

  it('does not count hours in which the machine slept', () => {
    const silent = vi.fn();
    const dog = watchdog(60, silent);
    vi.advanceTimersByTime(50_000);
    vi.setSystemTime(Date.now() + 8 * 3_600_000);
    vi.advanceTimersByTime(5_000);
    expect(silent).not.toHaveBeenCalled();
    dog.end();
  });

  it('is quiet once it is ended', () => {
    const silent = vi.fn();
    watchdog(60, silent).end();
    vi.advanceTimersByTime(600_000);
    expect(silent).not.toHaveBeenCalled();
  });
});

const running = (script: string, silence: number) =>
  start(process.execPath, ['-e', script], { silence }).done;

test('a command that says nothing more is ended, and its output says so', async () => {
  const { code, output } = await running('console.log("began"); setInterval(() => {}, 1e6)', 15);
  expect(code).toBe(124);
  expect(output).toMatch(/^began\n+Stopped, for nothing had come of it in 15 seconds\.$/);
});

test('heartbeats count as progress and stay out of the output', async () => {
  const { heartbeat } = await import('../../scripts/lib/heartbeat.mjs');
  const beats = JSON.stringify(heartbeat.repeat(3));
  const { code, output } = await running(`process.stdout.write('one' + ${beats} + ' two')`, 600);
  expect({ code, output }).toEqual({ code: 0, output: 'one two' });
});
