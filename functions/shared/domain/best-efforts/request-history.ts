import type * as z from 'zod/mini';
import type { informationRequests } from '../../collections/information-requests.ts';

/** What was requested, answered and closed of a donor; `of`: of whom, where that is somebody who was merged into them. */
type Row = z.output<typeof informationRequests.schema>;
export type RequestHistory = Pick<Row, 'requests' | 'answers' | 'closed'>;

const byDay = (one: { on: string }, other: { on: string }): number => one.on.localeCompare(other.on);
/** `most`: the newest that stay. */
const joinedLists = <T extends { on: string }>(one: readonly T[], other: readonly T[], most: number): T[] =>
  [...one, ...other].toSorted(byDay).slice(-most);

/** Two histories as one, by day. */
export const joinedHistory = (
  own: RequestHistory | null,
  other: RequestHistory,
  most: number,
): RequestHistory => ({
  requests: joinedLists(own?.requests ?? [], other.requests, most),
  answers: joinedLists(own?.answers ?? [], other.answers, most),
  closed: own?.closed ?? other.closed,
});

/** A history that goes to the survivor of a merge, with whose it is. */
export const historyOf = (person: string, { requests, answers, closed }: RequestHistory): RequestHistory => ({
  requests: requests.map((one) => ({ ...one, of: one.of ?? person })),
  answers: answers.map((one) => ({ ...one, of: one.of ?? person })),
  closed: closed && { ...closed, of: closed.of ?? person },
});

/** Everybody whose history this holds besides its own donor's. */
export const othersIn = ({ requests, answers, closed }: RequestHistory): string[] => [
  ...new Set([...requests, ...answers, ...(closed ? [closed] : [])].flatMap(({ of }) => of ?? [])),
];

const own = <T extends { of?: string | undefined }>(one: T, person: string): T => {
  const { of, ...rest } = one;
  return of === person ? (rest as T) : one;
};

/** What goes back to somebody who is a person of their own again: theirs, and what they held of `people`. */
export const historyBackTo = (
  person: string,
  people: readonly string[],
  { requests, answers, closed }: RequestHistory,
): RequestHistory => {
  const isOf = ({ of }: { of?: string | undefined }) => of !== undefined && people.includes(of);
  return {
    requests: requests.filter(isOf).map((one) => own(one, person)),
    answers: answers.filter(isOf).map((one) => own(one, person)),
    closed: closed && isOf(closed) ? own(closed, person) : null,
  };
};

/** A history without that of these people. */
export const historyWithout = (
  people: readonly string[],
  { requests, answers, closed }: RequestHistory,
): RequestHistory => {
  const stays = ({ of }: { of?: string | undefined }) => of === undefined || !people.includes(of);
  return {
    requests: requests.filter(stays),
    answers: answers.filter(stays),
    closed: closed && stays(closed) ? closed : null,
  };
};
