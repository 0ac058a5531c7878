import type { Role } from '../access.ts';
import { followUps } from '../collections/follow-ups.ts';
import type { RequestKind } from '../domain/follow-ups/kinds.ts';
import { daysAfter, moment, seedDay } from './clock.ts';
import { type Doc, document } from './documents.ts';
import type { Chance } from './random.ts';
import type { SampleCard } from './sample-cards.ts';

/** What people at doors and on the phone asked of the campaign, and in how many days each is due; whose where it is not the campaign's. */
const requests: readonly (readonly [kind: RequestKind, dueIn: number, owner: Role | null])[] = [
  ['sign', -2, null],
  ['volunteer', -1, null],
  ['question', -1, 'field'],
  ['ride', 0, null],
  ['volunteer', 0, 'admin'],
  ['ballot_help', 0, null],
  ['sign', 1, null],
  ['donor', 1, 'admin'],
  ['volunteer', 2, null],
];

/** Nobody has called them yet. Each is about somebody else, who has a number and whom nothing closes. */
export function followUpDocuments(
  chance: Chance,
  organization: string,
  people: readonly SampleCard[],
  uidOf: (role: Role) => string,
): Doc[] {
  const reachable = people.filter(
    ({ phones, facets, kind }) => kind === 'person' && phones.length > 0 && facets.length < 2,
  );
  const made = moment(daysAfter(seedDay, -3), 18 * 60);
  const by = uidOf('field');
  return chance.sample(reachable, Math.min(requests.length, reachable.length)).flatMap(({ id, name }, at) => {
    const [kind, dueIn, owner] = requests[at] ?? requests[0] ?? [];
    if (!kind || dueIn === undefined) return [];
    const due = moment(daysAfter(seedDay, dueIn), 14 * 60);
    return document(followUps, organization, chance.id(), {
      ...{ kind, person_id: id, voter_id: null, name, owner: owner ? uidOf(owner) : null, origin: 'hand' },
      ...{ origin_id: null, event_id: null, note: null, state: 'open', outcome: null, attempts: 0 },
      ...{ due_at: due, free_at: due, result_note: null, ends_at: null, claimed_by: null, report: null },
      ...{ region_id: null, created_at: made, created_by: by, updated_at: made, updated_by: by },
    });
  });
}
