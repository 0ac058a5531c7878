import type { Case } from '../cases/rules-case.ts';
import { fixtureOf } from '../fixtures/index.ts';
import type { ActorName } from '../harness/actors.ts';
import type { Answer, Query } from '../harness/rest-client.ts';
import type { Documents, Place, Scene } from '../harness/sandbox.ts';
import { attack, inOrganization } from './attack.ts';

/** Ana as a person, with her card as a donor, a gift and the line of the feed that tells of it. */
const giving = (at: Place): Documents => ({
  [inOrganization(at, 'people/ana')]: { ...fixtureOf('people').document(at), facets: ['donor'] },
  [inOrganization(at, 'donors/ana')]: fixtureOf('donors').document(at),
  [inOrganization(at, 'donations/gift')]: { ...fixtureOf('donations').document(at), donor_id: 'ana' },
  [inOrganization(at, 'activity/donations-gift')]: {
    ...fixtureOf('activity').document(at),
    ...{ type: 'donation_received', capability: 'donations.read', subject_id: 'ana', amount: 25_000 },
  },
});

const list =
  (name: string, query: Query) =>
  ({ at, client }: Scene) =>
    client.list(inOrganization(at, name), { ...query, limit: 10 });
const get =
  (path: string) =>
  ({ at, client }: Scene) =>
    client.get(inOrganization(at, path));

/** What the page of a person and its timeline ask for, sent by hand. */
const requests: readonly (readonly [name: string, how: string, send: (scene: Scene) => Promise<Answer>])[] = [
  ['donors', 'their card as a donor', get('donors/ana')],
  ['donations', 'one of their gifts', get('donations/gift')],
  [
    'donations',
    'their gifts, newest first, as the timeline does',
    list('donations', { where: [['donor_id', 'EQUAL', 'ana']], orderBy: [['date', 'DESCENDING']] }),
  ],
  [
    'donations',
    'their gifts and those of people who were merged into them',
    list('donations', { where: [['donor_id', 'IN', ['ana', 'ann']]], orderBy: [['date', 'DESCENDING']] }),
  ],
  [
    'thank_yous',
    'how they were thanked',
    list('thank_yous', { where: [['donor_id', 'EQUAL', 'ana']], orderBy: [['done_on', 'DESCENDING']] }),
  ],
  [
    'gift_entries',
    'what was redesignated of their gifts',
    list('gift_entries', { where: [['donor_id', 'EQUAL', 'ana']], orderBy: [['recorded_at', 'DESCENDING']] }),
  ],
  ['information_requests', 'what was requested of them', get('information_requests/ana')],
  [
    'committee_members',
    'whether they are on the finance committee',
    list('committee_members', {
      where: [['person_id', 'EQUAL', 'ana']],
      orderBy: [['created_at', 'DESCENDING']],
    }),
  ],
  ['activity', 'the line of the feed about a gift', get('activity/donations-gift')],
  [
    'activity',
    'the feed of gifts',
    list('activity', {
      where: [['capability', 'EQUAL', 'donations.read']],
      orderBy: [['created_at', 'DESCENDING']],
    }),
  ],
  ['merges', 'the donor whom a merge keeps an image of', get('merges/one')],
  ['people_pack_parts', 'the columns of giving', get('people_pack_parts/gifts-0')],
];

const unread: readonly ActorName[] = [
  'field',
  'user',
  'canvasser',
  'grantedFieldWork',
  'grantedCallTime',
  'grantedOthers',
];
const readers: readonly ActorName[] = ['admin', 'manager', 'finance'];

/** Field roles, phone callers and `user` who look for somebody's giving through their timeline or card. */
export const givingAttacks: readonly Case[] = [
  ...unread.flatMap((actor) =>
    requests.map(([name, how, send]) =>
      attack(name, `${actor} asks of a person for ${how}`, 'refused', send, { actor, documents: giving }),
    ),
  ),
  ...readers.flatMap((actor) =>
    requests
      .filter(([name]) => name === 'donors' || name === 'donations')
      .map(([name, how, send]) =>
        attack(name, `${actor} asks of a person for ${how}`, 'allowed', send, { actor, documents: giving }),
      ),
  ),
  ...(['field', 'user'] as const).map((actor) =>
    attack('people', `${actor} reads the card of a donor`, 'allowed', get('people/ana'), {
      ...{ actor, documents: giving },
    }),
  ),
];
