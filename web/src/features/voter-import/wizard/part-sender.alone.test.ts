import { describe, expect, it, vi } from 'vitest';
import { type RefusalKey, refusals } from '#shared/refusals.ts';
import { CallError } from '../../../shared/data/error-messages.ts';
import type { PackedImport } from '../../../shared/voter-reading/voter-import-protocol.ts';
import { type Arrived, openSender, type Ports } from './part-sender.ts';
import { sendRetryDelay } from './send-refusals.ts';

const rows = [25_000, 25_000, 10_000];
const packed: PackedImport = {
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
  const requests: string[] = [];
  const reports: (Arrived | null)[] = [];
  const ports: Ports = {
    start: async () => {
      requests.push('start');
      return have;
    },
    sendPart: async (_, index) => {
      requests.push(`part ${index}`);
      have.push(index);
    },
    finish: async () => requests.push('finish'),
    backoff: () => null,
    pause: async () => undefined,
    onChange: (arrived) => reports.push(arrived),
    ...change,
  };
  return { sender: openSender(packed, ports), requests, reports, ports };
}

describe('sending a packed file', () => {
  it('brings what the server has not, one after the other, then finishes', async () => {
    const { sender, requests, reports } = stage([1]);
    expect(await sender.go()).toEqual({ is: 'finished' });
    expect(requests).toEqual(['start', 'part 0', 'part 2', 'finish']);
    expect(reports.slice(0, 3)).toEqual([
      { parts: 1, voters: 25_000 },
      { parts: 2, voters: 50_000 },
      { parts: 3, voters: 60_000 },
    ]);
  });

  it('stops at what another attempt does not help, and goes on from there', async () => {
    let broken = true;
    const { requests, ports } = stage();
    const sender = openSender(packed, {
      ...ports,
      sendPart: async (file, index) => {
        if (index === 1 && broken) throw new CallError('internal', 'No.');
        await ports.sendPart(file, index);
      },
    });
    expect((await sender.go()).is).toBe('stopped');
    broken = false;
    expect(await sender.go()).toEqual({ is: 'finished' });
    expect(requests).toEqual(['start', 'part 0', 'part 1', 'part 2', 'finish']);
  });

  it('is finished where the answer to its last step was lost', async () => {
    const done = new CallError('failed-precondition', 'Done.', 'voterFiles.done');
    const { sender } = stage([0, 1, 2], { finish: () => Promise.reject(done) });
    expect(await sender.go()).toEqual({ is: 'finished' });
  });

  it('is cancelled after the part on its way', async () => {
    const { requests, ports } = stage();
    const sender = openSender(packed, {
      ...ports,
      sendPart: async (file, index) => {
        await ports.sendPart(file, index);
        if (index === 1) sender.cancel();
      },
    });
    expect(await sender.go()).toEqual({ is: 'cancelled' });
    expect(requests.at(-1)).toBe('part 1');
  });
});

describe('patience', () => {
  const refusal = (key: RefusalKey) => new CallError(refusals[key], key, key);

  it.each([
    ['a damaged part', refusal('voterFiles.damaged'), 1, 1_000],
    ['a part that is damaged each time', refusal('voterFiles.damaged'), 3, null],
    ['another import', refusal('voterFiles.busy'), 1, null],
    ['a newer file meanwhile', refusal('voterFiles.outrun'), 1, null],
    [
      'too many calls',
      new CallError('resource-exhausted', 'Too many attempts. Try again in 5 minutes.'),
      1,
      1_000,
    ],
    ['a lost connection', new CallError('unavailable', 'No.'), 2, 2_000],
  ])('with %s', (_, error, attempt, ms) => {
    vi.stubGlobal('navigator', { onLine: true });
    expect(sendRetryDelay(error, attempt)).toBe(ms);
  });

  it('waits without a network for as long as it takes', () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(sendRetryDelay(new CallError('unavailable', 'No.'), 500)).toBeGreaterThan(0);
  });
});
