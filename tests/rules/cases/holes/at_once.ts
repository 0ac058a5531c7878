import type { Client } from '../../kit/client.ts';
import type { Place } from '../../kit/stage.ts';
import type { Fields } from '../../kit/values.ts';
import { subjectOf } from '../../subjects.ts';
import type { Case } from '../case.ts';
import { operations } from '../who.ts';
import { collectionOf, hole, one } from './hole.ts';

const elsewhere = (at: Place) => ({ ...at, organization: 'elsewhere' });
/** A write into a path that is another organization's. */
export const otherOrganization: readonly Case[] = (
  ['donations', 'donors', 'volunteers', 'candidate_profiles'] as const
).map((name) =>
  hole(name, `${name}: written into another organization`, 'refused', ({ at, asker }) => {
    const subject = subjectOf(name);
    return asker.set(subject.path(elsewhere(at)), subject.document(at));
  }),
);

type Decision = readonly [name: string, decide: (at: Place, owner: Client) => Promise<unknown>];
const changed = (fields: Fields) => (at: Place, owner: Client) =>
  owner.update(`user_profiles/${at.uid}`, fields);

const decisions: readonly Decision[] = [
  ['a removed member is out', (at, owner) => owner.delete(`user_profiles/${at.uid}`)],
  ['a lowered role counts', changed({ role: 'field' })],
  ['a moved member is out', changed({ organization_id: 'other' })],
  ['ended sessions are over', changed({ sessions_valid_after: new Date('2026-11-20T00:00:00.000Z') })],
  ['a second factor just turned on is asked for', changed({ two_factor_enabled: true })],
  [
    'a second factor that the organization just demanded is asked for',
    changed({ two_factor_required: true }),
  ],
];

/** What was decided about a member a moment ago counts now, whatever their token still says. */
export const atOnce: readonly Case[] = decisions.flatMap(([name, decide]) =>
  operations.map((operation) =>
    hole(
      'user_profiles',
      `${name} at once: ${operation}`,
      'refused',
      async ({ at, asker, owner }) => {
        await decide(at, owner);
        return operate(operation, at, asker);
      },
      { documents: one('donors') },
    ),
  ),
);

/** The profile decides; what a token claims of a role does not. */
export const claims: readonly Case[] = operations.map((operation) =>
  hole(
    'user_profiles',
    `an admin by claim only: ${operation}`,
    'refused',
    ({ at, asker }) => operate(operation, at, asker),
    {
      who: 'claimant',
      documents: one('donors'),
    },
  ),
);

function operate(operation: (typeof operations)[number], at: Place, asker: Client) {
  const donors = subjectOf('donors');
  const path = donors.path(at);
  if (operation === 'get') return asker.get(path);
  if (operation === 'list') return asker.list(collectionOf('donors', at), donors.query('admin', at));
  if (operation === 'create') return asker.set(`${path}-new`, donors.document(at));
  if (operation === 'update') return asker.update(path, donors.change(at));
  return asker.delete(path);
}
