import { addDays, today } from '#shared/domain/days.ts';
import type { Case } from '../cases/rules-case.ts';
import { fixtureOf } from '../fixtures/index.ts';
import type { Fields } from '../harness/field-values.ts';
import type { Documents, Place, Scene } from '../harness/sandbox.ts';
import { attack, existing, inOrganization } from './attack.ts';

const donation =
  (change: (at: Place) => Fields) =>
  ({ at, client }: Scene) => {
    const donations = fixtureOf('donations');
    return client.set(donations.path(at), { ...donations.document(at), ...change(at) });
  };
const giver = { documents: (at: Place): Documents => ({ ...fixtureOf('donations').related?.(at) }) };
const stolen = {
  documents: (at: Place): Documents => ({
    ...giver.documents(at),
    'organizations/elsewhere/donors/theirs': fixtureOf('donors').document(at),
  }),
};

const dayIn = (days: number) => addDays(today(new Date()), days);

/** A gift and its donor belong together. */
export const donationAttacks: readonly Case[] = [
  attack(
    'donations',
    'a gift of a donor that is not there',
    'refused',
    donation(() => ({ donor_id: 'none' })),
    giver,
  ),
  attack(
    'donations',
    "a gift in another donor's name",
    'refused',
    donation(() => ({ donor_name: 'Other' })),
    giver,
  ),
  attack(
    'donations',
    "a gift under another donor's key",
    'refused',
    donation(() => ({ donor_key: 'other' })),
    giver,
  ),
  attack(
    'donations',
    "a gift of another organization's donor, by its id",
    'refused',
    donation(() => ({ donor_id: 'theirs' })),
    stolen,
  ),
  attack(
    'donations',
    "a gift of another organization's donor, by a path in the id",
    'refused',
    donation(() => ({ donor_id: '../../elsewhere/donors/theirs' })),
    stolen,
  ),
  ...(
    [
      ['1989-12-31', 'refused'],
      ['1990-01-01', 'allowed'],
      [dayIn(366), 'allowed'],
      [dayIn(367), 'refused'],
      ['0000-01-01', 'refused'],
      ['9999-12-31', 'refused'],
    ] as const
  ).flatMap(([date, answer]) => [
    attack(
      'donations',
      `a gift of ${date}`,
      answer,
      donation(() => ({ date })),
      giver,
    ),
    attack(
      'donations',
      `moving a gift to ${date}`,
      answer,
      ({ at, client }) =>
        client.update(fixtureOf('donations').path(at), { ...fixtureOf('donations').change(at), date }),
      { documents: (at) => ({ ...giver.documents(at), ...existing('donations')(at) }) },
    ),
  ]),
  attack('donations', 'a gift with its new donor in one commit', 'allowed', ({ at, client }) =>
    client.commit(
      { set: inOrganization(at, 'donors/giver'), fields: fixtureOf('donors').document(at) },
      { set: fixtureOf('donations').path(at), fields: fixtureOf('donations').document(at) },
    ),
  ),
  attack(
    'donations',
    'a gift in the commit that deletes its donor',
    'refused',
    ({ at, client }) =>
      client.commit(
        { delete: inOrganization(at, 'donors/giver') },
        { set: fixtureOf('donations').path(at), fields: fixtureOf('donations').document(at) },
      ),
    giver,
  ),
  attack(
    'donors',
    'deleting a donor whose first gift no trigger has counted yet',
    'refused',
    ({ at, client }) => client.delete(inOrganization(at, 'donors/giver')),
    { documents: (at) => ({ ...giver.documents(at), ...existing('donations')(at) }) },
  ),
  attack(
    'donations',
    'moving a gift to another donor by writing it anew',
    'refused',
    donation(() => ({ donor_id: 'second' })),
    {
      documents: (at) => ({
        ...existing('donations')(at),
        [inOrganization(at, 'donors/second')]: fixtureOf('donors').document(at),
      }),
    },
  ),
];
