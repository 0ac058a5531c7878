import { describe, expect, it } from 'vitest';
import { openRun } from './import-run.ts';

const answer = (created: number) => ({
  created,
  updated: 0,
  unchanged: 0,
  createdCents: created * 100,
  unchangedCents: 0,
  refused: [],
});
const soon = () => new Promise<void>((done) => setTimeout(done, 1));
const setup = {
  total: 950,
  chunk: 200,
  send: async (_: number, count: number) => {
    await soon();
    return answer(count);
  },
  backoff: () => null,
  pause: soon,
  onChange: () => undefined,
};

describe('an import that nothing interrupts', () => {
  it('sends every row once, one chunk after the other, and counts them all', async () => {
    const sent: number[] = [];
    let flying = 0;
    const run = openRun({
      ...setup,
      send: async (from, count) => {
        sent.push(from);
        expect(++flying).toBe(1);
        await soon();
        flying -= 1;
        return answer(count);
      },
    });
    expect(await run.go()).toEqual({ is: 'finished' });
    expect(sent).toEqual([0, 200, 400, 600, 800]);
    expect(run.tally()).toMatchObject({ done: 950, created: 950, createdCents: 95_000 });
  });

  it('gathers what the server refused', async () => {
    const refusal = { row: 3, why: 'person_deleted' } as const;
    const run = openRun({ ...setup, send: async () => ({ ...answer(0), refused: [refusal] }) });
    await run.go();
    expect(run.tally().refused).toHaveLength(5);
  });
});

describe('an import that something interrupts', () => {
  it('sends a chunk again when waiting may help, and says that it waits', async () => {
    let failures = 2;
    const waits: boolean[] = [];
    const run = openRun({
      ...setup,
      backoff: (_, attempt) => (attempt < 4 ? 1 : null),
      send: async (from, count) => {
        if (from === 200 && failures-- > 0) throw new Error('offline');
        return setup.send(from, count);
      },
      onChange: (_, waiting) => waits.push(waiting),
    });
    expect(await run.go()).toEqual({ is: 'finished' });
    expect(run.tally()).toMatchObject({ done: 950, created: 950 });
    expect(waits).toContain(true);
    expect(waits.at(-1)).toBe(false);
  });

  it('stops when nothing helps, and goes on where it stopped', async () => {
    const error = new Error('refused');
    let broken = true;
    const sent: number[] = [];
    const run = openRun({
      ...setup,
      send: async (from, count) => {
        await soon();
        if (broken && from >= 400) throw error;
        sent.push(from);
        return answer(count);
      },
    });
    expect(await run.go()).toEqual({ is: 'stopped', error });
    expect(run.tally().done).toBe(400);
    broken = false;
    expect(await run.go()).toEqual({ is: 'finished' });
    expect(sent).toEqual([0, 200, 400, 600, 800]);
    expect(run.tally()).toMatchObject({ done: 950, created: 950 });
  });

  it('cancels after the chunk on its way, and counts exactly what is there', async () => {
    const run = openRun({
      ...setup,
      send: async (from, count) => {
        if (from === 400) run.cancel();
        return setup.send(from, count);
      },
    });
    expect(await run.go()).toEqual({ is: 'cancelled' });
    expect(run.tally()).toMatchObject({ done: 600, created: 600 });
  });

  it('cancels while it waits for the network', async () => {
    const run = openRun({
      ...setup,
      backoff: () => 60_000,
      pause: (_, signal) =>
        new Promise((done) => {
          signal.addEventListener('abort', () => done());
          queueMicrotask(() => run.cancel());
        }),
      send: () => Promise.reject(new Error('offline')),
    });
    expect(await run.go()).toEqual({ is: 'cancelled' });
    expect(run.tally().done).toBe(0);
  });

  it('is finished when the last chunk came through after all', async () => {
    const run = openRun({
      ...setup,
      total: 200,
      send: (from, count) => {
        run.cancel();
        return setup.send(from, count);
      },
    });
    expect(await run.go()).toEqual({ is: 'finished' });
  });
});
