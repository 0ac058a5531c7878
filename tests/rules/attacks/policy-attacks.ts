import { versionMax } from '#shared/domain/policy/policy-limits.ts';
import type { Case } from '../cases/rules-case.ts';
import { fixtureOf } from '../fixtures/index.ts';
import type { ActorName } from '../harness/actors.ts';
import { type Fields, now, type Value } from '../harness/field-values.ts';
import type { Answer } from '../harness/rest-client.ts';
import type { Place } from '../harness/sandbox.ts';
import { attack, collectionOf, existing, inOrganization } from './attack.ts';

const drafts = fixtureOf('position_drafts');
const issues = fixtureOf('issues');
const uses = fixtureOf('position_uses');
const position = fixtureOf('positions');

const stamp = (at: Place): Fields => {
  const { note: _, ...rest } = drafts.change(at);
  return rest;
};
const colleagues = (count: number) => Array.from({ length: count }, (_, number) => `colleague-${number}`);

type Update = {
  /** The draft before, beside what the fixture has. */
  before?: (at: Place) => Fields;
  change: (at: Place) => Fields;
  actor?: ActorName;
};
const update = (name: string, expected: Answer, { before, change, actor = 'admin' }: Update): Case =>
  attack(
    'position_drafts',
    name,
    expected,
    ({ at, client }) => client.update(drafts.path(at), { ...stamp(at), ...change(at) }),
    {
      actor,
      documents: (at) => ({ [drafts.path(at)]: { ...drafts.document(at), ...before?.(at) } }),
    },
  );
const create = (name: string, expected: Answer, fields: (at: Place) => Fields): Case =>
  attack(
    'position_drafts',
    name,
    expected,
    ({ at, client }) => client.set(drafts.path(at), { ...drafts.document(at), ...fields(at) }),
    { documents: (at) => ({ ...drafts.related?.(at) }) },
  );

const content = () => ({ stance: 'Close the ward.' });
const inReviewByAnother = () => ({ authors: ['colleague-0'], state: 'review' });
const approver = 'grantedPolicyApprove';
const writer = 'grantedPolicyWrite';

/** A value for each part of the content and for each stamp that a draft sent back must leave as it was. */
const changedParts: readonly (readonly [string, Value])[] = [
  ['stance', 'Close the ward.'],
  ['text', 'Another text.'],
  ['local_example', 'Another example.'],
  ['proof', '[{"text":"Another fact.","source":null}]'],
  ['questions', '[{"question":"Why?","answer":"Because."}]'],
  ['say', ['another phrase']],
  ['avoid', ['another phrase']],
  ['base_version', 2],
  ['authors', ['colleague-0', 'colleague-1']],
  ['created_at', now],
  ['created_by', 'colleague-1'],
];
const readersOnly: readonly ActorName[] = ['finance', 'field', 'user', 'canvasser'];

