import type { Answer, Query } from '../../kit/client.ts';
import type { Place, Scene } from '../../kit/stage.ts';
import type { Fields } from '../../kit/values.ts';
import { changed } from '../../subjects/subject.ts';
import { type SubjectName, subjectOf } from '../../subjects.ts';
import type { Case } from '../case.ts';
import { hole, inOurs, one } from './hole.ts';

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
const theirs: readonly Case[] = names.flatMap((name) => [
  hole(
    name,
    `another organization's ${name}`,
    'refused',
    ({ at, asker }) => asker.get(subjectOf(name).path(elsewhere(at))),
    { documents: (at) => one(name)(elsewhere(at)) },
  ),
  hole(name, `${name} written into another organization`, 'refused', ({ at, asker }) =>
    asker.set(subjectOf(name).path(elsewhere(at)), subjectOf(name).document(at)),
  ),
]);

/** A canvasser may call, and reads nobody whom the server did not give them; nor does anybody forge what it keeps. */
const canvassers: readonly Case[] = (
  ['call_claims', 'call_packets', 'call_plans', 'call_progress', 'call_states', 'call_tallies'] as const
).map((name) =>
  hole(name, `a canvasser reads ${name}`, 'refused', ({ at, asker }) => asker.get(subjectOf(name).path(at)), {
    who: 'canvasser',
    documents: one(name),
  }),
);
const forged: readonly (readonly [SubjectName, string, Fields])[] = [
  ['call_states', 'a lock taken away', { targets: {} }],
  ['call_claims', 'a voter made free for another list', { until: 0 }],
  ['call_callers, own', 'a voter whom nobody gave', { voters: ['LALCA1', 'LALCA9'] }],
  ['call_progress', 'a list that is done', { done: 400 }],
  ['call_callers, own', 'more calls than were made', { calls: 400 }],
];
const forgeries: readonly Case[] = forged.flatMap(([name, what, fields]) =>
  (['canvasser', 'admin'] as const).map((who) =>
    hole(
      name,
      `${what}, by ${who}`,
      'refused',
      ({ at, asker }) => asker.update(subjectOf(name).path(at), fields),
      {
        who,
        documents: one(name),
      },
    ),
  ),
);

const list = subjectOf('call_lists');
const inState = (state: string) => (at: Place) => ({ [list.path(at)]: { ...list.document(at), state } });
const asked = (what: string, right: Answer, state: string, ask: (scene: Scene) => Promise<Answer>) =>
  hole('call_lists', `a canvasser asks for ${what}`, right, ask, {
    who: 'canvasser',
    documents: inState(state),
  });
const lists = (query: Query) => (scene: Scene) => scene.asker.list(inOurs(scene.at, 'call_lists'), query);
/** Callers see what they can call on, and never what is only planned. */
const handedOut: readonly Case[] = [
  ...(['open', 'paused', 'closed'] as const).map((state) =>
    asked(`a list that is ${state}, by its id`, 'allowed', state, ({ at, asker }) =>
      asker.get(list.path(at)),
    ),
  ),
  asked('a draft, by its id', 'refused', 'draft', ({ at, asker }) => asker.get(list.path(at))),
  asked('a list that is deleted', 'allowed', 'open', ({ at, asker }) =>
    asker.get(inOurs(at, 'call_lists/none')),
  ),
  ...(['draft', 'paused', 'closed'] as const).map((state) =>
    asked(
      `all that are ${state}`,
      'refused',
      state,
      lists({ where: [['state', 'EQUAL', state]], limit: 10 }),
    ),
  ),
  asked('all lists', 'refused', 'open', lists({ orderBy: [['created_at', 'DESCENDING']], limit: 10 })),
  asked(
    'open lists and drafts',
    'refused',
    'open',
    lists({ where: [['state', 'IN', ['open', 'draft']]], limit: 10 }),
  ),
  hole(
    'call_plans',
    'a plan written over another',
    'refused',
    ({ at, asker }) =>
      asker.set(subjectOf('call_plans').path(at), { ...subjectOf('call_plans').document(at), no_number: 1 }),
    { documents: one('call_plans') },
  ),
  hole('call_plans', 'a plan under an id that no list has', 'refused', ({ at, asker }) =>
    asker.set(inOurs(at, 'call_plans/-'), subjectOf('call_plans').document(at)),
  ),
];

/** From where to where a list may go. */
const steps: readonly (readonly [from: string, to: string, right: Answer])[] = [
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
const moved: readonly Case[] = steps.map(([from, to, right]) =>
  hole(
    'call_lists',
    `a list from ${from} to ${to}`,
    right,
    ({ at, asker }) =>
      asker.update(subjectOf('call_lists').path(at), { name: 'x', state: to, ...changed(at) }),
    {
      documents: (at) => ({
        [subjectOf('call_lists').path(at)]: { ...subjectOf('call_lists').document(at), state: from },
      }),
    },
  ),
);
const begun: readonly Case[] = ['open', 'paused', 'closed', 'gone'].map((state) =>
  hole('call_lists', `a list that begins ${state}`, 'refused', ({ at, asker }) =>
    asker.set(subjectOf('call_lists').path(at), { ...subjectOf('call_lists').document(at), state }),
  ),
);

const packet = (id: string, fields: Fields, right: Answer): Case =>
  hole(
    'call_packets',
    `packet ${id.slice(0, 20)} (${id.length}) ${Object.keys(fields)}`,
    right,
    ({ at, asker }) =>
      asker.set(inOurs(at, `call_packets/${id}`), { ...subjectOf('call_packets').document(at), ...fields }),
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
  hole(
    'call_packets',
    'a packet that is sent again',
    'refused',
    ({ at, asker }) =>
      asker.set(subjectOf('call_packets').path(at), {
        ...subjectOf('call_packets').document(at),
        targets: '[ ]',
      }),
    { documents: one('call_packets') },
  ),
];

export const callingHoles: readonly Case[] = [
  ...theirs,
  ...canvassers,
  ...forgeries,
  ...handedOut,
  ...moved,
  ...begun,
  ...packets,
];
