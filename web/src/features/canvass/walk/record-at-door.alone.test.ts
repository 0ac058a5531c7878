import { beforeEach, expect, it, vi } from 'vitest';
import type { Learned } from '#shared/domain/voters/voter-state.ts';
import { waitFor } from '../../../../../tests/unit/wait-for.ts';
import type { Operation } from '../../../shared/data/journal/index.ts';
import { learnedIn } from '../../../shared/voters/log/event.ts';
import type { VoterDraft } from '../../../shared/voters/log/learn.ts';
import { hostileDrafts, resultDrafts, supportDrafts, surveyDrafts } from './door-drafts.ts';
import { doorAt, type WalkDoor, type WalkPerson, walkOf } from './walk-model.ts';
import { learnedEvent, learning, where } from './walk-test-data.ts';

const journal = vi.hoisted(() => ({ committed: [] as Operation[] }));
vi.mock('../../../shared/data/journal/index.ts', () => ({
  commitAll: async (operations: readonly Operation[]) => {
    journal.committed.push(...operations);
    return operations.map(() => Promise.resolve());
  },
}));
vi.mock('../../../shared/ui/toasts.tsx', () => ({
  toast: () => {},
  notifyIfFailed: (work: Promise<unknown>) => work,
}));
const { endOffer, recordAtDoor, useLastRecorded } = await import('./record-at-door.ts');

const attempt = (outcome: Learned['outcome'], by = 'ana'): Learned =>
  learnedEvent({ voter_id: 'e', kind: 'attempt', outcome }, { by });
const body = {
  intro: '',
  items: [
    {
      ...{ kind: 'ask', id: 'sign', type: 'choice', short: 'Sign', text: 'A sign?', next: null },
      options: ['yes', 'no'].map((id) => ({ id, label: id, tag: null, next: null })),
    },
  ],
} satisfies Parameters<typeof surveyDrafts>[1]['body'];
const answers = learnedEvent({ voter_id: 'e', kind: 'answer', question: 'sign', answers: ['yes'] });

/** The door as a device has it that was told `events`, and what it has written since. */
function doorWith(events: readonly Learned[]): WalkDoor {
  const own = journal.committed.flatMap((operation) => learnedIn(operation, 'ana') ?? []);
  const door = doorAt(walkOf(learning([...events, ...own])), 2, 1);
  if (!door) throw new Error('no door');
  return door;
}
const shown = ({ state, hostile, people }: WalkDoor) => ({
  ...{ state, hostile },
  people: people.map(({ support, closed, now, answers }) => ({
    ...{ support, closed, answers },
    now: now && [now.outcome, now.by],
  })),
});

beforeEach(() => {
  journal.committed = [];
  endOffer();
});

type DraftsOf = (person: WalkPerson, door: WalkDoor) => readonly VoterDraft[];
it.each<[string, readonly Learned[], DraftsOf]>([
  ['the first result', [], (person) => resultDrafts(person, 'refused', where)],
  ['another result', [attempt('refused')], (person) => resultDrafts(person, 'not_home', where)],
  [
    'the same result, which took it back',
    [attempt('refused')],
    (person) => resultDrafts(person, 'refused', where),
  ],
  [
    'a result beside a colleague’s',
    [attempt('moved', 'ben')],
    (person) => resultDrafts(person, 'not_home', where),
  ],
  [
    'another result after a colleague’s',
    [attempt('moved', 'ben'), attempt('refused')],
    (person) => resultDrafts(person, 'canvassed', where),
  ],
  ['a score where a result was', [attempt('not_home')], (person) => supportDrafts(person, 2, where)],
  [
    'a score beside a colleague’s',
    [attempt('canvassed', 'ben'), learnedEvent({ voter_id: 'e', kind: 'support', score: 4 }, { by: 'ben' })],
    (person) => supportDrafts(person, 1, where),
  ],
  [
    'a talk without what was answered before',
    [attempt('canvassed'), answers],
    (person) => surveyDrafts(person, { body, answers: {}, note: '', isConversation: true }, where),
  ],
  ['that a door is not safe', [attempt('refused')], (_, door) => hostileDrafts(door, null, where)],
])('taken back, %s leaves the door as it was', async (_, events, draftsOf) => {
  const before = doorWith(events);
  const [person] = before.people;
  if (!person) throw new Error('nobody');
  expect(await recordAtDoor(draftsOf(person, before), before.people, 'Said', 'Name e')).toBe(true);
  expect(shown(doorWith(events))).not.toEqual(shown(before));
  useLastRecorded.getState().last?.undo();
  await waitFor(() => expect(shown(doorWith(events))).toEqual(shown(before)));
  // Nothing of a former event comes along that only the server says.
  for (const { operation, ...rest } of journal.committed) {
    expect(operation).toBe('create');
    expect(Object.keys('data' in rest ? rest.data : {})).not.toEqual(expect.arrayContaining(['by']));
  }
});
