import { runnerImport } from 'vite';
import { at } from '../../scripts/lib/paths.mjs';
import { atMost, forTheRecord } from './support/rows.mjs';

/** Fewer where only the course is tried. */
const share = Number(process.env.HUSTINGS_STATE_SHARE ?? 1);
const scaled = (count) => Math.max(1_000, Math.round(count * share));
const ballotsEach = 5;
const filterTimes = 40;
const p95 = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length * 0.95)];
const shown = (count) => count.toLocaleString('en-US');

function rowsOf(
  name,
  { readCpu, joinCpu, readTook, readMemory, readBytes, joinTook, joinMemory, joinBytes },
) {
  return [
    forTheRecord(`${name}: registrations read, cut and cleaned (${Math.round(readBytes)} MB)`, readTook, 's'),
    forTheRecord(`${name}: history read and joined (${Math.round(joinBytes)} MB)`, joinTook, 's'),
    forTheRecord(`${name}: registrations, processor`, readCpu, 's'),
    forTheRecord(`${name}: history, processor`, joinCpu, 's'),
    atMost(`${name}: most memory, above before, with registrations`, readMemory, 600, 'MB'),
    atMost(`${name}: most memory, above before, with the history`, joinMemory, 600, 'MB'),
  ];
}

/** A whole state cut to a district, a long history, and the most columns of one's own. What is read is made on the way. */
export default async () => {
  const { module: state } = await runnerImport(at('tests/bench/support/state-import.ts'));
  const voters = scaled(8_000_000);
  const cut = await state.cutState(voters, ballotsEach);
  const found = cut.kept + cut.refused;
  if (found !== state.expectedOf(voters)) throw new Error(`${found} rows are of the district.`);
  const some = scaled(500_000);
  const whole = await state.joinWhole(some, 4 * some);
  const held = scaled(1_000_000);
  const took = await state.filterOwn(held, filterTimes);
  return [
    ...rowsOf(
      `${shown(voters)} voters and ${shown(voters * ballotsEach)} ballots, cut to ${shown(cut.kept)}`,
      cut,
    ),
    ...rowsOf(`${shown(some)} voters and ${shown(4 * some)} ballots`, whole),
    atMost(
      `${shown(held)} voters with 30 columns: filter of five, p95 of ${took.length}`,
      p95(took),
      50,
      'ms',
    ),
  ];
};
