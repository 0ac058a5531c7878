import { createServer, type IncomingMessage } from 'node:http';
import { logger } from 'firebase-functions';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { errorSink } from './index.ts';
import type { SinkError } from './sink.ts';

const warned = vi.spyOn(logger, 'warn').mockReturnValue();
const failed = vi.spyOn(logger, 'error').mockReturnValue();

type Envelope = { url: string; header: unknown; item: unknown; event: Record<string, unknown> };
const received: Envelope[] = [];
let answer: { status: number; headers: Record<string, string> } | 'silence';

/** The envelope protocol as it is on the wire: a line for the envelope, one for each item, then the item. */
async function read(request: IncomingMessage): Promise<Envelope> {
  let body = '';
  for await (const piece of request) body += piece;
  const [header = '', item = '', event = '', ...rest] = body.split('\n');
  expect(rest.filter((line) => line !== '')).toEqual([]);
  return {
    url: request.url ?? '',
    header: JSON.parse(header),
    item: JSON.parse(item),
    event: JSON.parse(event),
  };
}

const server = createServer((request, response) => {
  void read(request).then((envelope) => {
    received.push(envelope);
    if (answer !== 'silence') response.writeHead(answer.status, answer.headers).end('{}');
  });
});
let port = 0;
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});
beforeEach(() => {
  received.length = 0;
  answer = { status: 200, headers: {} };
});
afterEach(() => vi.clearAllMocks());
afterAll(() => {
  server.closeAllConnections();
  server.close();
  vi.restoreAllMocks();
});

const error: SinkError = {
  id: 'a'.repeat(32),
  fingerprint: 'f'.repeat(32),
  person: '0123456789abcdef',
  campaign: 'fedcba9876543210',
  message: 'x is undefined',
  code: 'internal',
  stack:
    'TypeError: x is undefined\n    at Figures (https://h.example/assets/A-C4dKs9_x.js:1:23)\n    at https://h.example/assets/i-C4dKs9_x.js:4:5',
  severity: 'critical',
  context: 'window',
  screen: '/dashboard',
  release: 'one',
  agent: 'Chrome 140, Linux',
  breadcrumbs: [{ at: 1_000, kind: 'click', message: 'button Save' }],
  at: 5_500,
};
const sinkTo = (dsn: string | null) => errorSink({ sentryDsn: () => dsn });
const baseUrl = () => `http://key@127.0.0.1:${port}/base/42`;

it('speaks the envelope protocol', async () => {
  await sinkTo(baseUrl())([error]);
  const [envelope] = received;
  expect(envelope?.url).toMatch(/^\/base\/api\/42\/envelope\/\?.*sentry_key=key/);
  expect(envelope?.header).toMatchObject({ event_id: error.id });
  expect(envelope?.item).toMatchObject({ type: 'event' });
  expect(envelope?.event).toMatchObject({
    event_id: error.id,
    timestamp: 5.5,
    level: 'fatal',
    platform: 'javascript',
    release: 'one',
    fingerprint: [error.fingerprint],
    tags: { code: 'internal', context: 'window', campaign: error.campaign },
    user: { id: error.person },
    exception: {
      values: [
        {
          type: 'TypeError',
          value: error.message,
          // Oldest first.
          stacktrace: {
            frames: [{ lineno: 4 }, { function: 'Figures', lineno: 1, colno: 23, in_app: true }],
          },
        },
      ],
    },
    breadcrumbs: [{ timestamp: 1, category: 'click', message: 'button Save' }],
  });
  expect(warned).not.toHaveBeenCalled();
});

it('sends nothing more while it is told to wait', async () => {
  const sink = sinkTo(baseUrl());
  answer = { status: 429, headers: { 'retry-after': '60' } };
  await sink([error, error]);
  await sink([error]);
  expect(received).toHaveLength(1);
  expect(warned).toHaveBeenCalledOnce();
});

it('waits for a silent service two seconds and no longer, and disturbs nobody', async () => {
  answer = 'silence';
  const limit = vi.spyOn(AbortSignal, 'timeout');
  await sinkTo(baseUrl())([error, error]);
  // One limit for both, and the service never answers: that this line is reached shows that it was given up.
  expect(limit.mock.calls).toEqual([[2_000]]);
  await sinkTo('http://key@127.0.0.1:9/1')([error]);
  expect(warned).toHaveBeenCalledTimes(2);
  expect(JSON.stringify(warned.mock.calls)).not.toContain('key');
});

it('is off without an address, and says so once where it cannot read one', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  await sinkTo(null)([error]);
  const sink = sinkTo('not an address');
  await sink([error]);
  await sink([error]);
  expect(received).toEqual([]);
  expect(failed).toHaveBeenCalledOnce();
});
