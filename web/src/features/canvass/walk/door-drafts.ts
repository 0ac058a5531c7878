import type { ScriptBody } from '#shared/domain/surveys/script.ts';
import { type Answers, draftsOf } from '#shared/domain/surveys/survey-run.ts';
import { contacts, type Result, type Score } from '#shared/domain/voters/contact-results.ts';
import type { VoterDraft } from '#shared/domain/voters/learned.ts';
import { isUndoable } from '#shared/domain/voters/may-close.ts';
import type { Learned } from '#shared/domain/voters/voter-state.ts';
import type { WalkBuilding, WalkDoor, WalkPerson } from './walk-model.ts';

/** Of which turf, by whom, when (milliseconds since 1970), and how far from the door the device was, where that is said. */
export type Where = { turf: string; uid: string; now: number; metres: number | null };

/** Milliseconds in which a canvasser's own result is of this visit: another one replaces it. Later it is another visit. */
const visitMs = 4 * 3_600_000;

/** Results after which there is no reason to ask for somebody at this door again. */
const settled: readonly Result[] = [
  ...contacts,
  'moved',
  'deceased',
  'language_barrier',
  'address_not_found',
];

/** The result that this canvasser gave on this visit; null where there is none. */
export function ownNow({ now: attempt }: Pick<WalkPerson, 'now'>, { uid, now }: Where): WalkPerson['now'] {
  return attempt && attempt.by === uid && now - attempt.at < visitMs ? attempt : null;
}

/** Who is still to be asked for at a door on this visit. */
export const toAsk = ({ people }: Pick<WalkDoor, 'people'>, where: Where): WalkPerson[] =>
  people.filter(
    (person) =>
      person.closed === null &&
      ownNow(person, where) === null &&
      !(person.now && settled.includes(person.now.outcome)),
  );

const about = (person: Pick<WalkPerson, 'id'>, { turf, metres }: Where) =>
  ({ voter_id: person.id, source: 'door', list_id: turf, metres_off: metres }) as const;

/** What takes one event of somebody back. */
export function backDraft(event: Learned, { turf }: Where): VoterDraft {
  const { voter_id, kind, tag, question, field, reason, channels, until } = event;
  const fields = { tag, question, field, reason, channels, until };
  return { voter_id, kind, source: 'door', list_id: turf, ...fields, undoes: event.id };
}

const resultOf = (person: WalkPerson, outcome: Result, where: Where): VoterDraft => ({
  ...about(person, where),
  kind: 'attempt',
  outcome,
});

/**
 * One result of one person; a former one of this visit is undone, and the same one again undoes it alone. What closes a
 * channel can be undone for 15 minutes only: after that it stays, another result is added, and the same one changes nothing.
 */
export function resultDrafts(person: WalkPerson, outcome: Result, where: Where): VoterDraft[] {
  const former = ownNow(person, where);
  const event = former && person.events.find(({ id }) => id === former.event);
  const back = event && isUndoable(event, where.now) ? [backDraft(event, where)] : [];
  if (former?.outcome === outcome) return back;
  return [...back, resultOf(person, outcome, where)];
}

/** One result of everybody who is still to be asked for at these doors. */
export const doorDrafts = (doors: readonly WalkDoor[], outcome: Result, where: Where): VoterDraft[] =>
  doors.flatMap((door) => toAsk(door, where).map((person) => resultOf(person, outcome, where)));

/** Nobody got to these doors: they are all of the building that are left. */
export const buildingDrafts = ({ doors }: WalkBuilding, where: Where): VoterDraft[] =>
  doorDrafts(
    doors.filter(({ state }) => state === 'left'),
    'inaccessible',
    where,
  );

/** Somebody there threatened a canvasser: nobody is to go to this door again. `person`: who it was, where that is known. */
export function hostileDrafts(door: WalkDoor, person: WalkPerson | null, where: Where): VoterDraft[] {
  const resident = person ?? door.people[0];
  const attempt =
    resident && ownNow(resident, where)?.outcome !== 'hostile'
      ? resultDrafts(resident, 'hostile', where)
      : [];
  const warnings = door.people
    .filter(({ closed }) => closed !== 'hostile')
    .map(
      (one): VoterDraft => ({
        ...about(one, where),
        kind: 'suppression',
        reason: 'hostile',
        is_on: true,
      }),
    );
  return [...attempt, ...warnings];
}

