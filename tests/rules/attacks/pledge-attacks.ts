import type { Case } from '../cases/rules-case.ts';
import { fixtureOf } from '../fixtures/index.ts';
import type { Fields } from '../harness/field-values.ts';
import type { Documents, Place, Scene } from '../harness/sandbox.ts';
import { attack, existing, inOrganization } from './attack.ts';

const pledges = fixtureOf('pledges');
const update =
  (change: Fields) =>
  ({ at, client }: Scene) =>
    client.update(pledges.path(at), { ...pledges.change(at), ...change });
const there = {
  documents: (at: Place): Documents => ({ ...pledges.related?.(at), ...existing('pledges')(at) }),
};

/** What a pledge is worth, and what is expected of it, calls alone write. */
export const pledgeAttacks: readonly Case[] = [
  attack('pledges', 'a pledge that no forecast has', 'refused', ({ at, client }) =>
    client.set(inOrganization(at, 'pledges/mine'), pledges.document(at)),
  ),
  attack(
    'pledges',
    'deleting a pledge',
    'refused',
    ({ at, client }) => client.delete(pledges.path(at)),
    there,
  ),
  ...(
    [
      ['amount', 1],
      ['paid', 100_000],
      ['stage', 'paid'],
      ['due_on', '2030-01-01'],
      ['firmness', 'soft'],
      ['election', null],
      ['made_on', '2020-01-01'],
      ['donor_id', 'second'],
      ['donor_name', 'Other'],
      ['installments', []],
      ['written_off', { day: '2026-11-01', reason: 'x', by: 'me' }],
    ] as const
  ).map(([field, value]) =>
    attack('pledges', `editing the ${field} of a pledge`, 'refused', update({ [field]: value }), there),
  ),
  ...(
    [
      [{ source_code: 'x'.repeat(40) }, 'allowed'],
      [{ source_code: 'x'.repeat(41) }, 'refused'],
      [{ note: 'x'.repeat(500) }, 'allowed'],
      [{ note: 'x'.repeat(501) }, 'refused'],
    ] as const
  ).map(([change, answer]) =>
    attack(
      'pledges',
      `setting ${JSON.stringify(change).length} characters of ${Object.keys(change)}`,
      answer,
      update(change),
      there,
    ),
  ),
  attack('pledge_payments', 'what a gift pays of a pledge', 'refused', ({ at, client }) =>
    client.set(inOrganization(at, 'pledge_payments/g'), {
      shares: [{ pledge_id: 'p', cents: 1 }],
      pledge_ids: ['p'],
    }),
  ),
  attack('pledge_months', 'a forecast of one’s own', 'refused', ({ at, client }) =>
    client.set(inOrganization(at, 'pledge_months/2026-12'), { month: '2026-12', days: {} }),
  ),
];
