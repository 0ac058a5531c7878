import { eventValue, type VoterDraft } from '../voters/learned.ts';
import type { Learned } from '../voters/voter-state.ts';
import type { ScriptBody } from './script.ts';
import { type Answers, draftsOf, type Origin, scoreIdOf } from './survey-run.ts';

/** An event without who said it and when: a device knows that of its own before the server does. */
export type SurveyEvent = Omit<Learned, 'by' | 'happened_at' | 'received_at'>;

/** What an event is about: of each only one holds on one day. Null for what no script says. */
function aboutOf({ kind, question = null, tag = null }: VoterDraft): string | null {
  if (kind === 'support') return kind;
  if (kind === 'answer') return `answer ${question}`;
  return kind === 'tag' ? `tag ${tag}` : null;
}
const valueKeyOf = ({ kind, score = null, answers = null, is_on = null }: VoterDraft): string =>
  JSON.stringify(kind === 'support' ? score : kind === 'answer' ? answers : is_on);

/** Of what was said in this order the last about each thing, without what was taken back. */
export function latestBySubject<E extends SurveyEvent>(events: readonly E[]): ReadonlyMap<string, E> {
  const undone = new Set(events.map(({ undoes }) => undoes));
  const latest = new Map<string, E>();
  for (const event of events) {
    const about = aboutOf(event);
    if (about === null || undone.has(event.id)) continue;
    if (eventValue(event) !== null) latest.set(about, event);
    else if (event.undoes === null) latest.delete(about);
  }
  return latest;
}

/** The answers that a script has already, to begin with: `events` of one voter, in order, on one day. */
export function answersIn(body: ScriptBody, events: readonly SurveyEvent[]): Answers {
  const latest = latestBySubject(events);
  return Object.fromEntries(
    body.items.flatMap((item): [string, readonly string[]][] => {
      if (item.kind === 'say') return [];
      const { id, type } = item;
      const { score = null, answers = null } = latest.get(type === 'support' ? type : `answer ${id}`) ?? {};
      const had = type === 'support' ? (score === null ? null : [scoreIdOf(score)]) : answers;
      return had === null ? [] : [[id, had]];
    }),
  );
}

/** What a script can say, by what it is about. */
function aboutsOf({ items }: ScriptBody): ReadonlySet<string> {
  const questions = items.filter((item) => item.kind === 'ask');
  const tags = questions.flatMap(({ options }) => options.map(({ tag }) => tag?.trim() ?? ''));
  return new Set([
    ...questions.map(({ id, type }) => (type === 'support' ? type : `answer ${id}`)),
    ...tags.filter((tag) => tag !== '').map((tag) => `tag ${tag}`),
  ]);
}

/**
 * What is to be said anew: one response for each question, person and day. `events`: what was said of this voter on the same
 * day, in order. The same again is not said; another answer stands instead of the former; and what was said for the same
 * turf or call list, and no longer follows from the answers, is taken back.
 */
export function revised(
  body: ScriptBody,
  answers: Answers,
  origin: Origin,
  events: readonly SurveyEvent[],
): readonly VoterDraft[] {
  const latest = latestBySubject(events);
  const drafts = draftsOf(body, answers, origin);
  const now = new Set(drafts.map(aboutOf));
  const news = drafts.flatMap((draft) => {
    const before = latest.get(aboutOf(draft) ?? '');
    if (!before) return [draft];
    return valueKeyOf(before) === valueKeyOf(draft) ? [] : [{ ...draft, undoes: before.id }];
  });
  const abouts = aboutsOf(body);
  const isSameOrigin = ({ source, list_id }: SurveyEvent) =>
    source === origin.source && list_id === (origin.list_id ?? null);
  const back = [...latest]
    .filter(([about, event]) => abouts.has(about) && !now.has(about) && isSameOrigin(event))
    .map(([, event]): VoterDraft => ({ ...origin, ...subjectOf(event), undoes: event.id }));
  return [...back, ...news];
}

const subjectOf = ({ kind, question, tag }: SurveyEvent): Pick<VoterDraft, 'kind' | 'question' | 'tag'> =>
  kind === 'answer' ? { kind, question } : kind === 'tag' ? { kind, tag } : { kind };
