import { correctable, momentMax } from '#shared/collections/voter-events.ts';
import { channels, results, scores, sources } from '#shared/domain/voters/contact-results.ts';
import { fullEvent, valuesByKind } from '#shared/domain/voters/learned.ts';
import { closingResults } from '#shared/domain/voters/may-close.ts';
import { type LearnedKind, learnedKinds, suppressionReasons } from '#shared/domain/voters/voter-state.ts';
import type { Case } from '../cases/rules-case.ts';
import { fixtureOf } from '../fixtures/index.ts';
import { closing, learnedBy } from '../fixtures/voter-event-fixtures.ts';
import type { Fields, Value } from '../harness/field-values.ts';
import type { Answer } from '../harness/rest-client.ts';
import type { Scene } from '../harness/sandbox.ts';
import { attack, existing, inOrganization } from './attack.ts';
import { assignedToActor, turfAs } from './turf-attacks.ts';

const undoes = 'AnEarlierOne';
/** A sound event of each kind: all that it may say. */
const validFields = {
  attempt: { outcome: 'canvassed' },
  support: { score: 3 },
  tag: { tag: 'Yard sign', is_on: true },
  answer: { question: 'q1', answers: ['Schools', 'Roads, and bridges'] },
  note: { text: 'Back after six' },
  correction: { field: 'cell', text: '+15550100200' },
  suppression: { reason: 'opt_out', channels: ['text', 'mail'], until: '2026-12-31', is_on: true },
} satisfies Record<LearnedKind, Fields>;
const silence: Fields = { ...fullEvent({ voter_id: 'LALCA1', kind: 'note', source: 'door' }) };

const send =
  (kind: LearnedKind, fields: Fields, id = 'one') =>
  ({ at, client }: Scene) =>
    client.set(
      inOrganization(at, `voter_events/${id}`),
      closing({ ...silence, kind, ...validFields[kind], ...learnedBy(at), ...fields }),
    );

const eventCase = (kind: LearnedKind, how: string, fields: Fields, expected: Answer = 'refused') => ({
  ...attack('voter_events', `${kind}: ${how}`, expected, send(kind, fields)),
  group: `voter_events ${kind} ${expected}`,
});
const each = (
  kind: LearnedKind,
  field: string,
  values: readonly Value[],
  expected: Answer,
  otherFields: Fields = {},
) =>
  values.map((value, at) =>
    eventCase(kind, `${field} ${at} of ${values.length}`, { ...otherFields, [field]: value }, expected),
  );
const edges = (
  kind: LearnedKind,
  field: string,
  good: readonly Value[],
  broken: readonly Value[],
  otherFields?: Fields,
) => [
  ...each(kind, field, good, 'allowed', otherFields),
  ...each(kind, field, broken, 'refused', otherFields),
];

/** What one kind says another may not, nor leave out. */
const mismatched: readonly Case[] = learnedKinds.flatMap((kind) => {
  const own: readonly string[] = valuesByKind[kind];
  const foreign = Object.entries<Value>(Object.assign({}, ...Object.values(validFields))).filter(
    ([field]) => !own.includes(field),
  );
  return [
    eventCase(kind, 'as it should be', {}, 'allowed'),
    ...foreign.map(([field, value]) => eventCase(kind, `that also says ${field}`, { [field]: value })),
    eventCase(kind, 'with something beside it', { extra: null }),
    ...own.map((without) => eventCase(kind, `without ${without}`, { [without]: undefined })),
    eventCase(kind, 'without what it does not say', { [foreign[0]?.[0] ?? 'score']: undefined }),
    eventCase(kind, 'of another kind', { kind: kind === 'note' ? 'correction' : 'note' }),
  ];
});

