import { correctable, momentMax } from '#shared/collections/voter_events.ts';
import { filled, saidBy } from '#shared/rules/voters/learned.ts';
import { closingResults } from '#shared/rules/voters/may_close.ts';
import { channels, results, scores, sources } from '#shared/rules/voters/results.ts';
import { type LearnedKind, learnedKinds, suppressionReasons } from '#shared/rules/voters/state.ts';
import type { Answer } from '../../kit/client.ts';
import type { Scene } from '../../kit/stage.ts';
import type { Fields, Value } from '../../kit/values.ts';
import { closing, learnedBy } from '../../subjects/voter_log.ts';
import { subjectOf } from '../../subjects.ts';
import type { Case } from '../case.ts';
import { hole, inOurs, one } from './hole.ts';
import { cutAs, theirs } from './turfs.ts';

const undoes = 'AnEarlierOne';
/** A sound event of each kind: all that it may say. */
const said = {
  attempt: { outcome: 'canvassed' },
  support: { score: 3 },
  tag: { tag: 'Yard sign', is_on: true },
  answer: { question: 'q1', answers: ['Schools', 'Roads, and bridges'] },
  note: { text: 'Back after six' },
  correction: { field: 'cell', text: '+15550100200' },
  suppression: { reason: 'opt_out', channels: ['text', 'mail'], until: '2026-12-31', is_on: true },
} satisfies Record<LearnedKind, Fields>;
const silence: Fields = { ...filled({ voter_id: 'LALCA1', kind: 'note', source: 'door' }) };

const send =
  (kind: LearnedKind, fields: Fields, id = 'one') =>
  ({ at, asker }: Scene) =>
    asker.set(
      inOurs(at, `voter_events/${id}`),
      closing({ ...silence, kind, ...said[kind], ...learnedBy(at), ...fields }),
    );

const says = (kind: LearnedKind, how: string, fields: Fields, right: Answer = 'refused') => ({
  ...hole('voter_events', `${kind}: ${how}`, right, send(kind, fields)),
  group: `voter_events ${kind} ${right}`,
});
const each = (
  kind: LearnedKind,
  field: string,
  values: readonly Value[],
  right: Answer,
  beside: Fields = {},
) =>
  values.map((value, at) =>
    says(kind, `${field} ${at} of ${values.length}`, { ...beside, [field]: value }, right),
  );
const edges = (
  kind: LearnedKind,
  field: string,
  good: readonly Value[],
  broken: readonly Value[],
  beside?: Fields,
) => [...each(kind, field, good, 'allowed', beside), ...each(kind, field, broken, 'refused', beside)];

/** What one kind says another may not, nor leave out. */
const mismatched: readonly Case[] = learnedKinds.flatMap((kind) => {
  const own: readonly string[] = saidBy[kind];
  const foreign = Object.entries<Value>(Object.assign({}, ...Object.values(said))).filter(
    ([field]) => !own.includes(field),
  );
  return [
    says(kind, 'as it should be', {}, 'allowed'),
    ...foreign.map(([field, value]) => says(kind, `that also says ${field}`, { [field]: value })),
    says(kind, 'with something beside it', { extra: null }),
    ...own.map((without) => says(kind, `without ${without}`, { [without]: undefined })),
    says(kind, 'without what it does not say', { [foreign[0]?.[0] ?? 'score']: undefined }),
    says(kind, 'of another kind', { kind: kind === 'note' ? 'correction' : 'note' }),
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
    .map((field) => says('correction', `of ${field}`, { field, text: '12 1/2' }, 'allowed')),
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
      says('support', `walked, but from ${source}`, { source, walked_by: 'somebody-else' }, 'refused'),
    ),
  ...edges('support', 'undoes', ['x', null], ['', 'a/b', '__x__', undefined]),
];

/** Every event with the wrong answer to whether it may close a channel: an opt-out would be asked for in vain. */
const hidden: readonly Case[] = [
  ...learnedKinds.flatMap((kind) => {
    const right = kind === 'suppression' || kind === 'correction';
    return edges(kind, 'closes', [right], [!right, null, undefined, 'true']);
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
  { ...says('note', 'of 900 kB', { text: 'x'.repeat(900_000) }), unmeasured: true },
  ...['_x', '-x', 'é', 'x'.repeat(129), 'accepted-p1'].map((id) =>
    hole('voter_events', `an event under the id ${id.slice(0, 9)}`, 'refused', send('note', {}, id)),
  ),
  hole('voter_events', 'an event of another organization’s voters', 'refused', ({ at, asker }) =>
    asker.set('organizations/elsewhere/voter_events/one', subjectOf('voter_events').document(at)),
  ),
  // The second of two is an update: what was learned stays as it was.
  hole('voter_events', 'the same event once more', 'refused', send('attempt', {}), {
    documents: one('voter_events'),
  }),
  hole('voter_events', 'forty events at once', 'allowed', ({ at, asker }) =>
    asker.commit(
      ...Array.from({ length: 40 }, (_, number) => ({
        set: inOurs(at, `voter_events/e${number}`),
        fields: subjectOf('voter_events').document(at),
      })),
    ),
  ),
  hole('voter_events', 'forty events at once, one of them forged', 'refused', ({ at, asker }) =>
    asker.commit(
      ...Array.from({ length: 40 }, (_, number) => ({
        set: inOurs(at, `voter_events/e${number}`),
        fields: { ...subjectOf('voter_events').document(at), by: number === 39 ? 'somebody-else' : at.uid },
      })),
    ),
  ),
  hole(
    'voter_events',
    'a result at a door and its taking back in one request',
    'allowed',
    ({ at, asker }) =>
      asker.commit(
        ...[{ outcome: 'do_not_walk' }, { outcome: null, undoes: 'e0' }].map((fields, number) => ({
          set: inOurs(at, `voter_events/e${number}`),
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
    { who: 'canvasser', documents: cutAs(theirs) },
  ),
  hole(
    'voter_events',
    'somebody else’s event, read by who may plan',
    'allowed',
    ({ at, asker }) => asker.get(inOurs(at, 'voter_events/one')),
    {
      who: 'field',
      documents: (at) => ({
        [inOurs(at, 'voter_events/one')]: { ...subjectOf('voter_events').document(at), by: 'somebody-else' },
      }),
    },
  ),
  ...(['field', 'user'] as const).map((who) =>
    hole(
      'voter_events',
      `a voter’s timeline, by ${who}`,
      who === 'field' ? 'allowed' : 'refused',
      ({ at, asker }) =>
        asker.list(inOurs(at, 'voter_events'), {
          where: [['voter_id', 'EQUAL', 'LALCA1']],
          orderBy: [['received_at', 'DESCENDING']],
          limit: 50,
        }),
      { who },
    ),
  ),
];

/** The log of what was learned: each field is looked at, by the event’s kind, and nobody writes in another’s name. */
export const voterLogHoles: readonly Case[] = [...mismatched, ...valued, ...hidden, ...forged];
