import type { Case } from '../cases/rules-case.ts';
import { fixtureOf } from '../fixtures/index.ts';
import type { Fields } from '../harness/field-values.ts';
import type { Documents, Place, Scene } from '../harness/sandbox.ts';
import { attack, existing, inOrganization } from './attack.ts';

const gifts = fixtureOf('donations');
const entries = fixtureOf('gift_entries');
const update =
  (change: Fields) =>
  ({ at, client }: Scene) =>
    client.update(gifts.path(at), { ...gifts.change(at), ...change });
const there = {
  documents: (at: Place): Documents => ({ ...gifts.related?.(at), ...existing('donations')(at) }),
};

/** What counts of a gift is written by functions alone, in one piece. */
export const donationAttacks: readonly Case[] = [
  attack(
    'donations',
    'a gift without entries, written by hand',
    'refused',
    ({ at, client }) => client.set(gifts.path(at), gifts.document(at)),
    { documents: (at) => ({ ...gifts.related?.(at) }) },
  ),
  attack(
    'donations',
    'deleting a gift that counted',
    'refused',
    ({ at, client }) => client.delete(gifts.path(at)),
    there,
  ),
  ...(
    [
      ['amount', 5_000],
      ['counted', 5_000],
      ['counted', 0],
      ['date', '2026-01-01'],
      ['status', 'refunded'],
      ['status', 'void'],
      ['donor_id', 'second'],
      ['donor_name', 'Other'],
      ['external_id', 'AB-2'],
      ['batch_id', 'another'],
      ['fee', 1],
      ['payout', 'mine'],
      ['solicitors', ['me']],
      ['signers', ['Me']],
      ['solicitor_shares', [10_000]],
      ['tallied', null],
    ] as const
  ).map(([field, value]) =>
    attack(
      'donations',
      `editing the ${field} of a gift into ${value}`,
      'refused',
      update({ [field]: value }),
      there,
    ),
  ),
  ...(
    [
      [{ method: 'cash' }, 'refused'],
      [{ method: 'in_kind' }, 'refused'],
      [{ method: null }, 'refused'],
      [{ batch_id: null }, 'refused'],
      [{ method: 'check' }, 'allowed'],
    ] as const
  ).map(([change, answer]) =>
    attack(
      'donations',
      `of a check in a batch: ${JSON.stringify(change)}`,
      answer,
      ({ at, client }) =>
        client.update(gifts.path(at), { ...gifts.change(at), batch_id: 'a-batch', ...change }),
      {
        documents: (at) => ({
          ...gifts.related?.(at),
          [gifts.path(at)]: { ...gifts.document(at), batch_id: 'a-batch' },
        }),
      },
    ),
  ),
  ...(
    [
      [{ source_code: 'x'.repeat(40) }, 'allowed'],
      [{ source_code: 'x'.repeat(41) }, 'refused'],
      [{ source_code: 'x'.repeat(300) }, 'refused'],
      [{ check_number: '1'.repeat(40) }, 'allowed'],
      [{ check_number: '1'.repeat(41) }, 'refused'],
      [{ method: 'cash' }, 'allowed'],
      [{ method: 'in_kind' }, 'allowed'],
      [{ method: 'in_kind', description: null }, 'refused'],
      [{ memo_text: 'x'.repeat(101) }, 'refused'],
      [{ method: 'gold' }, 'refused'],
      [{ type: 'recurring' }, 'allowed'],
    ] as const
  ).map(([change, answer]) =>
    attack(
      'donations',
      `setting ${JSON.stringify(change).slice(0, 40)} (${JSON.stringify(change).length} characters)`,
      answer,
      update(change),
      there,
    ),
  ),
  ...(
    [
      ['gift_batches', 'closing a batch that does not agree', { status: 'closed' }],
      ['gift_batches', 'raising the count of a batch', { count: 2 }],
    ] as const
  ).map(([name, title, change]) =>
    attack(
      name,
      title,
      'refused',
      ({ at, client }) => client.update(inOrganization(at, 'gift_batches/one'), change),
      { documents: existing('gift_batches') },
    ),
  ),
  attack('gift_entries', 'an entry of one’s own', 'refused', ({ at, client }) =>
    client.set(inOrganization(at, 'gift_entries/mine'), entries.document(at)),
  ),
  attack(
    'gift_entries',
    'the other amount of an entry',
    'refused',
    ({ at, client }) => client.update(entries.path(at), { cents: 1 }),
    { documents: existing('gift_entries') },
  ),
  attack(
    'gift_entries',
    'deleting an entry',
    'refused',
    ({ at, client }) => client.delete(entries.path(at)),
    { documents: existing('gift_entries') },
  ),
  attack(
    'donors',
    'deleting a donor whose first gift no trigger has counted yet',
    'refused',
    ({ at, client }) => client.delete(inOrganization(at, 'donors/giver')),
    there,
  ),
];