const longest = (length: number) => 'é'.repeat(length);
const texts = (max: number) => ({
  good: ['x', longest(max)],
  broken: ['', ' x', `${longest(max)}x`, 7, null],
});
const [tag, question, note] = [texts(60), texts(64), texts(2_000)];
const valued: readonly Case[] = [
  ...edges('attempt', 'outcome', results, ['nonsense', '', 1, null]),
  ...edges('attempt', 'outcome', [...results, null], ['nonsense'], { undoes }),
  ...edges('support', 'score', [...scores, null], [0, 6, 2.5, '1']),
  ...edges('tag', 'tag', tag.good, tag.broken),
  ...edges('tag', 'is_on', [false], [null, 1]),
  ...edges('tag', 'is_on', [null], [1], { undoes }),
  ...edges('answer', 'question', question.good, question.broken),
  ...edges(
    'answer',
    'answers',
    [null, [longest(200)], Array(20).fill('x')],
    [[], Array(21).fill('x'), 'x', [7]],
  ),
  ...each('answer', 'answers', [['x '], ['x', ' y'], ['x\u001fy'], [longest(201)], ['x', '']], 'refused'),
  ...edges('note', 'text', note.good, note.broken),
  ...edges('note', 'text', [null], [''], { undoes }),
  ...edges('correction', 'field', ['cell', 'landline'], ['party', '', null]),
  ...each('correction', 'field', ['party'], 'refused', { text: null }),
  ...edges('correction', 'text', [null, ''], ['5550100200', 'ana@example.org', 7]),
  ...edges('correction', 'text', ['ana@example.org', ''], ['+15550100200', 'Ana@example.org'], {
    field: 'email',
  }),
  ...correctable
    .slice(3)
    .map((field) => eventCase('correction', `of ${field}`, { field, text: '12 1/2' }, 'allowed')),
  ...edges('correction', 'text', [longest(120)], [longest(121), ' x'], { field: 'street' }),
  ...edges('suppression', 'reason', suppressionReasons, ['nonsense', null]),
  ...edges(
    'suppression',
    'channels',
    [null, channels, ['walk']],
    [[], ['fax'], [...channels, 'walk'], 'walk'],
  ),
  ...edges('suppression', 'until', [null, '2028-02-29'], ['2026-02-29', 7]),
  ...edges('suppression', 'is_on', [false], [null, 'true']),
  ...edges('suppression', 'is_on', [null], [], { undoes }),
  ...edges('support', 'source', sources, ['rumor', null]),
  ...edges('support', 'voter_id', ['x', longest(64)], ['', longest(65), 7]),
  ...edges('support', 'list_id', ['x', longest(64), null], ['', longest(65), undefined]),
  ...edges('support', 'metres_off', [0, 100_000, null, undefined], [-1, 100_001, 1.5, '1']),
  ...edges(
    'support',
    'walked_by',
    ['somebody-else', '~Rosa Diaz', longest(128), null, undefined],
    ['', ' x', longest(129), 7],
  ),
  ...sources
    .filter((source) => source !== 'door')
    .map((source) =>
      eventCase('support', `walked, but from ${source}`, { source, walked_by: 'somebody-else' }, 'refused'),
    ),
  ...edges('support', 'undoes', ['x', null], ['', 'a/b', '__x__', undefined]),
];

/** Every event with the wrong answer to whether it may close a channel: an opt-out would be asked for in vain. */
const hidden: readonly Case[] = [
  ...learnedKinds.flatMap((kind) => {
    const expected = kind === 'suppression' || kind === 'correction';
    return edges(kind, 'closes', [expected], [!expected, null, undefined, 'true']);
  }),
  ...closingResults.flatMap((outcome) => edges('attempt', 'closes', [true], [false], { outcome })),
  ...results
    .filter((outcome) => !closingResults.includes(outcome))
    .flatMap((outcome) => edges('attempt', 'closes', [false], [true], { outcome })),
  ...edges('attempt', 'closes', [true], [false], { outcome: null, undoes }),
  ...edges('attempt', 'closes', [true], [false], { outcome: 'not_home', undoes }),
  ...edges('suppression', 'closes', [true], [false], { is_on: false }),
  ...edges('suppression', 'closes', [true], [false], { is_on: null, undoes }),
  ...edges('correction', 'closes', [true], [false], { text: null }),
  ...edges('note', 'closes', [false], [true], { undoes }),
];

