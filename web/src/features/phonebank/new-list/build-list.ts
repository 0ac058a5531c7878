import { callOrder } from '#shared/domain/phonebank/call-order.ts';
import { packetId, packetPeople } from '#shared/domain/phonebank/list.ts';
import type { CallTarget } from '#shared/domain/phonebank/target.ts';
import { carriedOf } from '#shared/domain/voters/carried-values.ts';
import { commitAll, type Operation } from '../../../shared/data/journal/index.ts';
import type { Engine, OwnColumn, Person, VoterQuery } from '../../../shared/voters/engine.ts';
import { personName } from '../../../shared/voters/format-voter.ts';

/** People that the engine gives at a time, and documents that are kept and sent together. */
const pageMax = 200;
const goMax = 100;

const cut = (text: string): string => text.slice(0, 200);

/** What a caller needs of somebody, and nothing else. `columns`: of the campaign's own those that the list's script names. */
export function targetOf(person: Person, columns: readonly OwnColumn[] = []): CallTarget {
  const own = carriedOf(columns, person.data);
  return {
    id: person.id,
    name: cut(personName(person)),
    age: person.age,
    sex: person.gender,
    party: cut(person.party),
    city: cut(person.city),
    state: cut(person.state),
    precinct: cut(person.precinct),
    language: cut(person.language),
    support: person.known.support?.score ?? null,
    cell: person.cell || null,
    landline: person.landline || null,
    last: person.known.last_attempt && {
      outcome: person.known.last_attempt.outcome,
      at: person.known.last_attempt.at,
    },
    ...(own && { own }),
  };
}

/** Everybody of a question who can be called, in the order in which they are: at most `most`, with these columns of the campaign's own. */
export async function targetsOf(
  engine: Engine,
  query: VoterQuery,
  seed: string,
  most: number,
  columns: readonly OwnColumn[],
): Promise<CallTarget[]> {
  const people: Person[] = [];
  for (;;) {
    const left = Math.min(pageMax, most - people.length);
    const page = left > 0 ? await engine.page(query, { by: 'walk', down: false }, people.length, left) : [];
    people.push(...page);
    if (page.length < pageMax) break;
  }
  return callOrder(people, seed)
    .map((person) => targetOf(person, columns))
    .filter(({ cell, landline }) => cell !== null || landline !== null);
}

export const phonesOf = (targets: readonly CallTarget[]): number =>
  targets.reduce((sum, { cell, landline }) => sum + (cell ? 1 : 0) + (landline ? 1 : 0), 0);

/** The packets of these people, numbered from `first` on. */
export function packetsOf(list: string, targets: readonly CallTarget[], first = 0): Operation[] {
  const count = Math.ceil(targets.length / packetPeople);
  return Array.from({ length: count }, (_, at): Operation => {
    const number = first + at;
    const some = targets.slice(at * packetPeople, (at + 1) * packetPeople);
    return {
      operation: 'create',
      table: 'call_packets',
      id: packetId(list, number),
      data: { list_id: list, number, targets: JSON.stringify(some) },
    };
  });
}

/** Sends all of these and waits until the server has them; `onProgress` tells how many. Rejects with the first refusal. */
export async function sendAll(
  operations: readonly Operation[],
  onProgress: (done: number) => void,
): Promise<void> {
  let done = 0;
  for (let from = 0; from < operations.length; from += goMax) {
    const synced = await commitAll(operations.slice(from, from + goMax));
    await Promise.all(synced.map((each) => each.then(() => onProgress(++done))));
  }
}
