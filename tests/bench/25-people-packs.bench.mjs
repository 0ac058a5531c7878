import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { runnerImport } from 'vite';
import { at } from '../../scripts/lib/paths.mjs';
import { atMost, forTheRecord } from './support/rows.mjs';

const rounded = (value, digits = 2) => Math.ceil(value * 10 ** digits) / 10 ** digits;

/** What a device's worker and a fold do with the packs of 10,000 and 100,000 people, in one run. */
export default async () => {
  // Memory is told after a collection.
  setFlagsFromString('--expose_gc');
  globalThis.gc = runInNewContext('gc');
  const { module: packs } = await runnerImport(at('tests/bench/support/people-packs.ts'));
  await packs.timePacks(2_000, 100);
  const rows = [];
  for (const [people, isBudget] of [
    [10_000, false],
    [100_000, true],
  ]) {
    const { opened, filter, count, folded, held, parts, largest } = await packs.timePacks(people, 1_000);
    const name = `Packs of ${people.toLocaleString('en-US')} people`;
    const most = (what, value, budget, unit) =>
      isBudget
        ? atMost(`${name}: ${what}`, value, budget, unit)
        : forTheRecord(`${name}: ${what}`, value, unit);
    rows.push(
      most('parts, a read each', parts, 30),
      forTheRecord(`${name}: the largest part`, rounded(largest / 1_000), 'kB'),
      forTheRecord(`${name}: parts to columns`, rounded(opened), 'ms'),
      most('a filter, p95', rounded(filter), 50, 'ms'),
      forTheRecord(`${name}: a count by household and channel, p95`, rounded(count), 'ms'),
      forTheRecord(`${name}: 1,000 changed cards folded`, rounded(folded), 'ms'),
      most('memory of the columns', rounded(held / 1_000_000), 100, 'MB'),
    );
  }
  return rows;
};
