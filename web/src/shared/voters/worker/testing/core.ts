import { columnsOf, sortVoters } from '#shared/domain/voters/sort-voters.ts';
import type { FileElection, Voter } from '#shared/domain/voters/voter-file-columns.ts';
import type { Learned } from '#shared/domain/voters/voter-state.ts';
import { VoterTable } from '#shared/domain/voters/voter-table.ts';
import { baseOf } from '../base.ts';
import { type Core, createCore } from '../core.ts';
import type { VoterSnapshot } from '../voter-snapshot.ts';

/** For tests: a core that holds some voters, as an import would have packed them in chunks of so many. */
export async function coreWith(
  voters: readonly Voter[],
  elections: readonly FileElection[],
  {
    chunk = 7,
    now = () => new Date(2026, 6, 15),
    core = createCore(now),
    fileId = 'file',
  }: { chunk?: number; now?: () => Date; core?: Core; fileId?: string } = {},
): Promise<{ core: Core; snapshot: VoterSnapshot; answers: NonNullable<ReturnType<Core['answers']>> }> {
  const table = new VoterTable(elections);
  for (const voter of voters) table.add(voter);
  const by = sortVoters(table);
  const base = baseOf(fileId, elections, table.rows);
  // As they may arrive: not in their order.
  const starts = Array.from({ length: Math.ceil(table.rows / chunk) }, (_, at) => at * chunk).reverse();
  for (const from of starts) base.place(from, columnsOf(table, by, from, Math.min(table.rows, from + chunk)));
  await core.setFile(base.end());
  const [snapshot, answers] = [core.snapshot(), core.answers()];
  if (!snapshot || !answers) throw new Error('The core holds no file.');
  return { core, snapshot, answers };
}

export const event = (
  id: string,
  voter_id: string,
  fields: Partial<Learned> & Pick<Learned, 'kind'>,
): Learned => ({
  id,
  voter_id,
  source: 'door',
  outcome: null,
  score: null,
  tag: null,
  is_on: null,
  question: null,
  answers: null,
  text: null,
  field: null,
  reason: null,
  channels: null,
  until: null,
  list_id: null,
  metres_off: null,
  walked_by: null,
  undoes: null,
  happened_at: Date.UTC(2026, 6, 1, 15),
  received_at: Date.UTC(2026, 6, 1, 15),
  by: 'canvasser',
  ...fields,
});