const dayMs = 86_400_000;
const ahead = (days: number) => Date.now() + Math.round(days * dayMs);
const soon = (days: number) => new Date(Date.now() + days * dayMs);
const forged: readonly Case[] = [
  ...edges('note', 'by', [], ['somebody-else', null, undefined]),
  ...edges('note', 'received_at', [], [soon(0), soon(-1), soon(1), null, undefined]),
  ...edges(
    'note',
    'happened_at',
    [0, ahead(-900), ahead(3), Date.parse('2100-01-01'), momentMax],
    [momentMax + 1, -1, 0.5, '2026-11-20', soon(0), null, undefined],
  ),
  { ...eventCase('note', 'of 900 kB', { text: 'x'.repeat(900_000) }), skipsCoverage: true },
  ...['_x', '-x', 'é', 'x'.repeat(129), 'accepted-p1'].map((id) =>
    attack('voter_events', `an event under the id ${id.slice(0, 9)}`, 'refused', send('note', {}, id)),
  ),
  attack('voter_events', 'an event of another organization’s voters', 'refused', ({ at, client }) =>
    client.set('organizations/elsewhere/voter_events/one', fixtureOf('voter_events').document(at)),
  ),
  // The second of two is an update: what was learned stays as it was.
  attack('voter_events', 'the same event once more', 'refused', send('attempt', {}), {
    documents: existing('voter_events'),
  }),
  attack('voter_events', 'forty events at once', 'allowed', ({ at, client }) =>
    client.commit(
      ...Array.from({ length: 40 }, (_, number) => ({
        set: inOrganization(at, `voter_events/e${number}`),
        fields: fixtureOf('voter_events').document(at),
      })),
    ),
  ),
  attack('voter_events', 'forty events at once, one of them forged', 'refused', ({ at, client }) =>
    client.commit(
      ...Array.from({ length: 40 }, (_, number) => ({
        set: inOrganization(at, `voter_events/e${number}`),
        fields: { ...fixtureOf('voter_events').document(at), by: number === 39 ? 'somebody-else' : at.uid },
      })),
    ),
  ),
  attack(
    'voter_events',
    'a result at a door and its taking back in one request',
    'allowed',
    ({ at, client }) =>
      client.commit(
        ...[{ outcome: 'do_not_walk' }, { outcome: null, undoes: 'e0' }].map((fields, number) => ({
          set: inOrganization(at, `voter_events/e${number}`),
          fields: closing({
            ...silence,
            kind: 'attempt',
            voter_id: 'V1',
            list_id: 'one',
            ...learnedBy(at),
            ...fields,
          }),
        })),
      ),
    { actor: 'canvasser', documents: turfAs(assignedToActor) },
  ),
  attack(
    'voter_events',
    'somebody else’s event, read by who may plan',
    'allowed',
    ({ at, client }) => client.get(inOrganization(at, 'voter_events/one')),
    {
      actor: 'field',
      documents: (at) => ({
        [inOrganization(at, 'voter_events/one')]: {
          ...fixtureOf('voter_events').document(at),
          by: 'somebody-else',
        },
      }),
    },
  ),
  ...(['field', 'user'] as const).map((actor) =>
    attack(
      'voter_events',
      `a voter’s timeline, by ${actor}`,
      actor === 'field' ? 'allowed' : 'refused',
      ({ at, client }) =>
        client.list(inOrganization(at, 'voter_events'), {
          where: [['voter_id', 'EQUAL', 'LALCA1']],
          orderBy: [['received_at', 'DESCENDING']],
          limit: 50,
        }),
      { actor },
    ),
  ),
];

/** The log of what was learned: each field is looked at, by the event’s kind, and nobody writes in another’s name. */
export const voterEventAttacks: readonly Case[] = [...mismatched, ...valued, ...hidden, ...forged];
