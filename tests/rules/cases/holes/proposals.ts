import { correctable } from '#shared/collections/voter_events.ts';
import type { Who } from '../../kit/actors.ts';
import type { Answer } from '../../kit/client.ts';
import type { Documents, Place } from '../../kit/stage.ts';
import type { Fields } from '../../kit/values.ts';
import { subjectOf } from '../../subjects.ts';
import type { Case } from '../case.ts';
import { addition, met } from './at_the_doors.ts';
import { hole, inOurs } from './hole.ts';
import { anothers, cutAs, had, theirs } from './turfs.ts';

const name = 'correction_proposals';
const subject = subjectOf(name);
const proposal = (at: Place, fields: Fields = {}): Fields => ({ ...subject.document(at), ...fields });

const proposed = (
  how: string,
  right: Answer,
  fields: Fields = {},
  {
    as = theirs,
    who = 'canvasser',
    more = () => ({}),
  }: { as?: (at: Place) => Fields; who?: Who; more?: (at: Place) => Documents } = {},
) =>
  hole(
    name,
    `a correction proposed by ${who}: ${how}`,
    right,
    ({ at, asker }) => asker.set(subject.path(at), proposal(at, fields)),
    { who, documents: (at) => ({ ...cutAs(as)(at), ...more(at) }) },
  );

/** The event of what is accepted is named after the proposal, and its id must be one that an event may have. */
const named = (how: string, right: Answer, id: string) =>
  hole(
    name,
    `a correction proposed ${how}`,
    right,
    ({ at, asker }) => asker.set(inOurs(at, `correction_proposals/${id}`), proposal(at)),
    { who: 'canvasser', documents: cutAs(theirs) },
  );

const calls = (at: Place): Documents => ({
  [inOurs(at, `call_callers/calls_${at.uid}`)]: { voters: ['V5'], last_at: Date.now() },
});
const onCalls: Fields = { source: 'phone', list_id: 'calls', voter_id: 'V5' };
const numbers = ['cell', 'landline'];

const creating: readonly Case[] = [
  proposed('of a voter of their turf', 'allowed'),
  proposed('of a turf that was theirs', 'allowed', {}, { as: had }),
  proposed('of a turf of somebody else', 'refused', {}, { as: anothers }),
  proposed('of a voter elsewhere', 'refused', { voter_id: 'V3' }),
  proposed('of no turf', 'refused', { list_id: null }),
  proposed('of a turf that is not there', 'refused', { list_id: 'none' }),
  proposed(
    'of somebody added to the turf',
    'allowed',
    { voter_id: 'met-one' },
    { more: (at) => ({ [addition.path(at)]: met(at) }) },
  ),
  proposed('of a voter that they were given to call', 'allowed', onCalls, { more: calls }),
  proposed(
    'of a voter that another was given to call',
    'refused',
    { ...onCalls, voter_id: 'V6' },
    { more: calls },
  ),
  ...(['office', 'event', null] as const).map((source) => proposed(`from ${source}`, 'refused', { source })),
  proposed('by whoever plans, of no turf of theirs', 'refused', {}, { who: 'field', as: anothers }),
  ...(['user', 'finance', 'outsider', 'stranger'] as const).map((who) =>
    proposed('of a voter of their turf', 'refused', {}, { who }),
  ),
  ...(['accepted', 'rejected'] as const).map((state) => proposed(`${state} at once`, 'refused', { state })),
  proposed('in somebody else’s name', 'refused', { created_by: 'who-had-it' }),
  proposed('with a word beside it', 'refused', { note: 'x' }),
  ...correctable.map((field) => proposed(`that ${field} is wrong`, 'allowed', { field, text: '' })),
  ...numbers.map((field) => proposed(`of ${field}`, 'allowed', { field, text: '+15550100200' })),
  ...numbers.map((field) => proposed(`of ${field} by no number`, 'refused', { field, text: '5550100200' })),
  proposed('of an email', 'allowed', { field: 'email', text: 'ana@example.org' }),
  proposed('of an email by no email', 'refused', { field: 'email', text: 'Ana' }),
  proposed('of a street at its longest', 'allowed', { text: 'é'.repeat(120) }),
  proposed('of a street that is too long', 'refused', { text: `${'é'.repeat(120)}x` }),
  proposed('of a field that nobody corrects', 'refused', { field: 'party' }),
  proposed('of nothing', 'refused', { text: null }),
  named('under an id of 100 characters', 'allowed', 'a'.repeat(100)),
  named('under an id of 101 characters', 'refused', 'a'.repeat(101)),
  named('under an id of which no event’s can be made', 'refused', 'a proposal'),
  named('under an id of 1,400 characters', 'refused', 'a'.repeat(1_400)),
];

