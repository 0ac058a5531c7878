import { expect, it } from 'vitest';
import type { ScriptBody } from '#shared/domain/surveys/script.ts';
import type { VoterDraft } from '#shared/domain/voters/learned.ts';
import type { Learned } from '#shared/domain/voters/voter-state.ts';
import {
  answersOf,
  backDraft,
  buildingDrafts,
  doorDrafts,
  hostileDrafts,
  resultDrafts,
  supportDrafts,
  surveyDrafts,
  toAsk,
} from './door-drafts.ts';
import { doorAt, type WalkDoor, type WalkPerson, walkOf } from './walk-model.ts';
import { at, learnedEvent, learning, where } from './walk-test-data.ts';

const doorWith = (events: readonly Learned[], building = 2, door = 1): WalkDoor => {
  const found = doorAt(walkOf(learning(events)), building, door);
  if (!found) throw new Error('no door');
  return found;
};
const personWith = (events: readonly Learned[]): WalkPerson => {
  const [found] = doorWith(events).people;
  if (!found) throw new Error('nobody');
  return found;
};
/** Who, what, and whether it takes something back. */
const short = (drafts: readonly VoterDraft[]) =>
  drafts.map(({ voter_id, kind, outcome, score, tag, question, answers, reason, text, undoes }) =>
    [voter_id, kind, outcome ?? score ?? tag ?? question ?? reason ?? text, answers, undoes && 'back']
      .flat()
      .filter((part) => part !== undefined && part !== null)
      .join(' '),
  );
const attempt = (voter_id: string, outcome: Learned['outcome'], more: Partial<Learned> = {}) =>
  learnedEvent({ voter_id, kind: 'attempt', outcome }, more);

it('changes nothing where the same closing result is tapped after the time to undo it', () => {
  const late = attempt('e', 'moved', { received_at: at - 15 * 60_000 });
  expect(resultDrafts(personWith([late]), 'moved', where)).toEqual([]);
});

it('says of whom, of which turf and how far from the door', () =>
  expect(resultDrafts(personWith([]), 'refused', { ...where, metres: 12 })).toEqual([
    { voter_id: 'e', kind: 'attempt', source: 'door', outcome: 'refused', list_id: 't1', metres_off: 12 },
  ]));

it.each<[string, Learned[], string[]]>([
  ['the first', [], ['e attempt not_home']],
  [
    'another one of this visit, which takes the former back',
    [attempt('e', 'refused')],
    ['e attempt back', 'e attempt not_home'],
  ],
  ['the same again, which takes it back', [attempt('e', 'not_home')], ['e attempt back']],
  [
    'one of another visit, which stays',
    [attempt('e', 'refused', { happened_at: at - 5 * 3_600_000 })],
    ['e attempt not_home'],
  ],
  [
    'another one after 13 minutes, which takes back a move',
    [attempt('e', 'moved', { received_at: at - 13 * 60_000 })],
    ['e attempt back', 'e attempt not_home'],
  ],
  [
    'another one after 15 minutes, beside a move that stays',
    [attempt('e', 'moved', { received_at: at - 15 * 60_000 })],
    ['e attempt not_home'],
  ],
  [
    'another one after an hour, which takes back a move that is not sent yet',
    [attempt('e', 'moved', { happened_at: at - 3_600_000, received_at: null })],
    ['e attempt back', 'e attempt not_home'],
  ],
  ["one beside a colleague's", [attempt('e', 'refused', { by: 'ben' })], ['e attempt not_home']],
])('a result: %s', (_, events, drafts) =>
  expect(short(resultDrafts(personWith(events), 'not_home', where))).toEqual(drafts),
);

it('not home is said of whoever is still to be asked for', () => {
  expect(short(doorDrafts([doorWith([])], 'not_home', where))).toEqual([
    'e attempt not_home',
    'f attempt not_home',
  ]);
  const talked = doorWith([attempt('e', 'canvassed')]);
  expect(short(doorDrafts([talked], 'not_home', where))).toEqual(['f attempt not_home']);
  const yesterday = { happened_at: at - 86_400_000, received_at: at - 86_400_000 };
  const again = doorWith([attempt('e', 'not_home', yesterday), attempt('f', 'moved', yesterday)]);
  expect(toAsk(again, where).map(({ id }) => id)).toEqual(['e']);
});

