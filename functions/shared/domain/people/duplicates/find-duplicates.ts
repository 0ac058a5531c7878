import { blockingKeys, blockMax } from './blocking-keys.ts';
import { type ComparedPerson, comparedPerson, type DuplicateRecord } from './duplicate-record.ts';
import { type PairScore, type Rarity, scorePair } from './score-pair.ts';

/** From this score on a pair waits for a review. */
export const reviewFrom = 4;
/** Pairs that one search keeps, likeliest first. */
export const pairsMax = 20_000;

export type DuplicatePair = PairScore & {
  /** The ids, the smaller one first. */
  one: string;
  other: string;
};

function counter(values: Iterable<string>): (value: string) => number {
  const counts = new Map<string, number>();
  for (const value of values) if (value !== '') counts.set(value, (counts.get(value) ?? 0) + 1);
  return (value) => counts.get(value) ?? 0;
}

/** Bits of a name by how many have it, kept within bounds: in a list of ten every name is rare. */
const bitsOf =
  (count: (value: string) => number, all: number, least: number) =>
  (value: string): number =>
    Math.max(least, Math.min(11, Math.log2(Math.max(all, 500) / Math.max(1, count(value))) - 0.3));

function rarityOf(people: readonly ComparedPerson[]): Rarity {
  const each = (values: (person: ComparedPerson) => readonly string[]) =>
    counter(people.flatMap((person) => [...values(person)]));
  const givenCount = each(({ given }) => [given]);
  const ownNameFrom = Math.max(3, people.length * 0.0003);
  return {
    isName: (given) => givenCount(given) >= ownNameFrom,
    given: bitsOf(givenCount, people.length, 2),
    family: bitsOf(
      each(({ family }) => [family]),
      people.length,
      3,
    ),
    email: each(({ emails }) => emails),
    phone: each(({ phones }) => phones),
    address: each(({ address }) => [address]),
  };
}

/** People of each block of at least two. */
function blocksOf(people: readonly ComparedPerson[]): number[][] {
  const blocks = new Map<string, number[]>();
  for (const [at, person] of people.entries())
    for (const key of blockingKeys(person)) {
      const block = blocks.get(key);
      if (!block) blocks.set(key, [at]);
      else if (block.length <= blockMax) block.push(at);
    }
  return [...blocks.values()].filter(({ length }) => length > 1 && length <= blockMax);
}

/**
 * Pairs that may be one person, likeliest first. `onPart` is told how much is done, 0 to 1, so that a worker can say so.
 */
export function findDuplicates(
  records: readonly DuplicateRecord[],
  onPart: (done: number) => void = () => undefined,
): DuplicatePair[] {
  const people = records.map(comparedPerson);
  const rarity = rarityOf(people);
  const blocks = blocksOf(people);
  const seen = new Set<number>();
  const pairs: DuplicatePair[] = [];
  const size = people.length;
  for (const [at, block] of blocks.entries()) {
    if (at % 20_000 === 0) onPart(at / blocks.length);
    for (let first = 0; first < block.length; first++)
      for (let second = first + 1; second < block.length; second++) {
        const [i = 0, j = 0] = [block[first], block[second]];
        const [low, high] = i < j ? [i, j] : [j, i];
        const key = low * size + high;
        if (seen.has(key)) continue;
        seen.add(key);
        const [a, b] = [people[low], people[high]];
        if (!a || !b) continue;
        const found = scorePair(a, b, rarity);
        if (!found || found.score < reviewFrom) continue;
        const [one, other] = a.id < b.id ? [a.id, b.id] : [b.id, a.id];
        pairs.push({ one, other, ...found });
      }
  }
  onPart(1);
  return pairs
    .toSorted((x, y) => y.score - x.score || (x.one < y.one ? -1 : Number(x.one > y.one)))
    .slice(0, pairsMax);
}
