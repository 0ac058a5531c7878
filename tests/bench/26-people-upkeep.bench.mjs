import { runnerImport } from 'vite';
import { at } from '../../scripts/lib/paths.mjs';
import { atMost, forTheRecord } from './support/rows.mjs';

/** Dollars for one of each; docs/cost.md has the prices. */
const prices = { reads: 0.03 / 100_000, writes: 0.09 / 100_000, deletes: 0.01 / 100_000 };
const gibibyteMonth = 0.18;
const days = 30;

const dollars = (counted) =>
  Object.entries(prices).reduce((sum, [kind, price]) => sum + counted[kind] * price, 0);
const rounded = (value) => Math.ceil(value * 10_000) / 10_000;

/** What 1,000 changes of people a day cost with packs of 100,000, in dollars a month: logged, folded every hour, stored. */
export default async () => {
  const { module: upkeep } = await runnerImport(at('tests/bench/support/people-upkeep.ts'));
  const { logging, folding, opening, stored } = await upkeep.countUpkeep(100_000, 1_000);
  const month = days * (dollars(logging) + dollars(folding)) + (stored / 2 ** 30) * gibibyteMonth;
  const rows = (name, { reads, writes, deletes }) => [
    forTheRecord(`People packs, 1,000 changes a day: reads ${name}`, reads),
    forTheRecord(`People packs, 1,000 changes a day: writes ${name}`, writes),
    forTheRecord(`People packs, 1,000 changes a day: deletions ${name}`, deletes),
  ];
  return [
    ...rows('of logging', logging),
    ...rows('of 24 folds', folding),
    forTheRecord('People packs, 1,000 changes a day: stored', rounded(stored / 1_000_000), 'MB'),
    atMost('People packs of 100,000: reads of the server to open all three', opening.reads, 30),
    atMost('People packs, 1,000 changes a day: dollars a month', rounded(month), 0.1, '$'),
  ];
};
