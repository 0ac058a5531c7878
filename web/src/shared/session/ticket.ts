import { create } from 'zustand';
import { ticketMs } from '#shared/constants.ts';
import { readFromTab, storeInTab } from './tab-storage.ts';

const key = 'pendingSecondFactor';

/** The server's ticket for the second step, and until when it is good: milliseconds since 1970 by this device. */
export type Pending = { ticket: string; until: number };

/**
 * The ticket in the refusal of a right password; null in any other error. The SDK knows no such refusal: it says
 * `auth/internal-error`, with the server's words somewhere in its message.
 */
export function ticketIn(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  return /(?<![\w-])ticket-[\w-]{43}(?![\w-])/.exec(error.message)?.[0] ?? null;
}

/** What an earlier load of this tab kept: `until ticket`. Null once it is too late. */
export function pendingIn(stored: string | null, now: number): Pending | null {
  const [, until, ticket] = /^(\d+) (ticket-[\w-]{43})$/.exec(stored ?? '') ?? [];
  if (!until || !ticket || Number(until) <= now) return null;
  return { ticket, until: Number(until) };
}

/**
 * The sign-in that waits for its second factor. Kept over a reload: a phone drops the page while its owner looks
 * into the authenticator's.
 */
export const useTicket = create<{ pending: Pending | null }>(() => ({
  pending: pendingIn(readFromTab(key), Date.now()),
}));

export function storeTicket(ticket: string): void {
  const until = Date.now() + ticketMs;
  storeInTab(key, `${until} ${ticket}`);
  useTicket.setState({ pending: { ticket, until } });
}

export function forgetTicket(): void {
  storeInTab(key, null);
  useTicket.setState({ pending: null });
}
