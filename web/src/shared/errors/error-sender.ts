import type { DeviceError } from '#shared/api/errors-api.ts';
import { errorLimits } from '#shared/error-limits.ts';
import { codeOf, isOfOtherCampaign } from '../data/error-messages.ts';
import type { LoggedError } from './entries.ts';
import { putIn, type ReportOwner, takeOut, waiting } from './outbox.ts';
import { isOfNetwork, isReported, reportOf, sameAs } from './report.ts';

/** Milliseconds: errors that come together go together. */
const gatherMs = 2_000;
/** After too many, errors are not even taken up for a while; after a failure they wait. */
const hushMs = 15 * 60_000;
const pauseMs = 60_000;
const minute = 60_000;
/** Requests of a minute; reports of one error, and of all, until the page is loaded anew. */
const most = { inMinute: 3, ofOne: 5, ofAll: 30 } as const;

type Means = {
  owner: ReportOwner;
  send: (reports: DeviceError[]) => Promise<unknown>;
  /** Sends without waiting for an answer. */
  beacon: (reports: DeviceError[]) => void;
  online: () => boolean;
  now: () => number;
  /** Does something after so many milliseconds; returns how to stop it. */
  after: (milliseconds: number, work: () => void) => () => void;
};

/** Refusals that another session, or none, brings: what waits stays for it. */
const ofSession = [
  'unauthenticated',
  'session-ended',
  'email-not-confirmed',
  'second-factor-required',
  'second-factor-setup-required',
];

/** The server was not reached, or stumbled. */
const isPassing = (code: string): boolean => isOfNetwork(code) || code === 'internal';

/** Reports what is grave, few at a time and not without end, and says nothing where that fails: it is nobody's work. */
export function errorSender({ owner, send, beacon, online, now, after }: Means) {
  const counts = new Map<string, number>();
  let total = 0;
  let sent: number[] = [];
  let hushedUntil = 0;
  let pausedUntil = 0;
  let sending = false;
  let over = false;
  let stopTimer: (() => void) | null = null;

  function plan(milliseconds: number): void {
    stopTimer ??= after(milliseconds, () => {
      stopTimer = null;
      void flush();
    });
  }

  async function flush(): Promise<void> {
    const batch = waiting(owner).slice(0, errorLimits.batch);
    if (batch.length === 0 || over || sending || !online()) return;
    if (now() < pausedUntil) return plan(pausedUntil - now());
    sent = sent.filter((at) => at > now() - minute);
    const [oldest = 0] = sent;
    if (sent.length >= most.inMinute) return plan(oldest + minute - now());
    sent.push(now());
    sending = true;
    try {
      await send(batch);
      drop(batch);
    } catch (error) {
      refused(error, batch);
    } finally {
      sending = false;
    }
    if (waiting(owner).length > 0) plan(gatherMs);
  }

  const drop = (reports: readonly DeviceError[]) =>
    takeOut(
      owner,
      reports.map(({ id }) => id),
    );

  function refused(error: unknown, batch: readonly DeviceError[]): void {
    const code = codeOf(error);
    // Another session, or another campaign: what waits stays until its own is there again.
    if (ofSession.includes(code) || isOfOtherCampaign(error)) over = true;
    else if (code === 'resource-exhausted') {
      hushedUntil = now() + hushMs;
      drop(waiting(owner));
    } else if (isPassing(code)) pausedUntil = now() + pauseMs;
    // The server will never take it.
    else drop(batch);
  }

  return {
    /** Takes up an error, if it is one to report. */
    tell(error: LoggedError): void {
      if (!isReported(error) || now() < hushedUntil) return;
      const same = sameAs(error);
      const count = (counts.get(same) ?? 0) + 1;
      counts.set(same, count);
      if (count > most.ofOne || total >= most.ofAll) return;
      total += 1;
      putIn(owner, reportOf(error));
      plan(gatherMs);
    },
    /** Something of an earlier visit may wait, or the server can be reached again. */
    wake: (): void => plan(gatherMs),
    /** The page may be closed. What is sent so stays on the device until the server has answered for it. */
    leave(): void {
      const batch = waiting(owner).slice(0, errorLimits.batch);
      if (batch.length > 0 && !over && online() && now() >= pausedUntil) beacon(batch);
    },
    stop(): void {
      over = true;
      stopTimer?.();
    },
  };
}
