import type { Case } from '../cases/rules-case.ts';
import { changed } from '../fixtures/fixture.ts';
import { type FixtureName, fixtureOf } from '../fixtures/index.ts';
import type { Fields } from '../harness/field-values.ts';
import type { Answer, Query } from '../harness/rest-client.ts';
import type { Place, Scene } from '../harness/sandbox.ts';
import { attack, existing, inOrganization } from './attack.ts';

const elsewhere = (at: Place) => ({ ...at, organization: `elsewhere-${at.uid}` });
const names = [
  'call_callers, own',
  'call_claims',
  'call_lists',
  'call_packets',
  'call_plans',
  'call_progress',
  'call_states',
  'call_tallies',
] as const;

/** Another organization's phone bank. */
const otherPhoneBank: readonly Case[] = names.flatMap((name) => [
  attack(
    name,
    `another organization's ${name}`,
    'refused',
    ({ at, client }) => client.get(fixtureOf(name).path(elsewhere(at))),
    { documents: (at) => existing(name)(elsewhere(at)) },
  ),
  attack(name, `${name} written into another organization`, 'refused', ({ at, client }) =>
    client.set(fixtureOf(name).path(elsewhere(at)), fixtureOf(name).document(at)),
  ),
]);

/** A canvasser may call, and reads nobody whom the server did not give them; nor does anybody forge what it keeps. */
const canvassers: readonly Case[] = (
  ['call_claims', 'call_packets', 'call_plans', 'call_progress', 'call_states', 'call_tallies'] as const
).map((name) =>
  attack(
    name,
    `a canvasser reads ${name}`,
    'refused',
    ({ at, client }) => client.get(fixtureOf(name).path(at)),
    {
      actor: 'canvasser',
      documents: existing(name),
    },
  ),
);
const forged: readonly (readonly [FixtureName, string, Fields])[] = [
  ['call_states', 'a lock taken away', { targets: {} }],
  ['call_claims', 'a voter made free for another list', { until: 0 }],
  ['call_callers, own', 'a voter whom nobody gave', { voters: ['LALCA1', 'LALCA9'] }],
  ['call_progress', 'a list that is done', { done: 400 }],
  ['call_callers, own', 'more calls than were made', { calls: 400 }],
];
const forgeries: readonly Case[] = forged.flatMap(([name, what, fields]) =>
  (['canvasser', 'admin'] as const).map((actor) =>
    attack(
      name,
      `${what}, by ${actor}`,
      'refused',
      ({ at, client }) => client.update(fixtureOf(name).path(at), fields),
      {
        actor,
        documents: existing(name),
      },
    ),
  ),
);

const list = fixtureOf('call_lists');
const inState = (state: string) => (at: Place) => ({ [list.path(at)]: { ...list.document(at), state } });
const listQuery = (what: string, expected: Answer, state: string, ask: (scene: Scene) => Promise<Answer>) =>
  attack('call_lists', `a canvasser asks for ${what}`, expected, ask, {
    actor: 'canvasser',
    documents: inState(state),
  });
const lists = (query: Query) => (scene: Scene) =>
  scene.client.list(inOrganization(scene.at, 'call_lists'), query);
