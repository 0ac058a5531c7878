import {
  createEventEnvelope,
  type DsnComponents,
  type Event,
  getEnvelopeEndpointWithUrlEncodedAuth,
  isRateLimited,
  makeDsn,
  type RateLimits,
  type SeverityLevel,
  serializeEnvelope,
  updateRateLimits,
} from '@sentry/core';
import { logger } from 'firebase-functions';
import type { Severity } from '#shared/collections/index.ts';
import { framesOf } from '#shared/domain/fingerprint.ts';
import type { Sink, SinkError } from './sink.ts';

/** Milliseconds that the request of a member's device waits for the service at most. */
const timeoutMs = 2_000;

const levels: Record<Severity, SeverityLevel> = {
  critical: 'fatal',
  high: 'error',
  medium: 'warning',
  low: 'info',
};

/** The class that a stack begins with; else what every error is. */
const classOf = (stack: string): string => /^([A-Z]\w{0,60}):/.exec(stack)?.[1] ?? 'Error';

function eventOf(error: SinkError): Event {
  const frames = framesOf(error.stack).map(({ name, file, line, column, own }) => ({
    function: name || '?',
    filename: file,
    lineno: line,
    colno: column,
    in_app: own,
  }));
  return {
    event_id: error.id,
    timestamp: error.at / 1_000,
    platform: 'javascript',
    level: levels[error.severity],
    ...(error.release && { release: error.release }),
    transaction: error.screen,
    // The same groups as on our own screen.
    fingerprint: [error.fingerprint],
    tags: { code: error.code, context: error.context, agent: error.agent, campaign: error.campaign },
    user: { id: error.person },
    exception: {
      values: [
        {
          type: classOf(error.stack),
          value: error.message,
          // Oldest first, as the protocol has it.
          ...(frames.length > 0 && { stacktrace: { frames: frames.toReversed() } }),
        },
      ],
    },
    breadcrumbs: error.breadcrumbs.map(({ at, kind, message }) => ({
      timestamp: at / 1_000,
      category: kind,
      message,
    })),
  };
}

/** Hands errors to a service that speaks Sentry's protocol; null for an address that is none. */
export function sentry(address: string): Sink | null {
  const dsn = makeDsn(address);
  return dsn ? sendingTo(dsn) : null;
}

function sendingTo(dsn: DsnComponents): Sink {
  const url = getEnvelopeEndpointWithUrlEncodedAuth(dsn);
  /** Until when it wants nothing, as it said itself. */
  let limits: RateLimits = {};

  async function send(error: SinkError, signal: AbortSignal): Promise<void> {
    if (isRateLimited(limits, 'error')) return;
    const envelope = serializeEnvelope(createEventEnvelope(eventOf(error), dsn));
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-sentry-envelope' },
      body: typeof envelope === 'string' ? envelope : new Uint8Array(envelope),
      signal,
    });
    await answer.body?.cancel();
    limits = updateRateLimits(limits, {
      statusCode: answer.status,
      headers: {
        'retry-after': answer.headers.get('retry-after'),
        'x-sentry-rate-limits': answer.headers.get('x-sentry-rate-limits'),
      },
    });
    if (!answer.ok) throw new Error(`It answered ${answer.status}.`);
  }

  return async (errors) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const failed = await errors.reduce<Promise<unknown>>(
      // One by one: what it says of its limits holds for the next.
      (before, error) => before.then((why) => why ?? send(error, signal).catch((caught: unknown) => caught)),
      Promise.resolve(undefined),
    );
    // The address holds a key: only what went wrong is said.
    if (failed)
      logger.warn('errors were not handed on', { why: failed instanceof Error ? failed.message : 'unknown' });
  };
}
