import type { Entry } from '../../shared/data/journal/index.ts';
import { locale } from '../../shared/text/language.ts';

/** What the banner says of the connection; `waiting`: how many changes. */
export type ConnectionStatus = { is: 'quiet' } | { is: 'offline' | 'syncing'; waiting: number };

/** What the app notes by itself: which records were opened, whether the tour was seen. */
const noted: readonly string[] = ['custom_settings', 'recently_viewed'];
/** Nobody made it, so nobody waits for it. */
const isNote = ({ operation }: Entry): boolean =>
  operation.operation === 'update' &&
  operation.table === 'user_preferences' &&
  Object.keys(operation.data).every((field) => noted.includes(field));

/** Changes that somebody made, are not on the server and may still get there by themselves. */
export const waitingIn = (entries: readonly Entry[]): Entry[] =>
  entries.filter((entry) => entry.state.is !== 'failed' && !isNote(entry));
/** Refused, and somebody's to settle. */
export const failedIn = (entries: readonly Entry[]): Entry[] =>
  entries.filter((entry) => entry.state.is === 'failed' && !isNote(entry));
/** Refused, and nobody's: to be forgotten, for later changes of the same document wait behind it. */
export const refusedNotesIn = (entries: readonly Entry[]): Entry[] =>
  entries.filter((entry) => entry.state.is === 'failed' && isNote(entry));

/**
 * `known`: ids of the changes that waited a moment ago already. A change that the server takes at once is not worth a
 * banner, which would push the screen down and up again with every save.
 */
export function connectionStatus(
  online: boolean,
  entries: readonly Entry[],
  known: ReadonlySet<string>,
): ConnectionStatus {
  if (!online) return { is: 'offline', waiting: waitingIn(entries).length };
  const sending = waitingIn(entries).filter(({ state }) => state.is === 'pending');
  return sending.some(({ id }) => known.has(id))
    ? { is: 'syncing', waiting: sending.length }
    : { is: 'quiet' };
}

const units = [
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const;

/** `2 minutes` of a span of milliseconds; a clock that was put back makes none. */
export function showSpan(millis: number): string {
  const [unit, size] = units.find(([, length]) => millis >= length) ?? units[2];
  const style = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(locale, style).format(Math.floor(Math.max(0, millis) / size));
}
