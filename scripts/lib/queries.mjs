// What the suites recorded of the queries that the app and the functions send, beside what is committed of it.

// Loaded late: installing may come first.
const recording = () => import('../../tests/indexes/query-recording.ts');

export const clearQueries = async () => (await recording()).clearRecorded();

/** Makes the committed recording what was sent just now; with `isMore`, only what is new is added to it. */
export async function writeQueries({ isMore = false } = {}) {
  const { commit, committed, linesOf, merged, recorded, withoutMissing } = await recording();
  const before = isMore ? withoutMissing(linesOf(committed())) : [];
  const now = merged([...before, ...linesOf(recorded())]);
  commit(now);
  return Object.keys(now).length;
}

/**
 * `failures`: what this run sent and the committed recording lacks. `missed`, where every suite that sends queries ran and
 * passed (`isWhole`): queries that were not sent, and files that sent none of theirs. Whether the map counts turfs, and which
 * of two screens asks first for a shared answer, depends on timing, so these are only told; `npm run indexes` drops them.
 */
export async function compareQueries({ isWhole }) {
  const { committed, difference, recorded } = await recording();
  const { newQueries, newFiles, lostQueries, lostFiles } = difference(committed(), recorded());
  const lines = (what, list) => list.map((one) => `${what}: ${one}`);
  return {
    failures: [...lines('A new query', newQueries), ...lines('A new file that sends queries', newFiles)],
    missed: isWhole
      ? [...lines('Not sent this time', lostQueries), ...lines('Sent no query this time', lostFiles)]
      : [],
  };
}
