/** A source of chance that always tells the same story: one number in, one campaign out. */
export type Chance = {
  /** From 0 up to, never reaching, 1. */
  next(): number;
  int(min: number, max: number): number;
  happens(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** One of `choices`, each as likely as its weight says. */
  weighted<T>(choices: readonly (readonly [T, number])[]): T;
  /** `count` different ones. */
  sample<T>(list: readonly T[], count: number): T[];
  /** An id as the database makes them: 20 letters and digits. */
  id(): string;
};

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Mulberry32: 32 bits of state are plenty for a few thousand records, and every machine agrees on them. */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Each part of the campaign draws from its own `seed`, so that a change of one leaves the others as they are. */
export function chance(seed: number): Chance {
  const next = mulberry32(seed);
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const weighted = <T>(choices: readonly (readonly [T, number])[]): T => {
    let left = next() * choices.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [choice, weight] of choices) {
      left -= weight;
      if (left < 0) return choice;
    }
    throw new Error('There is nothing to choose from.');
  };
  const pick = <T>(list: readonly T[]): T => {
    const picked = list[int(0, list.length - 1)];
    if (picked === undefined) throw new Error('There is nothing to choose from.');
    return picked;
  };
  const sample = <T>(list: readonly T[], count: number): T[] => {
    const left = [...list];
    return Array.from({ length: count }, () => left.splice(int(0, left.length - 1), 1)).flat();
  };
  const id = () => Array.from({ length: 20 }, () => letters.charAt(int(0, letters.length - 1))).join('');
  return { next, int, happens: (probability) => next() < probability, pick, weighted, sample, id };
}