it('a building that cannot be entered is said of its homes that are left', () => {
  const { buildings } = walkOf(learning([attempt('e', 'canvassed')]));
  const [, , block] = buildings;
  expect(block && short(buildingDrafts(block, where))).toEqual([
    'd attempt inaccessible',
    'g attempt inaccessible',
  ]);
});

it('a door that is not safe warns of everybody there, and says who it was', () => {
  expect(short(hostileDrafts(doorWith([]), null, where))).toEqual([
    'e attempt hostile',
    'e suppression hostile',
    'f suppression hostile',
  ]);
  const again = doorWith([
    attempt('e', 'hostile'),
    learnedEvent({ voter_id: 'f', kind: 'suppression', reason: 'hostile', is_on: true }),
  ]);
  expect(short(hostileDrafts(again, null, where))).toEqual([]);
});

it('what is taken back names its turf, or a canvasser would be refused', () =>
  expect(backDraft(learnedEvent({ voter_id: 'e', kind: 'note', text: 'x' }), where)).toMatchObject({
    list_id: 't1',
    source: 'door',
    undoes: expect.any(String),
  }));

const options = (...labels: string[]) => labels.map((id) => ({ id, label: id, tag: null, next: null }));
const body: ScriptBody = {
  intro: '',
  items: [
    { kind: 'say', id: 'hello', text: 'Hello', next: null },
    {
      kind: 'ask',
      id: 'support',
      type: 'support',
      short: 'Support',
      text: 'Can we count on you?',
      options: ['s1', 's2', 's3', 's4', 's5'].map((id) => ({
        id,
        label: id,
        tag: null,
        next: id === 's5' ? 'end' : null,
      })),
      next: null,
    },
    {
      kind: 'ask',
      id: 'sign',
      type: 'choice',
      short: 'Sign',
      text: 'A sign?',
      options: options('yes', 'no').map((one) => ({ ...one, tag: one.id === 'yes' ? 'Sign' : null })),
      next: null,
    },
  ],
};
const survey = (person: WalkPerson, answers: Record<string, string[]>, note = '', isConversation = false) =>
  short(surveyDrafts(person, { body, answers, note, isConversation }, where));

it('answers imply that somebody was reached', () =>
  expect(survey(personWith([]), { support: ['s2'], sign: ['yes'] }, ' Dog ')).toEqual([
    'e attempt canvassed',
    'e support 2',
    'e answer sign yes',
    'e tag Sign',
    'e note Dog',
  ]));

it('a note alone does not', () => expect(survey(personWith([]), {}, 'Dog')).toEqual(['e note Dog']));
it('a talk without answers is said', () =>
  expect(survey(personWith([]), {}, '', true)).toEqual(['e attempt canvassed']));

const answered = [
  attempt('e', 'canvassed'),
  learnedEvent({ voter_id: 'e', kind: 'support', score: 2 }),
  learnedEvent({ voter_id: 'e', kind: 'answer', question: 'sign', answers: ['yes'] }),
  learnedEvent({ voter_id: 'e', kind: 'tag', tag: 'Sign', is_on: true }),
];
it('what was answered is found again, and the same says nothing new', () => {
  const person = personWith(answered);
  const found = answersOf(body, person);
  expect(found).toEqual({ support: ['s2'], sign: ['yes'] });
  expect(surveyDrafts(person, { body, answers: found, note: '', isConversation: false }, where)).toEqual([]);
});

it('an answer that is changed is said anew, and what followed from the former is taken back', () =>
  expect(survey(personWith(answered), { support: ['s5'], sign: ['yes'] })).toEqual([
    'e answer sign back',
    'e tag Sign back',
    'e support 5',
  ]));

it('a result of this visit gives way to a talk', () =>
  expect(survey(personWith([attempt('e', 'not_home')]), { support: ['s1'] })).toEqual([
    'e attempt back',
    'e attempt canvassed',
    'e support 1',
  ]));

it('a score by one tap says that they were reached, once', () => {
  expect(short(supportDrafts(personWith([]), 3, where))).toEqual(['e attempt canvassed', 'e support 3']);
  expect(short(supportDrafts(personWith([attempt('e', 'canvassed')]), 4, where))).toEqual(['e support 4']);
});
