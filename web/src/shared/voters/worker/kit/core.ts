import type { FileElection, Voter } from '#shared/rules/voters/columns.ts';
import { columnsOf, sorted } from '#shared/rules/voters/sorted.ts';
import type { Learned } from '#shared/rules/voters/state.ts';
import { VoterTable } from '#shared/rules/voters/table.ts';
import { baseOf } from '../base.ts';
import { type Core, coreOf } from '../core.ts';
import type { Held } from '../held.ts';

/** For tests: a core that holds some voters, as an import would have packed them in chunks of so many. */
export async function coreWith(
  voters: readonly Voter[],
  elections: readonly FileElection[],
  {
    chunk = 7,
    now = () => new Date(2026, 6, 15),
    core = coreOf(now),
    fileId = 'file',
  }: { chunk?: number; now?: () => Date; core?: Core; fileId?: string } = {},
): Promise<{ core: Core; held: Held; answers: NonNullable<ReturnType<Core['answers']>> }> {
  const table = new VoterTable(elections);
  for (const voter of voters) table.add(voter);
  const by = sorted(table);
  const base = baseOf(fileId, elections, table.rows);
  // As they may arrive: not in their order.
  const starts = Array.from({ length: Math.ceil(table.rows / chunk) }, (_, at) => at * chunk).reverse();
  for (const from of starts) base.place(from, columnsOf(table, by, from, Math.min(table.rows, from + chunk)));
  await core.setFile(base.end());
  const [held, answers] = [core.held(), core.answers()];
  if (!held || !answers) throw new Error('The core holds no file.');
  return { core, held, answers };
}

export const nobody: Voter = {
  id: '',
  first: '',
  middle: '',
  last: '',
  suffix: '',
  house: '',
  street: '',
  unit: '',
  city: '',
  state: '',
  zip: '',
  mailing: '',
  county: '',
  precinct: '',
  congressional: '',
  upper: '',
  lower: '',
  local: '',
  party: '',
  gender: '',
  birth: 0,
  registered: 0,
  status: '',
  language: '',
  cell: '',
  landline: '',
  email: '',
  lat: null,
  lng: null,
  voted: [],
};

export const event = (
  id: string,
  voter_id: string,
  said: Partial<Learned> & Pick<Learned, 'kind'>,
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
  ...said,
});
