import { cleanLine } from '../one-line.ts';
import { scores } from '../voters/contact-results.ts';
import type { VoterDraft } from '../voters/learned.ts';
import { type Item, isChosen, noItem, type Option, type Question, type ScriptBody } from './script.ts';

/**
 * What was answered, by question: ids of options (`s1` to `s5` for support), or what was said, or a day. An empty list: it
 * was asked and passed over; no list: it was not asked yet.
 */
export type Answers = Readonly<Record<string, readonly string[]>>;
/** Of whom, where, for which turf or call list, and who walked. */
export type Origin = Pick<VoterDraft, 'voter_id' | 'source' | 'list_id' | 'walked_by'>;

/** Characters of what is answered in words: an event of the log holds no more. */
export const answerLengthMax = 200;

/** Undefined where it was not asked yet. An id may be called as something that every object has. */
const answersTo = (answers: Answers, { id }: Item): readonly string[] | undefined =>
  Object.hasOwn(answers, id) ? answers[id] : undefined;

const scoreIds = scores.map((score) => ({ id: `s${score}`, score }));
export const scoreIdOf = (score: number): string => `s${score}`;
const dayLike = /^\d{4}-\d{2}-\d{2}$/;
const isDay = (text: string): boolean => dayLike.test(text) && !Number.isNaN(Date.parse(text));

/** What an answer says to its question: ids of options that it has, in their order; without what it does not take. */
export function readAnswer(question: Question, values: readonly string[]): readonly string[] {
  const { type, options } = question;
  if (!isChosen(question)) {
    const first = cleanLine(values[0] ?? '')
      .slice(0, answerLengthMax)
      .trim();
    return first === '' || (type === 'day' && !isDay(first)) ? [] : [first];
  }
  const offered = type === 'support' ? scoreIds : options;
  const chosen = offered.map(({ id }) => id).filter((id) => values.includes(id));
  return type === 'choices' ? chosen : chosen.slice(0, 1);
}

const chosenOf = (question: Question, values: readonly string[]): readonly Option[] => {
  const read = isChosen(question) ? readAnswer(question, values) : [];
  return question.options.filter(({ id }) => read.includes(id));
};

/** Whether what follows a question is known only when it is answered. */
const turns = (question: Question): boolean =>
  isChosen(question) && question.options.some(({ next }) => next !== null);

/** What the item itself, or the answer to it, names as next. Of several answers that branch the first decides. */
function namedNext(item: Item, answers: Answers): string | null {
  if (item.kind === 'say') return item.next;
  const branch = chosenOf(item, answersTo(answers, item) ?? []).find(({ next }) => next !== null);
  return branch?.next ?? item.next;
}

/** The place of the item after the one at `at`; null at the end. A branch to nowhere is as none: nobody is left standing. */
function placeAfter({ items }: ScriptBody, at: number, item: Item, answers: Answers): number | null {
  const named = namedNext(item, answers);
  if (named === noItem) return null;
  const place = named === null ? -1 : items.findIndex(({ id }) => id === named);
  const next = place === -1 ? at + 1 : place;
  return next < items.length ? next : null;
}

/**
 * The items that follow from what was answered so far, in order, up to and with a question whose answer decides what comes
 * next. Ends where a branch would come back to an item.
 */
export function itemsFor(body: ScriptBody, answers: Answers): readonly Item[] {
  const shown: Item[] = [];
  const seen = new Set<string>();
  let at: number | null = 0;
  while (at !== null) {
    const item: Item | undefined = body.items[at];
    if (!item || seen.has(item.id)) break;
    seen.add(item.id);
    shown.push(item);
    if (item.kind === 'ask' && answersTo(answers, item) === undefined && turns(item)) break;
    at = placeAfter(body, at, item, answers);
  }
  return shown;
}

/** The questions among the items that are asked, each with what it was answered. */
export const repliesIn = (
  body: ScriptBody,
  answers: Answers,
): readonly { question: Question; values: readonly string[] }[] =>
  itemsFor(body, answers).flatMap((item) => {
    if (item.kind === 'say') return [];
    const values = readAnswer(item, answersTo(answers, item) ?? []);
    return values.length === 0 ? [] : [{ question: item, values }];
  });

const scoreIn = (values: readonly string[]) => scoreIds.find(({ id }) => values.includes(id))?.score ?? null;

/** What the answers say of the voter: scores, answers and tags, of asked questions only. */
export function draftsOf(body: ScriptBody, answers: Answers, origin: Origin): readonly VoterDraft[] {
  const replies = repliesIn(body, answers);
  // A voter has one score: where a script asks twice, the last one is it.
  const scored = replies.findLast(({ question }) => question.type === 'support');
  const once = replies.filter((reply) => reply.question.type !== 'support' || reply === scored);
  const drafts = once.map(
    ({ question, values }): VoterDraft =>
      question.type === 'support'
        ? { ...origin, kind: 'support', score: scoreIn(values) }
        : { ...origin, kind: 'answer', question: question.id, answers: values },
  );
  const tags = once.flatMap(({ question, values }) =>
    chosenOf(question, values).map(({ tag }) => tag?.trim() ?? ''),
  );
  const on = [...new Set(tags)].filter((tag) => tag !== '');
  return [...drafts, ...on.map((tag): VoterDraft => ({ ...origin, kind: 'tag', tag, is_on: true }))];
}
