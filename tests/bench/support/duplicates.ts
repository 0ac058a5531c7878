import { findDuplicates } from '#shared/domain/people/duplicates/find-duplicates.ts';
import { generatePeople, measure } from '../../people/duplicate-people.ts';

/** 50,000 records of 40,000 people, with one to four errors in each copy, fathers and sons, twins and couples. */
export function timeFinder(seed: number) {
  const made = generatePeople(40_000, 10_000, seed);
  const began = performance.now();
  const pairs = findDuplicates(made.records);
  const took = performance.now() - began;
  return {
    took,
    review: measure(made, pairs),
    certain: measure(
      made,
      pairs.filter(({ isCertain }) => isCertain),
    ),
  };
}
