import { correctable } from '#shared/collections/voter-events.ts';
import type { Case } from '../cases/rules-case.ts';
import { fixtureOf } from '../fixtures/index.ts';
import type { ActorName } from '../harness/actors.ts';
import type { Fields } from '../harness/field-values.ts';
import type { Answer } from '../harness/rest-client.ts';
import type { Documents, Place } from '../harness/sandbox.ts';
import { attack, inOrganization } from './attack.ts';
import { addition, newPerson } from './canvasser-events.ts';
import { assignedToActor, assignedToOther, heldBefore, turfAs } from './turf-attacks.ts';

const name = 'correction_proposals';
const fixture = fixtureOf(name);
const proposal = (at: Place, fields: Fields = {}): Fields => ({ ...fixture.document(at), ...fields });

const proposed = (
  how: string,
  expected: Answer,
  fields: Fields = {},
  {
    as = assignedToActor,
    actor = 'canvasser',
    more = () => ({}),
  }: { as?: (at: Place) => Fields; actor?: ActorName; more?: (at: Place) => Documents } = {},
) =>
  attack(
    name,
    `a correction proposed by ${actor}: ${how}`,
    expected,
    ({ at, client }) => client.set(fixture.path(at), proposal(at, fields)),
    { actor, documents: (at) => ({ ...turfAs(as)(at), ...more(at) }) },
  );

/** The event of what is accepted is named after the proposal, and its id must be one that an event may have. */
const named = (how: string, expected: Answer, id: string) =>
  attack(
    name,
    `a correction proposed ${how}`,
    expected,
    ({ at, client }) => client.set(inOrganization(at, `correction_proposals/${id}`), proposal(at)),
    { actor: 'canvasser', documents: turfAs(assignedToActor) },
  );

const calls = (at: Place): Documents => ({
  [inOrganization(at, `call_callers/calls_${at.uid}`)]: { voters: ['V5'], last_at: Date.now() },
});
const onCalls: Fields = { source: 'phone', list_id: 'calls', voter_id: 'V5' };
const numbers = ['cell', 'landline'];

