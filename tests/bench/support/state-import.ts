import { noStatusRules } from '#shared/domain/voters/registration-status.ts';
import type { RowFilter } from '#shared/domain/voters/row-filter.ts';
import type { Test } from '#shared/domain/voters/segment.ts';
import { columnsOf, sortVoters } from '#shared/domain/voters/sort-voters.ts';
import { emptyVoter } from '#shared/domain/voters/testing.ts';
import { VoterTable } from '#shared/domain/voters/voter-table.ts';
import { check } from '../../../web/src/shared/voter-reading/check-voter-file.ts';
import { joinHistory } from '../../../web/src/shared/voter-reading/join-history.ts';
import { readStart } from '../../../web/src/shared/voter-reading/read-start.ts';
import { noRules } from '../../../web/src/shared/voter-reading/reading-rules.ts';
import type { SourceFile } from '../../../web/src/shared/voter-reading/source-files.ts';
import { baseOf } from '../../../web/src/shared/voters/worker/base.ts';
import { createCore } from '../../../web/src/shared/voters/worker/core.ts';
import { district, districts, stateHistory, stateVoters } from './state-files.ts';

const most = 1_000_000;
const mega = 1_000_000;

/** How long something took (seconds; `cpu` of the processor, the making of the file with it) and the most memory that the process held meanwhile, above what it held before (MB). */
async function measured<Result>(work: (watch: () => void) => Promise<Result>) {
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let peak = before;
  const [since, cpuSince] = [performance.now(), process.cpuUsage()];
  const result = await work(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  });
  const { user, system } = process.cpuUsage(cpuSince);
  const cpu = (user + system) / mega;
  return { result, cpu, took: (performance.now() - since) / 1_000, memory: (peak - before) / mega };
}

async function startOf(file: SourceFile) {
  const start = await readStart(file, most);
  if (start.is !== 'file') throw new Error(`${file.name}: ${start.why}`);
  return start;
}

async function importPair(voters: number, rows: number, filters: RowFilter[]) {
  const [registrations, history] = [
    stateVoters(voters),
    stateHistory(rows, Math.max(1, Math.round(rows / voters))),
  ];
  const read = await measured(async (watch) => {
    const { facts, reading } = await startOf(registrations);
    const { layout, mapping } = facts;
    const rules = { ...noRules, statuses: { ...noStatusRules, state: 'NC' }, filters };
    const order = { readings: [reading], layout, mapping, dayOrders: {}, rules, most, progress: watch };
    const checked = await check(order);
    if ('why' in checked) throw new Error(checked.why);
    return checked;
  });
  const { table, preview } = read.result;
  const joined = await measured(async (watch) => {
    const { facts, reading } = await startOf(history);
    const order = { readings: [reading], history: facts.history, state: 'NC', table, progress: watch };
    const result = await joinHistory(order);
    if ('why' in result) throw new Error(result.why);
    return result.preview;
  });
  return {
    ...{ kept: preview.ready, elsewhere: preview.elsewhere, refused: preview.refused },
    ...{ matched: joined.result.joined?.matched ?? 0, elections: joined.result.elections.length },
    ...{
      readTook: read.took,
      readCpu: read.cpu,
      readMemory: read.memory,
      readBytes: registrations.read() / mega,
    },
    ...{
      joinTook: joined.took,
      joinCpu: joined.cpu,
      joinMemory: joined.memory,
      joinBytes: history.read() / mega,
    },
  };
}

/** A whole state and its history, of which one district is kept. */
export const cutState = (voters: number, perVoter: number) =>
  importPair(voters, voters * perVoter, [{ header: 'nc_house_abbrv', values: [district] }]);
export const expectedOf = (voters: number): number => Math.ceil(voters / districts);

/** A history joined to voters that are all kept. */
export const joinWhole = (voters: number, rows: number) => importPair(voters, rows, []);

const ownColumns = 30;
const words = ['', 'high', 'middle', 'low'];

/** Milliseconds that each of many filters takes among voters with as many columns of the campaign's own as there may be. */
export async function filterOwn(voters: number, times: number): Promise<number[]> {
  const table = new VoterTable([]);
  for (let at = 0; at < voters; at++)
    table.add({
      ...emptyVoter,
      id: String(at),
      last: `L${at % 5_000}`,
      party: ['DEM', 'REP', 'UNA'][at % 3] ?? '',
    });
  const own = Array.from({ length: ownColumns }, (_, at) => ({
    ...{ id: `own-${at}`, name: `Own ${at}` },
    type: at % 2 === 0 ? ('number' as const) : ('choice' as const),
    uses: [],
  }));
  table.data = new Map(
    own.map(({ id, type }, at): [string, Float64Array | { dictionary: string[]; codes: Uint32Array }] => [
      id,
      type === 'number'
        ? Float64Array.from({ length: voters }, (_, row) => (row * (at + 3)) % 101)
        : {
            dictionary: words,
            codes: Uint32Array.from({ length: voters }, (_, row) => (row >> (at % 8)) % 4),
          },
    ]),
  );
  const by = sortVoters(table);
  const base = baseOf('file', [], table.rows, own);
  for (let from = 0; from < voters; from += 25_000)
    base.place(from, columnsOf(table, by, from, Math.min(voters, from + 25_000)));
  const core = createCore();
  await core.setFile(base.end());
  const answers = core.answers();
  if (!answers) throw new Error('The core holds no file.');
  const testsOf = (at: number): Test[] => [
    { by: 'party', is: [['DEM', 'REP', 'UNA'][at % 3] ?? ''] },
    { by: 'data number', column: `own-${(2 * at) % ownColumns}`, from: at % 40, to: 90, unknown: false },
    { by: 'data number', column: `own-${(2 * at + 8) % ownColumns}`, from: 5, to: null, unknown: true },
    { by: 'data', column: `own-${(2 * at + 1) % ownColumns}`, is: ['high', 'low'] },
    { by: 'data', column: `own-${(2 * at + 9) % ownColumns}`, is: ['', 'middle'] },
  ];
  const timed = (at: number): number => {
    const since = performance.now();
    const { counts } = answers.count({
      segment: { steps: [{ do: 'include', tests: testsOf(at) }] },
      channel: null,
      words: '',
    });
    if (counts.people > voters) throw new Error('More were found than there are.');
    return performance.now() - since;
  };
  for (let at = 0; at < 5; at++) timed(at);
  return Array.from({ length: times }, (_, at) => timed(at));
}