const decided = (how: string, right: Answer, from: string, fields: Fields, who: Who = 'field') =>
  hole(
    name,
    `a proposal decided by ${who}: ${how}`,
    right,
    ({ at, asker }) => asker.update(subject.path(at), { ...subject.change(at), ...fields }),
    {
      who,
      documents: (at) => ({ [subject.path(at)]: proposal(at, { state: from, created_by: 'who-had-it' }) }),
    },
  );
const deciding: readonly Case[] = [
  ...(['accepted', 'rejected'] as const).flatMap((state) => [
    decided(`open to ${state}`, 'allowed', 'open', { state }),
    ...(['admin', 'manager'] as const).map((who) =>
      decided(`open to ${state}`, 'allowed', 'open', { state }, who),
    ),
    ...(['canvasser', 'user', 'finance', 'outsider'] as const).map((who) =>
      decided(`open to ${state}`, 'refused', 'open', { state }, who),
    ),
    ...['open', 'accepted', 'rejected'].map((after) =>
      decided(`${state} to ${after}`, 'refused', state, { state: after }),
    ),
  ]),
  decided('open to open', 'refused', 'open', { state: 'open' }),
  decided('open to something else', 'refused', 'open', { state: 'done' }),
  decided('with another value', 'refused', 'open', { text: 'Elm St' }),
  hole(
    name,
    'their own proposal, accepted by a canvasser',
    'refused',
    ({ at, asker }) => asker.update(subject.path(at), subject.change(at)),
    { who: 'canvasser', documents: (at) => ({ ...cutAs(theirs)(at), [subject.path(at)]: proposal(at) }) },
  ),
  hole(
    name,
    'a proposal, deleted by an admin',
    'refused',
    ({ at, asker }) => asker.delete(subject.path(at)),
    { who: 'admin', documents: (at) => ({ [subject.path(at)]: proposal(at) }) },
  ),
];

const listed = (how: string, right: Answer, by: (at: Place) => string | null, who: Who = 'canvasser') =>
  hole(
    name,
    `proposals listed by ${who}: ${how}`,
    right,
    ({ at, asker }) => {
      const uid = by(at);
      return asker.list(inOurs(at, name), {
        where: [
          ['list_id', 'EQUAL', 'one'],
          ...(uid === null ? [] : ([['created_by', 'EQUAL', uid]] as const)),
        ],
        limit: 100,
      });
    },
    { who, documents: (at) => ({ [subject.path(at)]: proposal(at) }) },
  );
const reading: readonly Case[] = [
  listed('their own', 'allowed', ({ uid }) => uid),
  listed('everybody’s', 'refused', () => null),
  listed('another’s', 'refused', () => 'who-had-it'),
  listed('everybody’s', 'allowed', () => null, 'field'),
  ...(['allowed', 'refused'] as const).map((right) =>
    hole(
      name,
      `a proposal of ${right === 'allowed' ? 'theirs' : 'another'}, read by a canvasser`,
      right,
      ({ at, asker }) => asker.get(subject.path(at)),
      {
        who: 'canvasser',
        documents: (at) => ({
          [subject.path(at)]: proposal(at, right === 'allowed' ? {} : { created_by: 'who-had-it' }),
        }),
      },
    ),
  ),
];

/** What canvassers and callers would correct: of whom they were sent to, decided once, by whoever plans. */
export const proposals: readonly Case[] = [...creating, ...deciding, ...reading];