/** Callers see what they can call on, and never what is only planned. */
const handedOut: readonly Case[] = [
  ...(['open', 'paused', 'closed'] as const).map((state) =>
    listQuery(`a list that is ${state}, by its id`, 'allowed', state, ({ at, client }) =>
      client.get(list.path(at)),
    ),
  ),
  listQuery('a draft, by its id', 'refused', 'draft', ({ at, client }) => client.get(list.path(at))),
  listQuery('a list that is deleted', 'allowed', 'open', ({ at, client }) =>
    client.get(inOrganization(at, 'call_lists/none')),
  ),
  ...(['draft', 'paused', 'closed'] as const).map((state) =>
    listQuery(
      `all that are ${state}`,
      'refused',
      state,
      lists({ where: [['state', 'EQUAL', state]], limit: 10 }),
    ),
  ),
  listQuery('all lists', 'refused', 'open', lists({ orderBy: [['created_at', 'DESCENDING']], limit: 10 })),
  listQuery(
    'open lists and drafts',
    'refused',
    'open',
    lists({ where: [['state', 'IN', ['open', 'draft']]], limit: 10 }),
  ),
  attack(
    'call_plans',
    'a plan written over another',
    'refused',
    ({ at, client }) =>
      client.set(fixtureOf('call_plans').path(at), { ...fixtureOf('call_plans').document(at), no_number: 1 }),
    { documents: existing('call_plans') },
  ),
  attack('call_plans', 'a plan under an id that no list has', 'refused', ({ at, client }) =>
    client.set(inOrganization(at, 'call_plans/-'), fixtureOf('call_plans').document(at)),
  ),
];

/** From where to where a list may go. */
const steps: readonly (readonly [from: string, to: string, expected: Answer])[] = [
  ['draft', 'draft', 'allowed'],
  ['draft', 'open', 'refused'],
  ['draft', 'closed', 'refused'],
  ['open', 'open', 'allowed'],
  ['open', 'paused', 'allowed'],
  ['open', 'closed', 'allowed'],
  ['paused', 'open', 'allowed'],
  ['closed', 'open', 'allowed'],
  ['open', 'draft', 'refused'],
  ['open', 'gone', 'refused'],
];
const moved: readonly Case[] = steps.map(([from, to, expected]) =>
  attack(
    'call_lists',
    `a list from ${from} to ${to}`,
    expected,
    ({ at, client }) =>
      client.update(fixtureOf('call_lists').path(at), { name: 'x', state: to, ...changed(at) }),
    {
      documents: (at) => ({
        [fixtureOf('call_lists').path(at)]: { ...fixtureOf('call_lists').document(at), state: from },
      }),
    },
  ),
);
const begun: readonly Case[] = ['open', 'paused', 'closed', 'gone'].map((state) =>
  attack('call_lists', `a list that begins ${state}`, 'refused', ({ at, client }) =>
    client.set(fixtureOf('call_lists').path(at), { ...fixtureOf('call_lists').document(at), state }),
  ),
);

const packet = (id: string, fields: Fields, expected: Answer): Case =>
  attack(
    'call_packets',
    `packet ${id.slice(0, 20)} (${id.length}) ${Object.keys(fields)}`,
    expected,
    ({ at, client }) =>
      client.set(inOrganization(at, `call_packets/${id}`), {
        ...fixtureOf('call_packets').document(at),
        ...fields,
      }),
  );
const packets: readonly Case[] = [
  packet('one_799', { number: 799 }, 'allowed'),
  packet('one_800', { number: 800 }, 'refused'),
  packet('one_1', { number: 0 }, 'refused'),
  packet('two_0', {}, 'refused'),
  // Under the id that goes with them.
  packet('one_-1', { number: -1 }, 'refused'),
  packet('one_0.5', { number: 0.5 }, 'refused'),
  packet('a b_0', { list_id: 'a b' }, 'refused'),
  ...([1, 128, 129] as const).map((length) => {
    const list_id = 'x'.repeat(length);
    return packet(`${list_id}_0`, { list_id }, length > 128 ? 'refused' : 'allowed');
  }),
  packet('one_0', { targets: 'x'.repeat(100_000) }, 'allowed'),
  packet('one_0', { targets: 'x'.repeat(100_001) }, 'refused'),
  attack(
    'call_packets',
    'a packet that is sent again',
    'refused',
    ({ at, client }) =>
      client.set(fixtureOf('call_packets').path(at), {
        ...fixtureOf('call_packets').document(at),
        targets: '[ ]',
      }),
    { documents: existing('call_packets') },
  ),
];

export const phoneBankAttacks: readonly Case[] = [
  ...otherPhoneBank,
  ...canvassers,
  ...forgeries,
  ...handedOut,
  ...moved,
  ...begun,
  ...packets,
];
