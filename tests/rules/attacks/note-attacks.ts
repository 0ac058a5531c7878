import { earlierMax } from '#shared/domain/people/note-limits.ts';
import type { Case } from '../cases/rules-case.ts';
import { fixtureOf } from '../fixtures/index.ts';
import type { ActorName } from '../harness/actors.ts';
import type { Fields } from '../harness/field-values.ts';
import type { Answer } from '../harness/rest-client.ts';
import type { Place } from '../harness/sandbox.ts';
import { attack } from './attack.ts';
import { merged } from './merged-people.ts';

const name = 'notes';
const fixture = fixtureOf(name);
const note = (at: Place, fields: Fields = {}): Fields => ({ ...fixture.document(at), ...fields });
const others: Fields = { created_by: 'colleague', updated_by: 'colleague' };
const texts = Array.from({ length: earlierMax }, (_, at) => `Text ${at}`);

const created = (how: string, expected: Answer, fields: Fields, actor: ActorName = 'field') =>
  attack(
    name,
    `a note created by ${actor}: ${how}`,
    expected,
    ({ at, client }) => client.set(fixture.path(at), note(at, fields)),
    { actor, documents: merged },
  );

const updated = (how: string, expected: Answer, before: Fields, fields: Fields, actor: ActorName = 'field') =>
  attack(
    name,
    `a note updated by ${actor}: ${how}`,
    expected,
    ({ at, client }) => client.update(fixture.path(at), { ...fixture.change(at), ...fields }),
    { actor, documents: (at) => ({ [fixture.path(at)]: note(at, before) }) },
  );

const deleted = (how: string, expected: Answer, before: Fields, actor: ActorName) =>
  attack(
    name,
    `a note deleted by ${actor}: ${how}`,
    expected,
    ({ at, client }) => client.delete(fixture.path(at)),
    { actor, documents: (at) => ({ [fixture.path(at)]: note(at, before) }) },
  );

/** Notes of others, far too large, without what they said before, or in another member's name. */
export const noteAttacks: readonly Case[] = [
  created('their own', 'allowed', {}),
  created('with a text of a million characters', 'refused', { body: 'x'.repeat(1_000_000) }),
  created('with a text of 5,000 characters', 'allowed', { body: 'x'.repeat(5_000) }),
  created('with a text of 5,001 characters', 'refused', { body: 'x'.repeat(5_001) }),
  created('with former texts', 'refused', { earlier: ['Never written'] }),
  created('by a colleague', 'refused', { created_by: 'colleague' }),
  created('of a person at a path', 'refused', { person_id: 'a/b' }),
  created('of somebody who is there', 'allowed', { person_id: 'ana' }),
  created('of somebody who was merged away', 'refused', { person_id: 'ann' }),
  created('with eleven mentions', 'refused', { mentions: Array.from({ length: 11 }, (_, at) => `uid${at}`) }),
  created('with a mention at a path', 'refused', { mentions: ['colleague', '../x'] }),
  created('with a mention of two lines', 'refused', { mentions: ['colleague\nanother'] }),
  created('with a mention that is no text', 'refused', { mentions: [7] }),
  created('without the right', 'refused', {}, 'user'),
  updated('another text', 'allowed', { body: 'One' }, { body: 'Two', earlier: ['One'] }),
  updated(
    'another text when ten are left',
    'allowed',
    { body: 'One', earlier: texts },
    {
      body: 'Two',
      earlier: ['One', ...texts.slice(0, -1)],
    },
  ),
  updated(
    'eleven former texts',
    'refused',
    { body: 'One', earlier: texts },
    {
      body: 'Two',
      earlier: ['One', ...texts],
    },
  ),
  updated('without the former text', 'refused', { body: 'One' }, { body: 'Two' }),
  updated(
    'with another former text',
    'refused',
    { body: 'One' },
    { body: 'Two', earlier: ['Never written'] },
  ),
  updated('a former text forgotten', 'refused', { body: 'One', earlier: ['Zero'] }, { earlier: [] }),
  updated(
    'a text of a million characters',
    'refused',
    { body: 'One' },
    {
      body: 'x'.repeat(1_000_000),
      earlier: ['One'],
    },
  ),
  ...(['admin', 'manager'] as const).map((actor) => updated('a colleague’s', 'allowed', others, {}, actor)),
  ...(['finance', 'field', 'user', 'canvasser', 'outsider'] as const).map((actor) =>
    updated('a colleague’s', 'refused', others, {}, actor),
  ),
  updated('taken over as its creator', 'refused', others, { created_by: 'colleague-2' }, 'admin'),
  updated('moved to another person', 'refused', {}, { person_id: 'another' }, 'admin'),
  deleted('a colleague’s', 'allowed', others, 'manager'),
  deleted('a colleague’s', 'refused', others, 'field'),
  deleted('a colleague’s', 'refused', others, 'outsider'),
];
