import type { Case } from '../cases/rules-case.ts';
import { fixtureOf } from '../fixtures/index.ts';
import type { Fields } from '../harness/field-values.ts';
import type { Scene } from '../harness/sandbox.ts';
import { attack, existing, inOrganization } from './attack.ts';

const members = fixtureOf('committee_members');
const appeals = fixtureOf('appeals');
const update =
  (change: Fields) =>
  ({ at, client }: Scene) =>
    client.update(members.path(at), { ...members.change(at), ...change });
const there = { documents: existing('committee_members') };

/** Who is credited with gifts, and what they brought, follows from calls and from the gifts alone. */
export const committeeAttacks: readonly Case[] = [
  attack('committee_members', 'a member added by hand', 'refused', ({ at, client }) =>
    client.set(members.path(at), members.document(at)),
  ),
  attack(
    'committee_members',
    'deleting a member with what they raised',
    'refused',
    ({ at, client }) => client.delete(members.path(at)),
    there,
  ),
  ...(
    [
      [{ code: 'FC-OTHER' }, 'refused'],
      [{ code: null }, 'refused'],
      [{ person_id: 'second' }, 'refused'],
      [{ name: 'Other' }, 'refused'],
      [{ raised: 1_000_000 }, 'refused'],
      [{ goal: 100_000_000_000 }, 'allowed'],
      [{ goal: 100_000_000_001 }, 'refused'],
      [{ goal: -1 }, 'refused'],
      [{ commitment: 0.5 }, 'refused'],
      [{ note: 'x'.repeat(500) }, 'allowed'],
      [{ note: 'x'.repeat(501) }, 'refused'],
    ] as const
  ).map(([change, answer]) =>
    attack(
      'committee_members',
      `setting ${JSON.stringify(change).slice(0, 40)} (${JSON.stringify(change).length} characters) of a member`,
      answer,
      update(change),
      there,
    ),
  ),
  attack('appeals', 'an appeal past the call, with a code of another one', 'refused', ({ at, client }) =>
    client.set(appeals.path(at), appeals.document(at)),
  ),
  attack(
    'appeals',
    'deleting an appeal with its codes',
    'refused',
    ({ at, client }) => client.delete(appeals.path(at)),
    { documents: existing('appeals') },
  ),
  ...(
    [
      [{ archived: true }, 'allowed'],
      [{ archived: 'yes' }, 'refused'],
      [{ packages: [] }, 'refused'],
      [{ name: 'Other' }, 'refused'],
      [{ cost: 0 }, 'refused'],
      [{ revision: 7 }, 'refused'],
      [{ raised: 1_000_000 }, 'refused'],
    ] as const
  ).map(([change, answer]) =>
    attack(
      'appeals',
      `setting ${JSON.stringify(change)} of an appeal`,
      answer,
      ({ at, client }) => client.update(appeals.path(at), { ...appeals.change(at), ...change }),
      { documents: existing('appeals') },
    ),
  ),
  attack('giving_quarters', 'sums of one’s own', 'refused', ({ at, client }) =>
    client.set(inOrganization(at, 'giving_quarters/2026-Q4'), { quarter: '2026-Q4', cells: {} }),
  ),
  attack('fundraising_plans', 'a plan past the call', 'refused', ({ at, client }) =>
    client.set(inOrganization(at, 'fundraising_plans/current'), fixtureOf('fundraising_plans').document(at)),
  ),
];