const creating: readonly Case[] = [
  proposed('of a voter of their turf', 'allowed'),
  proposed('of a turf that was theirs', 'allowed', {}, { as: heldBefore }),
  proposed('of a turf of somebody else', 'refused', {}, { as: assignedToOther }),
  proposed('of a voter elsewhere', 'refused', { voter_id: 'V3' }),
  proposed('of no turf', 'refused', { list_id: null }),
  proposed('of a turf that is not there', 'refused', { list_id: 'none' }),
  proposed(
    'of somebody added to the turf',
    'allowed',
    { voter_id: 'met-one' },
    { more: (at) => ({ [addition.path(at)]: newPerson(at) }) },
  ),
  proposed('of a voter that they were given to call', 'allowed', onCalls, { more: calls }),
  proposed(
    'of a voter that another was given to call',
    'refused',
    { ...onCalls, voter_id: 'V6' },
    { more: calls },
  ),
  ...(['office', 'event', null] as const).map((source) => proposed(`from ${source}`, 'refused', { source })),
  proposed(
    'from the office, of a voter that they were given to call',
    'refused',
    { ...onCalls, source: 'office' },
    { more: calls },
  ),
  ...[64, 65].map((length) =>
    proposed(
      `of a turf whose voter has an id of ${length} characters`,
      length === 64 ? 'allowed' : 'refused',
      { voter_id: 'x'.repeat(length) },
      { as: (at) => ({ ...assignedToActor(at), voter_ids: ['x'.repeat(length)] }) },
    ),
  ),
  proposed('by whoever plans, of no turf of theirs', 'refused', {}, { actor: 'field', as: assignedToOther }),
  ...(['user', 'finance', 'outsider', 'stranger'] as const).map((actor) =>
    proposed('of a voter of their turf', 'refused', {}, { actor }),
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
  named('under an id of one character', 'allowed', 'a'),
  named('under an id of 100 characters', 'allowed', 'a'.repeat(100)),
  named('under an id of 101 characters', 'refused', 'a'.repeat(101)),
  named('under an id of which no event’s can be made', 'refused', 'a proposal'),
  named('under an id of 1,400 characters', 'refused', 'a'.repeat(1_400)),
];

const decided = (how: string, expected: Answer, from: string, fields: Fields, actor: ActorName = 'field') =>
  attack(
    name,
    `a proposal decided by ${actor}: ${how}`,
    expected,
    ({ at, client }) => client.update(fixture.path(at), { ...fixture.change(at), ...fields }),
    {
      actor,
      documents: (at) => ({ [fixture.path(at)]: proposal(at, { state: from, created_by: 'who-had-it' }) }),
    },
  );
const deciding: readonly Case[] = [
  ...(['accepted', 'rejected'] as const).flatMap((state) => [
    decided(`open to ${state}`, 'allowed', 'open', { state }),
    ...(['admin', 'manager'] as const).map((actor) =>
      decided(`open to ${state}`, 'allowed', 'open', { state }, actor),
    ),
    ...(['canvasser', 'user', 'finance', 'outsider'] as const).map((actor) =>
      decided(`open to ${state}`, 'refused', 'open', { state }, actor),
    ),
    ...['open', 'accepted', 'rejected'].map((after) =>
      decided(`${state} to ${after}`, 'refused', state, { state: after }),
    ),
  ]),
  decided('open to open', 'refused', 'open', { state: 'open' }),
  decided('open to something else', 'refused', 'open', { state: 'done' }),
  decided('with another value', 'refused', 'open', { text: 'Elm St' }),
  attack(
    name,
    'their own proposal, accepted by a canvasser',
    'refused',
    ({ at, client }) => client.update(fixture.path(at), fixture.change(at)),
    {
      actor: 'canvasser',
      documents: (at) => ({ ...turfAs(assignedToActor)(at), [fixture.path(at)]: proposal(at) }),
    },
  ),
  attack(
    name,
    'a proposal, deleted by an admin',
    'refused',
    ({ at, client }) => client.delete(fixture.path(at)),
    { actor: 'admin', documents: (at) => ({ [fixture.path(at)]: proposal(at) }) },
  ),
];

const listed = (
  how: string,
  expected: Answer,
  by: (at: Place) => string | null,
  actor: ActorName = 'canvasser',
) =>
  attack(
    name,
    `proposals listed by ${actor}: ${how}`,
    expected,
    ({ at, client }) => {
      const uid = by(at);
      return client.list(inOrganization(at, name), {
        where: [
          ['list_id', 'EQUAL', 'one'],
          ...(uid === null ? [] : ([['created_by', 'EQUAL', uid]] as const)),
        ],
        limit: 100,
      });
    },
    { actor, documents: (at) => ({ [fixture.path(at)]: proposal(at) }) },
  );
const reading: readonly Case[] = [
  listed('their own', 'allowed', ({ uid }) => uid),
  listed('everybody’s', 'refused', () => null),
  listed('another’s', 'refused', () => 'who-had-it'),
  listed('everybody’s', 'allowed', () => null, 'field'),
  attack(
    name,
    'a proposal of another, read by an organizer',
    'allowed',
    ({ at, client }) => client.get(fixture.path(at)),
    {
      actor: 'field',
      documents: (at) => ({ [fixture.path(at)]: proposal(at, { created_by: 'who-had-it' }) }),
    },
  ),
  ...(['allowed', 'refused'] as const).map((expected) =>
    attack(
      name,
      `a proposal of ${expected === 'allowed' ? 'theirs' : 'another'}, read by a canvasser`,
      expected,
      ({ at, client }) => client.get(fixture.path(at)),
      {
        actor: 'canvasser',
        documents: (at) => ({
          [fixture.path(at)]: proposal(at, expected === 'allowed' ? {} : { created_by: 'who-had-it' }),
        }),
      },
    ),
  ),
];

/** What canvassers and callers would correct: of whom they were sent to, decided once, by whoever plans. */
export const proposals: readonly Case[] = [...creating, ...deciding, ...reading];
