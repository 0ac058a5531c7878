import { runnerImport } from 'vite';
import { at } from '../../scripts/lib/paths.mjs';
import { atMost, forTheRecord } from './support/rows.mjs';

/** Five people with 200 references become one, and are five again. */
export default async () => {
  const { module: merges } = await runnerImport(at('tests/bench/support/merges.ts'));
  await merges.timeMerge();
  const { merge, unmerge } = await merges.timeMerge();
  return [
    atMost('A merge of five with 200 references', merge.took / 1_000, 3, 's'),
    forTheRecord('A merge of five with 200 references: reads', merge.reads),
    forTheRecord('A merge of five with 200 references: writes', merge.writes + merge.deletes),
    atMost('The same taken back', unmerge.took / 1_000, 3, 's'),
    forTheRecord('The same taken back: reads', unmerge.reads),
    forTheRecord('The same taken back: writes', unmerge.writes + unmerge.deletes),
  ];
};