/** Drafts, whose authors never approve them, and what functions alone write. */
export const policyAttacks: readonly Case[] = [
  create('a draft with no author', 'refused', () => ({ authors: [] })),
  create("a draft in a colleague's name", 'refused', () => ({ authors: ['colleague-0'] })),
  create('a draft with a colleague beside its writer', 'refused', (at) => ({
    authors: [at.uid, 'colleague-0'],
  })),
  create('a draft that is in review at once', 'refused', () => ({ state: 'review' })),
  attack('position_drafts', 'a draft of an issue that is not there', 'refused', ({ at, client }) =>
    client.set(drafts.path(at), drafts.document(at)),
  ),
  update('content by a new author who does not name themself', 'refused', {
    before: () => ({ authors: ['colleague-0'] }),
    change: content,
  }),
  update('content by a new author', 'allowed', {
    before: () => ({ authors: ['colleague-0'] }),
    change: (at) => ({ ...content(), authors: ['colleague-0', at.uid] }),
  }),
  update('content by an author who takes another one out', 'refused', {
    before: (at) => ({ authors: [at.uid, 'colleague-0'] }),
    change: (at) => ({ ...content(), authors: [at.uid] }),
  }),
  update('content by an author who takes themself out', 'refused', {
    before: (at) => ({ authors: ['colleague-0', at.uid] }),
    change: () => ({ ...content(), authors: ['colleague-0'] }),
  }),
  update('a note by who takes the authors out', 'refused', {
    change: () => ({ note: 'Ready.', authors: [] }),
  }),
  update('content by an author who adds another one', 'refused', {
    change: (at) => ({ ...content(), authors: [at.uid, 'colleague-0'] }),
  }),
  update('content by a twentieth author', 'allowed', {
    before: () => ({ authors: colleagues(19) }),
    change: (at) => ({ ...content(), authors: [...colleagues(19), at.uid] }),
  }),
  update('content by a twenty-first author', 'refused', {
    before: () => ({ authors: colleagues(20) }),
    change: (at) => ({ ...content(), authors: [...colleagues(20), at.uid] }),
  }),
  update('content that stays in review', 'refused', {
    before: () => ({ state: 'review' }),
    change: content,
  }),
  update('another base version that stays in review', 'refused', {
    before: () => ({ state: 'review' }),
    change: () => ({ base_version: 3 }),
  }),
  update('content that puts a draft back to work', 'allowed', {
    before: () => ({ state: 'review' }),
    change: () => ({ ...content(), state: 'draft' }),
  }),
  update('content together with its submission', 'refused', {
    change: () => ({ ...content(), state: 'review' }),
  }),
  update('a submission by a member who wrote nothing of it', 'allowed', {
    before: () => ({ authors: ['colleague-0'] }),
    change: () => ({ state: 'review', note: 'Ready.' }),
    actor: writer,
  }),
  update('a draft sent back by who only approves', 'allowed', {
    before: inReviewByAnother,
    change: () => ({ state: 'draft', note: 'Which county?' }),
    actor: approver,
  }),
  update('a draft sent back with other content by who only approves', 'refused', {
    before: inReviewByAnother,
    change: (at) => ({ ...content(), state: 'draft', authors: ['colleague-0', at.uid] }),
    actor: approver,
  }),
  update('a draft sent back with an empty note by who only approves', 'refused', {
    before: inReviewByAnother,
    change: () => ({ state: 'draft', note: '' }),
    actor: approver,
  }),
  update('a note that stays in review by who only approves', 'refused', {
    before: inReviewByAnother,
    change: () => ({ note: 'Which county?' }),
    actor: approver,
  }),
  update('a submission by who only approves', 'refused', {
    before: () => ({ authors: ['colleague-0'] }),
    change: () => ({ state: 'review' }),
    actor: approver,
  }),
  update("a draft sent back in a colleague's name", 'refused', {
    before: inReviewByAnother,
    change: () => ({ state: 'draft', updated_by: 'colleague-0' }),
    actor: approver,
  }),
  ...changedParts.map(([part, value]) =>
    update(`a draft sent back with another ${part} by who only approves`, 'refused', {
      before: inReviewByAnother,
      change: () => ({ state: 'draft', note: 'Which county?', [part]: value }),
      actor: approver,
    }),
  ),
  ...changedParts.map(([part, value]) =>
    update(`a draft with another ${part} by a writer who becomes no author`, 'refused', {
      before: () => ({ authors: ['colleague-0'] }),
      change: () => ({ note: 'Ready.', [part]: value }),
      actor: writer,
    }),
  ),
  ...readersOnly.map((actor) =>
    update(`a draft sent back by ${actor}`, 'refused', {
      before: inReviewByAnother,
      change: () => ({ state: 'draft', note: 'Which county?' }),
      actor,
    }),
  ),
  update('a draft that a colleague changed last, sent back by who only approves', 'allowed', {
    before: () => ({ ...inReviewByAnother(), updated_by: 'colleague-0' }),
    change: () => ({ state: 'draft', note: 'Which county?' }),
    actor: approver,
  }),
  update('a note by a writer to a draft that a colleague changed last', 'allowed', {
    before: () => ({ authors: ['colleague-0'], updated_by: 'colleague-0' }),
    change: () => ({ note: 'Ready.' }),
    actor: writer,
  }),
  update('a draft sent back with the longest note', 'allowed', {
    before: inReviewByAnother,
    change: () => ({ state: 'draft', note: 'x'.repeat(1_000) }),
    actor: approver,
  }),
  update('a draft sent back with a longer note', 'refused', {
    before: inReviewByAnother,
    change: () => ({ state: 'draft', note: 'x'.repeat(1_001) }),
    actor: approver,
  }),
  update('content by an author who names themself twice', 'refused', {
    change: (at) => ({ ...content(), authors: [at.uid, at.uid] }),
  }),
  update('a draft with another state', 'refused', { change: () => ({ state: 'approved' }) }),
  attack(
    'issues',
    'the deletion of an issue with a position',
    'refused',
    ({ at, client }) => client.delete(issues.path(at)),
    { documents: (at) => ({ ...existing('issues')(at), [position.path(at)]: position.document(at) }) },
  ),
  attack('position_uses', 'a use of a position that is not there', 'refused', ({ at, client }) =>
    client.set(uses.path(at), uses.document(at)),
  ),
  attack(
    'position_uses',
    'a use of a position of a path',
    'refused',
    ({ at, client }) => client.set(uses.path(at), { ...uses.document(at), issue_id: 'one/versions' }),
    { documents: (at) => ({ ...uses.related?.(at) }) },
  ),
  attack(
    'position_uses',
    'a use of a position under what is no id',
    'refused',
    ({ at, client }) => client.set(uses.path(at), { ...uses.document(at), issue_id: '-one' }),
    { documents: (at) => ({ [`${collectionOf('positions', at)}/-one`]: position.document(at) }) },
  ),
  attack(
    'position_uses',
    'a use of a version beyond the last that a position can have',
    'refused',
    ({ at, client }) => client.set(uses.path(at), { ...uses.document(at), version: versionMax + 1 }),
    { documents: (at) => ({ [position.path(at)]: { ...position.document(at), version: versionMax + 1 } }) },
  ),
  attack(
    'position_uses',
    'a use that moves to another position',
    'refused',
    ({ at, client }) => client.update(uses.path(at), { ...uses.change(at), issue_id: 'two' }),
    {
      documents: (at) => ({
        ...uses.related?.(at),
        [`${collectionOf('positions', at)}/two`]: { ...position.document(at), version: 2 },
        [uses.path(at)]: uses.document(at),
      }),
    },
  ),
  ...([2, 3] as const).flatMap((version) => {
    const expected = version === 2 ? 'allowed' : 'refused';
    const documents = (at: Place) => ({ [position.path(at)]: { ...position.document(at), version: 2 } });
    return [
      attack(
        'position_uses',
        `a use of version ${version} of 2`,
        expected,
        ({ at, client }) => client.set(uses.path(at), { ...uses.document(at), version }),
        { documents },
      ),
      attack(
        'position_uses',
        `a use that is changed to version ${version} of 2`,
        expected,
        ({ at, client }) => client.update(uses.path(at), { ...uses.change(at), version }),
        { documents: (at) => ({ ...documents(at), [uses.path(at)]: uses.document(at) }) },
      ),
    ];
  }),
  ...(['status', 'stance', 'version', 'approved_by'] as const).map((field) =>
    attack(
      'positions',
      `an approved position with another ${field}`,
      'refused',
      ({ at, client }) => client.update(position.path(at), { [field]: field === 'version' ? 3 : 'retired' }),
      { documents: existing('positions') },
    ),
  ),
  attack('position_versions', 'a version that nobody approved', 'refused', ({ at, client }) =>
    client.set(inOrganization(at, 'position_versions/one_2'), {
      ...fixtureOf('position_versions').document(at),
      number: 2,
    }),
  ),
];
