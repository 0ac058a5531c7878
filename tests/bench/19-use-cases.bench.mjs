import { runnerImport } from 'vite';
import { at } from '../../scripts/lib/paths.mjs';
import { atMost, forTheRecord, median } from './support/rows.mjs';

const calls = 1_000;

/** A use case in memory, as tests and the demo run it. */
export default async () => {
  const { module: useCases } = await runnerImport(at('tests/bench/support/use-cases.ts'));
  await useCases.timeCalls(100);
  const took = await useCases.timeCalls(calls);
  return [
    atMost('A use case in memory: median of 1,000 calls', median(took), 5, 'ms'),
    forTheRecord('A use case in memory: slowest of 1,000 calls', Math.max(...took), 'ms'),
  ];
};
