import { runnerImport } from 'vite';
import { at } from '../../scripts/lib/paths.mjs';
import { atLeast, atMost, forTheRecord } from './support/rows.mjs';

/** Duplicates among 50,000 people: how long the finder takes, and how often it is right. */
export default async () => {
  const { module: duplicates } = await runnerImport(at('tests/bench/support/duplicates.ts'));
  const { took, review, certain } = duplicates.timeFinder(3);
  const rounded = (share) => Math.floor(share * 10_000) / 10_000;
  return [
    atMost('Duplicates among 50,000 people: the finder', took / 1_000, 20, 's'),
    atLeast('Duplicates in the review queue: precision', rounded(review.precision), 0.95),
    atLeast('Duplicates in the review queue: recall', rounded(review.recall), 0.8),
    atLeast('Duplicates suggested as certain: precision', rounded(certain.precision), 0.995),
    forTheRecord('Duplicates suggested as certain: recall', rounded(certain.recall)),
  ];
};
