import type { Rows } from '#shared/domain/engine/row-set.ts';
import { isSameElection } from '#shared/domain/voters/ballot-book.ts';
import type { Test } from '#shared/domain/voters/segment.ts';
import type { FileElection } from '#shared/domain/voters/voter-file-columns.ts';

/** Bits of `votes_a` and `votes_b`. */
export type Votes = { a: number; b: number };

/** The bits of some elections, by their place in the file's list. */
function bitsOf(places: readonly number[]): Votes {
  const votes = { a: 0, b: 0 };
  for (const place of places)
    if (place < 32) votes.a |= 1 << place;
    else votes.b |= 1 << (place - 32);
  return votes;
}

/** Of a kind the newest `of`, 0 for all. The file's list has the newest first. */
export function newestOf(
  elections: readonly FileElection[],
  { kind, of }: Pick<Extract<Test, { by: 'vote count' }>, 'kind' | 'of'>,
): Votes {
  const places = elections.flatMap((one, place) => (kind === 'any' || one.kind === kind ? [place] : []));
  return bitsOf(of === 0 ? places : places.slice(0, of));
}

/** Each key's place in the file's list, also where one of the two has the day and the other only the year; -1: none. */
export function placesOf(elections: readonly FileElection[], keys: readonly string[]): number[] {
  return keys.map((key) => {
    const exact = elections.findIndex((one) => one.key === key);
    if (exact >= 0) return exact;
    const alike = elections.flatMap((one, place) => (isSameElection(one.key, key) ? [place] : []));
    return alike.length === 1 ? (alike[0] ?? -1) : -1;
  });
}

/** Those of some keys; `unknown`: the file does not tell of all of them. */
export function namedOf(
  elections: readonly FileElection[],
  keys: readonly string[],
): Votes & { unknown: boolean } {
  const places = placesOf(elections, keys);
  return { ...bitsOf(places.filter((place) => place >= 0)), unknown: places.includes(-1) };
}

/** How many bits of a number are 1. Source: Warren, Hacker's Delight, 5-1. */
export function onesIn(bits: number): number {
  let ones = bits - ((bits >>> 1) & 0x55555555);
  ones = (ones & 0x33333333) + ((ones >>> 2) & 0x33333333);
  return Math.imul((ones + (ones >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

type Bits = { numbers: Uint32Array; bits: number };

/** Leaves only the rows that have so many of some bits of two numbers, both ends included. */
export function keepCounted(rows: Rows, one: Bits, other: Bits, least: number, most: number): void {
  const { from, list, count } = rows;
  let included = 0;
  for (let at = 0; at < count; at += 1) {
    const row = from[at] ?? 0;
    const had = onesIn((one.numbers[row] ?? 0) & one.bits) + onesIn((other.numbers[row] ?? 0) & other.bits);
    list[included] = row;
    included += Number(had >= least) & Number(had <= most);
  }
  rows.from = list;
  rows.count = included;
}
