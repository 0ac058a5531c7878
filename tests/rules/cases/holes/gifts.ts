import { addDays, today } from '#shared/rules/days.ts';
import type { Documents, Place, Scene } from '../../kit/stage.ts';
import type { Fields } from '../../kit/values.ts';
import { subjectOf } from '../../subjects.ts';
import type { Case } from '../case.ts';
import { hole, inOurs, one } from './hole.ts';

const donation =
  (change: (at: Place) => Fields) =>
  ({ at, asker }: Scene) => {
    const donations = subjectOf('donations');
    return asker.set(donations.path(at), { ...donations.document(at), ...change(at) });
  };
const giver = { documents: (at: Place): Documents => ({ ...subjectOf('donations').beside?.(at) }) };
const stolen = {
  documents: (at: Place): Documents => ({
    ...giver.documents(at),
    'organizations/elsewhere/donors/theirs': subjectOf('donors').document(at),
  }),
};

const dayIn = (days: number) => addDays(today(new Date()), days);

/** A gift and its donor belong together. */
export const gifts: readonly Case[] = [
  hole(
    'donations',
    'a gift of a donor that is not there',
    'refused',
    donation(() => ({ donor_id: 'none' })),
    giver,
  ),
  hole(
    'donations',
    "a gift in another donor's name",
    'refused',
    donation(() => ({ donor_name: 'Other' })),
    giver,
  ),
  hole(
    'donations',
    "a gift under another donor's key",
    'refused',
    donation(() => ({ donor_key: 'other' })),
    giver,
  ),
  hole(
    'donations',
    "a gift of another organization's donor, by its id",
    'refused',
    donation(() => ({ donor_id: 'theirs' })),
    stolen,
  ),
  hole(
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
    hole(
      'donations',
      `a gift of ${date}`,
      answer,
      donation(() => ({ date })),
      giver,
    ),
    hole(
      'donations',
      `moving a gift to ${date}`,
      answer,
      ({ at, asker }) =>
        asker.update(subjectOf('donations').path(at), { ...subjectOf('donations').change(at), date }),
      { documents: (at) => ({ ...giver.documents(at), ...one('donations')(at) }) },
    ),
  ]),
  hole('donations', 'a gift with its new donor in one commit', 'allowed', ({ at, asker }) =>
    asker.commit(
      { set: inOurs(at, 'donors/giver'), fields: subjectOf('donors').document(at) },
      { set: subjectOf('donations').path(at), fields: subjectOf('donations').document(at) },
    ),
  ),
  hole(
    'donations',
    'a gift in the commit that deletes its donor',
    'refused',
    ({ at, asker }) =>
      asker.commit(
        { delete: inOurs(at, 'donors/giver') },
        { set: subjectOf('donations').path(at), fields: subjectOf('donations').document(at) },
      ),
    giver,
  ),
  hole(
    'donors',
    'deleting a donor whose first gift no trigger has counted yet',
    'refused',
    ({ at, asker }) => asker.delete(inOurs(at, 'donors/giver')),
    { documents: (at) => ({ ...giver.documents(at), ...one('donations')(at) }) },
  ),
  hole(
    'donations',
    'moving a gift to another donor by writing it anew',
    'refused',
    donation(() => ({ donor_id: 'second' })),
    {
      documents: (at) => ({
        ...one('donations')(at),
        [inOurs(at, 'donors/second')]: subjectOf('donors').document(at),
      }),
    },
  ),
];
