import type { Result, Source } from '../voters/contact-results.ts';
import { eventValue, workerOf } from '../voters/learned.ts';
import type { Learned } from '../voters/voter-state.ts';
import { questionKey, supportQuestion } from './code-mapping.ts';

/** What came of one voter in one place on one day. */
export type Contact = {
  voter: string;
  /** `YYYY-MM-DD`. */
  day: string;
  source: Source;
  result: Result | null;
  /** By question, `support` among them. */
  answers: Map<string, readonly string[]>;
  tags: Set<string>;
};

/** Results that silence a voter for good in every campaign of another system: two people, or one at a desk, must say so. */
const weighty: readonly Result[] = ['deceased', 'moved'];

export type Period = { from: string; to: string; dayOf: (millis: number) => string };

const subjectOf = ({ voter_id, kind, question, tag }: Learned): string | null => {
  if (kind === 'support') return `${voter_id} support`;
  if (kind === 'answer') return `${voter_id} answer ${question}`;
  return kind === 'tag' ? `${voter_id} tag ${tag}` : null;
};

/**
 * Gathers contacts from events that come newest first, so that what was taken back later is known before. Of each day and place
 * the last result stands, and of each question the day's last answer; a tag that was taken off later is not told. Notes and
 * corrections stay here.
 */
export function contactCollector({ from, to, dayOf }: Period) {
  const contacts = new Map<string, Contact>();
  const undone = new Set<string>();
  const cleared = new Set<string>();
  const answered = new Set<string>();
  const reporters = new Map<string, Set<string>>();

  function contactOf(event: Learned, day: string): Contact {
    const key = `${day} ${event.source} ${event.voter_id}`;
    const known = contacts.get(key);
    if (known) return known;
    const { voter_id: voter, source } = event;
    const contact: Contact = { voter, day, source, result: null, answers: new Map(), tags: new Set() };
    contacts.set(key, contact);
    return contact;
  }

  function report({ voter_id, outcome, source }: Learned, worker: string): void {
    const key = `${voter_id} ${outcome}`;
    const known = reporters.get(key) ?? new Set<string>();
    reporters.set(key, known.add(worker));
    // What was entered at a desk was checked there.
    if (source === 'office') known.add('');
  }

  function add(event: Learned): void {
    const named = (id: string) => `${event.voter_id} ${event.kind} ${id}`;
    const subject = subjectOf(event);
    const value = eventValue(event);
    const isUndone = undone.has(named(event.id));
    // As the fold of the log has it: what was taken back stays so where its successor is taken back too, and what said nothing
    // has cleared all the same.
    if (event.undoes) undone.add(named(event.undoes));
    else if (value === null && subject !== null) cleared.add(subject);
    if (value === null || isUndone || (subject !== null && cleared.has(subject))) return;
    if (value === false) {
      if (subject !== null) cleared.add(subject);
      return;
    }
    const day = dayOf(event.happened_at);
    const isWeighty = event.outcome !== null && weighty.includes(event.outcome);
    if (event.kind === 'attempt' && isWeighty) report(event, workerOf(event));
    if (day < from || day > to) return;
    if (event.kind === 'attempt') contactOf(event, day).result ??= event.outcome;
    if (event.kind === 'tag' && event.tag !== null) contactOf(event, day).tags.add(event.tag);
    const isAnswer = event.kind === 'support' || event.kind === 'answer';
    if (!isAnswer || answered.has(`${day} ${subject}`)) return;
    answered.add(`${day} ${subject}`);
    const question = event.kind === 'support' ? supportQuestion : questionKey(event.question ?? '');
    const answers = event.kind === 'support' ? [String(event.score)] : (event.answers ?? []);
    contactOf(event, day).answers.set(question, answers);
  }

  return {
    add,
    /** By voter, and of each in the order of days. */
    contacts(): Map<string, Contact[]> {
      const byVoter = new Map<string, Contact[]>();
      for (const contact of contacts.values()) {
        const own = byVoter.get(contact.voter);
        if (own) own.push(contact);
        else byVoter.set(contact.voter, [contact]);
      }
      for (const own of byVoter.values()) own.sort((one, other) => (one.day < other.day ? -1 : 1));
      return byVoter;
    },
    /** Whether a result that silences somebody for good was reported by one person only. */
    isDoubted: ({ voter, result }: Pick<Contact, 'voter' | 'result'>): boolean =>
      result !== null && weighty.includes(result) && (reporters.get(`${voter} ${result}`)?.size ?? 0) < 2,
  };
}
export type ContactCollector = ReturnType<typeof contactCollector>;
