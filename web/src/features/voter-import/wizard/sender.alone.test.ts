import { describe, expect, it, vi } from 'vitest';
import { fileRefusals } from '#shared/rules/voters/receiving.ts';
import { CallError } from '../../../shared/data/errors.ts';
import type { KeptImport } from '../worker/protocol.ts';
import { sendingPatience } from './refusals.ts';
import { type Arrived, openSender, type Ports } from './sender.ts';

const rows = [25_000, 25_000, 10_000];
const kept: KeptImport = {
  fileId: 'file',
  organization: 'organization',
  member: 'member',
  previous: null,
  compared: true,
  made_at: 0,
  promise: {
    pack: 1,
    file_name: 'voters.csv',
    layout: 'l2',
    us_state: 'NV',
    source: 'The state',
    dated: null,
    permitted_use: 'political',
    expires: null,
    counts: { voters: 60_000, households: 1, doors: 1, phones: 0, cells: 0, emails: 0, places: 0 },
    changes: { added: 60_000, changed: 0, gone: 0, unchanged: 0 },
    refused: 0,
    elections: [],
    chunks: rows.map((count, index) => ({
      id: `file-${index}`,
      rows: count,
      bytes: 1,
      hash: 'a'.repeat(64),
    })),
  },
};

/** A server that keeps what arrives, and the log of what it was asked. */
function stage(have: number[] = [], change: Partial<Ports> = {}) {
  const asked: string[] = [];
  const told: (Arrived | null)[] = [];
  const ports: Ports = {
    start: async () => {
      asked.push('start');
      return have;
    },
    bring: async (_, index) => {
      asked.push(`part ${index}`);
      have.push(index);
    },
    finish: async () => asked.push('finish'),
    patience: () => null,
    pause: async () => undefined,
    onChange: (arrived) => told.push(arrived),
    ...change,
  };
  return { sender: openSender(kept, ports), asked, told, ports };
}

describe('sending a packed file', () => {
  it('brings what the server has not, one after the other, then finishes', async () => {
    const { sender, asked, told } = stage([1]);
    expect(await sender.go()).toEqual({ is: 'finished' });
    expect(asked).toEqual(['start', 'part 0', 'part 2', 'finish']);
    expect(told.slice(0, 3)).toEqual([
      { parts: 1, voters: 25_000 },
      { parts: 2, voters: 50_000 },
      { parts: 3, voters: 60_000 },
    ]);
  });

  it('stops at what another attempt does not help, and goes on from there', async () => {
    let broken = true;
    const { asked, ports } = stage();
    const sender = openSender(kept, {
      ...ports,
      bring: async (file, index) => {
        if (index === 1 && broken) throw new CallError('internal', 'No.');
        await ports.bring(file, index);
      },
    });
    expect((await sender.go()).is).toBe('stopped');
    broken = false;
    expect(await sender.go()).toEqual({ is: 'finished' });
    expect(asked).toEqual(['start', 'part 0', 'part 1', 'part 2', 'finish']);
  });

  it('is finished where the answer to its last step was lost', async () => {
    const done = new CallError(fileRefusals.done.code, fileRefusals.done.words);
    const { sender } = stage([0, 1, 2], { finish: () => Promise.reject(done) });
    expect(await sender.go()).toEqual({ is: 'finished' });
  });

  it('is cancelled after the part on its way', async () => {
    const { asked, ports } = stage();
    const sender = openSender(kept, {
      ...ports,
      bring: async (file, index) => {
        await ports.bring(file, index);
        if (index === 1) sender.cancel();
      },
    });
    expect(await sender.go()).toEqual({ is: 'cancelled' });
    expect(asked.at(-1)).toBe('part 1');
  });
});

describe('patience', () => {
  const refusal = ({ code, words }: { code: string; words: string }, value = '') =>
    new CallError(code, words.replaceAll('*', value));

  it.each([
    ['a damaged part', refusal(fileRefusals.damaged), 1, 1_000],
    ['a part that is damaged each time', refusal(fileRefusals.damaged), 3, null],
    ['another import', refusal(fileRefusals.busy, 'Ana (Reno)'), 1, null],
    ['a newer file meanwhile', refusal(fileRefusals.outrun), 1, null],
    [
      'too many calls',
      new CallError('resource-exhausted', 'Too many attempts. Try again in 5 minutes.'),
      1,
      1_000,
    ],
    ['a lost connection', new CallError('unavailable', 'No.'), 2, 2_000],
  ])('with %s', (_, error, attempt, ms) => {
    vi.stubGlobal('navigator', { onLine: true });
    expect(sendingPatience(error, attempt)).toBe(ms);
  });

  it('waits without a network for as long as it takes', () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(sendingPatience(new CallError('unavailable', 'No.'), 500)).toBeGreaterThan(0);
  });
});
