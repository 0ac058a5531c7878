import type { Case } from '../cases/rules-case.ts';
import { fixtureOf } from '../fixtures/index.ts';
import type { ActorName } from '../harness/actors.ts';
import type { Answer } from '../harness/rest-client.ts';
import type { Place } from '../harness/sandbox.ts';
import { attack, collectionOf, existing } from './attack.ts';

const others = "announcement_receipts, others'" as const;
const path = (at: Place) => fixtureOf('announcement_receipts').path(at);

const listing = (
  how: string,
  expected: Answer,
  where: (at: Place) => readonly (readonly [string, 'EQUAL', string])[],
  actor: ActorName,
) =>
  attack(
    'announcement_receipts',
    `${actor} lists ${how}`,
    expected,
    ({ at, client }) => client.list(collectionOf(others, at), { where: where(at), limit: 100 }),
    { actor, documents: existing(others) },
  );

/** What others have read, and reading in somebody's name. */
export const announcementAttacks: readonly Case[] = [
  listing(
    'who has read what an admin wrote',
    'refused',
    () => [['announcement_id', 'EQUAL', 'one']],
    'manager',
  ),
  listing('a colleague’s', 'refused', () => [['uid', 'EQUAL', 'another']], 'user'),
  listing('who has read what they wrote', 'allowed', ({ uid }) => [['author_id', 'EQUAL', uid]], 'manager'),
  attack(
    'announcement_receipts',
    'a member marks one as read in a colleague’s name',
    'refused',
    ({ at, client }) => client.update(path(at), { read_at: new Date() }),
    { actor: 'user', documents: existing(others) },
  ),
  attack(
    'announcement_receipts',
    'a member marks their own as unread',
    'refused',
    ({ at, client }) => client.update(path(at), { read_at: null }),
    { actor: 'user', documents: existing('announcement_receipts') },
  ),
  attack(
    'announcements',
    'a manager opens what they wrote to others',
    'allowed',
    ({ at, client }) => client.get(fixtureOf("announcements, others'").path(at)),
    {
      actor: 'manager',
      documents: (at) => ({
        [fixtureOf("announcements, others'").path(at)]: {
          ...fixtureOf("announcements, others'").document(at),
          author_id: at.uid,
        },
      }),
    },
  ),
  attack(
    'announcements',
    'a manager adds recipients to one that was sent',
    'refused',
    ({ at, client }) => client.update(fixtureOf('announcements').path(at), { recipients: ['everyone'] }),
    { actor: 'manager', documents: existing('announcements') },
  ),
];