/** How somebody leans, where nothing else is asked: they were reached. */
export function supportDrafts(person: WalkPerson, score: Score, where: Where): VoterDraft[] {
  const reached =
    ownNow(person, where)?.outcome === 'canvassed' ? [] : resultDrafts(person, 'canvassed', where);
  return [...reached, { ...about(person, where), kind: 'support', score }];
}

const isSame = (one: readonly string[] | undefined | null, other: readonly string[] | undefined | null) =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** What a person answered on this walk, as the runner of a script has it. */
export function answersOf(body: ScriptBody, { answers, events }: WalkPerson): Answers {
  const scored = events.findLast(({ kind }) => kind === 'support')?.score ?? null;
  const values: Record<string, readonly string[]> = {};
  for (const item of body.items) {
    if (item.kind !== 'ask') continue;
    const before = answers[item.id];
    if (item.type === 'support' && scored !== null) values[item.id] = [`s${scored}`];
    else if (before) values[item.id] = before;
  }
  return values;
}

const repeats = ({ answers, events }: WalkPerson, draft: VoterDraft): boolean => {
  if (draft.kind === 'answer') return isSame(answers[draft.question ?? ''], draft.answers);
  if (draft.kind === 'tag')
    return events.findLast(({ kind, tag }) => kind === 'tag' && tag === draft.tag)?.is_on === draft.is_on;
  if (draft.kind !== 'support') return false;
  return events.findLast(({ kind }) => kind === 'support')?.score === draft.score;
};

/** What a script can say of somebody, by the event's kind. */
function topicsOf({ items }: ScriptBody) {
  const questions = items.filter((item) => item.kind === 'ask');
  return {
    support: questions.some(({ type }) => type === 'support'),
    questions: new Set(questions.map(({ id }) => id)),
    tags: new Set(questions.flatMap(({ options }) => options.flatMap(({ tag }) => tag ?? []))),
  };
}

/** The own events of this walk that say what is not said any more: of questions that another answer led away from. */
function unsaid(
  body: ScriptBody,
  person: WalkPerson,
  drafts: readonly VoterDraft[],
  where: Where,
): Learned[] {
  const { support, questions, tags } = topicsOf(body);
  const hasDraft = (is: (draft: VoterDraft) => boolean) => drafts.some(is);
  return person.events.filter(({ kind, question, tag, by }) => {
    if (by !== where.uid) return false;
    if (kind === 'support') return support && !hasDraft((one) => one.kind === kind);
    if (kind === 'tag')
      return tags.has(tag ?? '') && !hasDraft((one) => one.kind === kind && one.tag === tag);
    if (kind !== 'answer' || !questions.has(question ?? '')) return false;
    return !hasDraft((one) => one.kind === kind && one.question === question);
  });
}

/**
 * A conversation: what is new or different of its answers, what is not said any more, and that they were reached, which
 * answers imply. `isConversation`: they were reached though they answered nothing.
 */
export function surveyDrafts(
  person: WalkPerson,
  {
    body,
    answers,
    note,
    isConversation,
  }: { body: ScriptBody | null; answers: Answers; note: string; isConversation: boolean },
  where: Where,
): VoterDraft[] {
  const drafts = body ? draftsOf(body, answers, about(person, where)) : [];
  const news = drafts
    .filter((draft) => !repeats(person, draft))
    .map((draft) => ({ ...draft, metres_off: where.metres }));
  const written = note.trim();
  const notes: VoterDraft[] =
    written === '' ? [] : [{ ...about(person, where), kind: 'note', text: written }];
  const backs = body ? unsaid(body, person, drafts, where).map((event) => backDraft(event, where)) : [];
  const reached = isConversation || drafts.length > 0;
  const isCanvassed = ownNow(person, where)?.outcome === 'canvassed';
  const results = reached && !isCanvassed ? resultDrafts(person, 'canvassed', where) : [];
  return [...results, ...backs, ...news, ...notes];
}
